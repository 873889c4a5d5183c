// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// What stands beside the sources of the target `Bundled`, whose folder is the
/// top of the repository because it embeds `Templates` and `themes`.
let besideBundled: [String] = {
  let files = FileManager.default
  let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  func names(_ folder: String) -> [String] {
    (try? files.contentsOfDirectory(atPath: "\(top)/\(folder)")) ?? []
  }
  let atTop = names(".").filter { $0 != "Sources" && $0 != "Package.swift" }
  let modules = names("Sources").filter { $0 != "Bundled" }
  return atTop.filter { !$0.hasPrefix(".") }.sorted()
    + modules.map { "Sources/\($0)" }.sorted()
}()

/// Targets stand in the order in which the layers are stacked: each may
/// depend only on targets above it in this list.
let package = Package(
  name: "greenroom",
  targets: [
    // System libraries and their thinnest shims.
    .systemLibrary(
      name: "CCmark", path: "Sources/CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CFyaml", path: "Sources/CFyaml", pkgConfig: "libfyaml",
      providers: [.apt(["libfyaml-dev"])]),
    .systemLibrary(
      name: "CXXHash", path: "Sources/CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(
      name: "CCsv", path: "Sources/CCsv", providers: [.apt(["libcsv-dev"])]),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
    .systemLibrary(
      name: "CMicrohttpd", path: "Sources/CMicrohttpd",
      pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Sources/CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CQRencode", path: "Sources/CQRencode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]),

    .target(name: "CChildProcess"),

    .target(name: "Diagnostics"),
    .target(
      name: "Preview",
      dependencies: ["CMicrohttpd", "CQRencode", "Diagnostics"]),
    // Collation keys come from the ICU of the toolchain, which Foundation does
    // not hand on.
    .target(
      name: "Localization", dependencies: ["Diagnostics"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "Markup", dependencies: ["CCmark"]),

    .executableTarget(name: "EmbedTool"),
    .plugin(
      name: "EmbedBundled", capability: .buildTool(),
      dependencies: ["EmbedTool"], path: "Sources/Plugins/EmbedBundled"),
    .target(
      name: "Bundled", path: ".",
      exclude: besideBundled, sources: ["Sources/Bundled"],
      plugins: ["EmbedBundled"]),

    .target(
      name: "Documents",
      dependencies: ["CCsv", "CFyaml", "CSimdjson", "Diagnostics"]),
    .target(
      name: "Templating", dependencies: ["Diagnostics", "Documents", "Markup"]),

    .target(
      name: "Catalog",
      dependencies: ["CXXHash", "Diagnostics", "Documents", "Localization"]),
    .target(
      name: "Configuration",
      dependencies: ["Diagnostics", "Documents", "Localization"]),

    .target(
      name: "Selection",
      dependencies: ["Catalog", "Configuration", "Diagnostics", "Localization"]),
    .target(
      name: "Polling",
      dependencies: [
        "CCurl", "Catalog", "Configuration", "Diagnostics", "Documents",
        "Localization",
      ]),
    .target(
      name: "Styling",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Documents", "Localization",
      ]),

    .target(
      name: "Scenarios",
      dependencies: ["CChildProcess", "Catalog", "Localization", "Preview"]),

    .target(
      name: "Rendering",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Localization", "Markup",
        "Styling", "Templating",
      ]),
    .target(
      name: "Schemas",
      dependencies: ["Catalog", "Configuration", "Localization", "Styling"]),
    .target(
      name: "Scaffolding",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Documents", "Localization",
        "Styling",
      ]),
    .target(
      name: "Site",
      dependencies: [
        "Bundled", "CXXHash", "Catalog", "Configuration", "Diagnostics",
        "Documents", "Localization", "Markup", "Polling", "Rendering",
        "Selection", "Styling", "Templating",
      ]),
    .executableTarget(
      name: "greenroom",
      dependencies: [
        "Bundled", "Catalog", "Configuration", "Diagnostics", "Documents",
        "Localization",
        "Polling", "Preview", "Scaffolding", "Scenarios", "Schemas",
        "Selection", "Site",
        "Styling", "Templating",
      ]),

    // Measurements of the developers; `make bench` runs it.
    .executableTarget(
      name: "greenroom-benchmarks",
      dependencies: [
        "Catalog", "Diagnostics", "Documents", "Localization", "Rendering",
        "Site",
      ],
      path: "Sources/Benchmarks"),
    // Answers Tests/ICU, which compares with another build of ICU.
    .executableTarget(
      name: "localization-dump", dependencies: ["Localization"],
      path: "Tests/ICU/Dump"),
    // Serves what Tests/Browser edits.
    .executableTarget(
      name: "preview-stand", dependencies: ["Preview"],
      path: "Tests/Browser/PreviewStand"),

    .testTarget(
      name: "BundledTests", dependencies: ["Bundled"], path: "Tests/Bundled"),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics"],
      path: "Tests/Diagnostics"),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["Localization"],
      path: "Tests/Localization"),
    .testTarget(
      name: "MarkupTests",
      dependencies: ["Markup"],
      path: "Tests/Markup"),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["Diagnostics", "Documents"],
      path: "Tests/Documents"),
    .testTarget(
      name: "TemplatingTests",
      dependencies: ["Diagnostics", "Documents", "Markup", "Templating"],
      path: "Tests/Templating"),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", "Diagnostics", "Documents", "Localization"],
      path: "Tests/Catalog"),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "Configuration", "Diagnostics", "Documents", "Localization",
      ],
      path: "Tests/Configuration"),
    .testTarget(
      name: "SelectionTests",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Localization", "Selection",
      ],
      path: "Tests/Selection"),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "Catalog", "Diagnostics", "Localization", "Preview", "Scenarios",
        "TestSupport",
      ],
      path: "Tests/Scenarios"),
    .testTarget(
      name: "PollingTests",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Documents", "Localization",
        "Polling",
      ],
      path: "Tests/Polling"),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Diagnostics", "Preview", "TestSupport"],
      path: "Tests/Preview"),
    .testTarget(
      name: "StylingTests",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Documents", "Localization",
        "Styling",
      ],
      path: "Tests/Styling"),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Bundled", "Catalog", "Configuration", "Diagnostics", "Documents",
        "Localization", "Rendering", "Styling", "Templating",
      ],
      path: "Tests/Rendering"),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Localization", "Site",
        "TestSupport",
      ],
      path: "Tests/Site"),
    .testTarget(
      name: "SchemasTests",
      dependencies: [
        "Catalog", "Configuration", "Diagnostics", "Documents", "Schemas",
        "Styling", "TestSupport",
      ],
      path: "Tests/Schemas"),
    .testTarget(
      name: "ScaffoldingTests",
      dependencies: [
        "Bundled", "Catalog", "Configuration", "Diagnostics", "Documents",
        "Localization", "Scaffolding", "Styling",
      ],
      path: "Tests/Scaffolding"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Bundled", "Configuration", "Diagnostics", "Documents", "Localization",
        "Rendering", "Styling", "Templating", "TestSupport", "greenroom",
      ],
      path: "Tests/Documentation"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["Diagnostics", "TestSupport", "greenroom"],
      path: "Tests/CommandLine"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Fuzzers are built apart, by `make fuzz`: all that they call is instrumented.
// The variable gives the path of libFuzzer's library without a `main`.
if let library = Context.environment["GREENROOM_FUZZER_LIBRARY"] {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Sources/CFuzzer"),
    .executableTarget(
      name: "Fuzzers",
      dependencies: [
        "CFuzzer", "Catalog", "Configuration", "Diagnostics", "Documents",
        "Localization", "Markup", "Styling", "Templating",
      ],
      linkerSettings: [
        .unsafeFlags([library]), .linkedLibrary("stdc++"),
      ]),
  ]
}
