// The declarations that the browser does not take, whatever the custom properties
// in them stand for.
(pairs) => pairs.filter(([name, value]) => !CSS.supports(name, value));
