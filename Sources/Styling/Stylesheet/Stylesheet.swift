/// The stylesheets of a site's themes.
public enum Stylesheet {}
