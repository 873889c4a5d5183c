/// What is fuzzed: one entry to one part that reads what others wrote.
enum Fuzzer: String, CaseIterable {
  case yaml, json, site, theme, style, catalog, table, template, page, labels,
    times,
    locales, markdown, diagnostics

  /// Tries one input: returns, or ends the process.
  func test(_ bytes: [UInt8]) {
    switch self {
    case .yaml: Documents.yaml(bytes)
    case .json: Documents.json(bytes)
    case .site: Configurations.site(bytes)
    case .theme: Configurations.theme(bytes)
    case .style: Configurations.style(bytes)
    case .catalog: Catalogs.read(bytes)
    case .table: Catalogs.table(bytes)
    case .template: Templates.plain(bytes)
    case .page: Templates.page(bytes)
    case .labels: Configurations.labels(bytes)
    case .times: Texts.times(bytes)
    case .locales: Texts.locales(bytes)
    case .markdown: Texts.markdown(bytes)
    case .diagnostics: Reports.render(bytes)
    }
  }
}
