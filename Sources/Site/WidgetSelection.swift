import Configuration
import Diagnostics
import Localization
import Selection
import Styling

/// Says what a widget of a project shows, and why the rest is out.
public enum WidgetSelection {
  /// What `select` prints.
  public struct Report: Sendable {
    /// The ids that the widget shows, in order.
    public var shown: [String] = []
    /// The other items, in catalog order, with the reasons.
    public var reasons: [(id: String, reason: String)] = []
    /// What is wrong with the project.
    public var diagnostics: [Diagnostic] = []
  }

  /// Selects for the widget with this id, in a locale of the site (its first
  /// when nil).
  public static func report(
    _ id: String, locale: LocaleID?, explains: Bool, of folder: ProjectFolder
  ) -> Report {
    var report = Report()
    guard let project = Project.load(folder, into: &report.diagnostics),
      let widget = project.widget(id, into: &report.diagnostics)
    else { return report }
    // A notice of the project has nothing to do with what one widget shows.
    report.diagnostics.removeAll { $0.severity == .notice }
    let selector = Selector(snapshot: project.snapshot)
    var request = SiteSelections.request(
      widget.dataSource, widget.videosFilterParams, project.configuration)
    if let locale { request.locale = locale }
    selector.check(
      request, of: "widget “\(id)”", at: widget.location,
      into: &report.diagnostics)
    let selection = selector.select(request, explaining: explains)
    let limit = project.displayLimit(of: widget, into: &report.diagnostics)
    let items = project.snapshot.items
    let drawn = selection.shown.prefix(limit ?? selection.shown.count)
    report.shown = drawn.map { items[$0].id }
    guard explains else { return report }
    var reasons = selection.excluded.map { excluded in
      let item = items[excluded.index]
      return (excluded.index, excluded.reason.text(for: item, in: request))
    }
    reasons += selection.shown.dropFirst(drawn.count).map {
      ($0, "maxDisplayItemsCount is \(drawn.count), and as many come before it")
    }
    report.reasons = reasons.sorted { $0.0 < $1.0 }
      .map { (items[$0].id, $1) }
    return report
  }
}

extension Project {
  fileprivate func widget(
    _ id: String, into diagnostics: inout [Diagnostic]
  ) -> SiteConfiguration.Widget? {
    if let widget = configuration.widgets.first(where: { $0.id == id }) {
      return widget
    }
    let known = configuration.widgets.map(\.id)
    let near = Suggestion.nearest(to: id, among: known)
    diagnostics.append(
      .error(
        "unknown-widget",
        at: SourceLocation(file: folder.displayPath(ConfigurationFile.name)),
        "there is no widget “\(id)”",
        help: near.map { "did you mean “\($0)”?" }
          ?? "the widgets are \(known.joined(separator: ", "))"))
    return nil
  }

  /// How many items the first theme draws of a widget at most.
  fileprivate func displayLimit(
    of widget: SiteConfiguration.Widget, into diagnostics: inout [Diagnostic]
  ) -> Int? {
    let preset = widget.layout.flatMap { Preset($0, into: &diagnostics) }
    let own =
      widget.style.map { Style.read($0, for: .widget, into: &diagnostics) }
      ?? Style()
    return themes.first.flatMap {
      CardStyle($0.style(forWidgetLayout: preset, own: own))
        .maxDisplayItemsCount
    }
  }
}
