import TestSupport
import Testing

/// What of the files that data names is published, and what never is.
@Suite struct AssetTests {
  private static func files(_ url: String) -> [String: String] {
    [
      "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
      "catalog.json": SmallSite.catalog(
        SmallSite.video("a", "A", #""thumbnail": {"url": "\#(url)"}"#)),
    ]
  }

  /// Builds in a project one folder below a temporary one, so that a test may
  /// put files beside it.
  private func expectPlaceholder(
    _ url: String, _ problem: String,
    at location: SourceLocation = #_sourceLocation,
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) async throws {
    let site = try TestSite(Self.files(url))
    try prepare(site.folder)
    let build = try await site.build()
    #expect(build.problems == problem, sourceLocation: location)
    #expect(
      build.files["base/en/widgets/w.html"] == """
        w · Cup ltr\u{20}
        [w] w
        - A ../player/a.html

        """, sourceLocation: location)
    #expect(
      build.files.keys.filter { $0.hasPrefix("assets/") } == [],
      sourceLocation: location)
  }

  private static func missing(_ url: String, _ why: String) -> String {
    """
    catalog.json:2:48: warning: the image “\(url)” \(why) [missing-asset]
      help: addresses are relative to the file that names them
    """
  }

  private static func refused(_ url: String) -> String {
    """
    catalog.json:2:48: warning: the image “\(url)” is of a type that is not \
    published [unknown-file-type]
      help: use one of these: avif, gif, jpeg, jpg, png, svg, webp
    """
  }

  @Test func aMissingPictureIsAWarningAndAPlaceholder() async throws {
    try await expectPlaceholder(
      "img/a.png", Self.missing("img/a.png", "does not exist"))
  }

  @Test(arguments: ["../../etc/passwd", "a.exe", "a", "site.yaml", ".png.html"])
  func aFileOfAnotherTypeIsNotPublished(url: String) async throws {
    try await expectPlaceholder(url, Self.refused(url)) {
      try $0.write(["a.exe": "program", "a": "text", ".png.html": "page"])
    }
  }

  @Test func aPathOutOfTheProjectIsRefused() async throws {
    let outside = try TemporaryFolder()
    try outside.write(["secret.png": "secret"])
    let name = outside.path.split(separator: "/").last ?? ""
    let url = "../\(name)/secret.png"
    try await expectPlaceholder(
      url, Self.missing(url, "lies outside the project"))
  }

  @Test func anAbsolutePathOutOfTheProjectIsRefused() async throws {
    let outside = try TemporaryFolder()
    try outside.write(["secret.png": "secret"])
    let url = outside.path("secret.png")
    let build = try await TestSite(Self.files(url)).build()
    #expect(build.files.keys.filter { $0.hasPrefix("assets/") } == [])
    #expect(!build.report.diagnostics.isEmpty)
  }

  @Test func aLinkOutOfTheProjectIsRefused() async throws {
    let outside = try TemporaryFolder()
    try outside.write(["secret.png": "secret"])
    try await expectPlaceholder(
      "a.png", Self.missing("a.png", "lies outside the project")
    ) { try $0.link("a.png", to: outside.path("secret.png")) }
    try await expectPlaceholder(
      "img/secret.png",
      Self.missing("img/secret.png", "lies outside the project")
    ) { try $0.link("img", to: outside.path) }
  }

  @Test func aLinkInsideTheProjectIsFollowed() async throws {
    let site = try TestSite(Self.files("a.png"))
    try site.folder.write(["real/a.png": "picture"])
    try site.folder.link("a.png", to: "real/a.png")
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(build.files["assets/#.png"] == "picture")
  }

  @Test func aPipeAFolderAndAnEmptyFileAreRefused() async throws {
    try await expectPlaceholder(
      "a.png", Self.missing("a.png", "is not a regular file")
    ) { try $0.pipe("a.png") }
    try await expectPlaceholder(
      "a.png", Self.missing("a.png", "is a folder, not a file")
    ) { try $0.makeFolder("a.png") }
    try await expectPlaceholder("a.png", Self.missing("a.png", "is empty")) {
      try $0.write(["a.png": ""])
    }
    try await expectPlaceholder(
      "a.png",
      Self.missing(
        "a.png",
        "cannot be reached: a part of its path is a link or not a folder")
    ) { try $0.link("a.png", to: "a.png") }
  }

  @Test func everyUseOfABadFileSaysWhatIsWrongWithIt() async throws {
    let thumbnail = #""thumbnail": {"url": "a.png"}"#
    let site = try TestSite([
      "site.yaml": SmallSite.configuration(),
      "catalog.json": SmallSite.catalog(
        SmallSite.video("a", "A", thumbnail),
        SmallSite.video("b", "B", thumbnail)),
      "a.png": "",
    ])
    let build = try await site.build()
    #expect(
      build.problems == Self.missing("a.png", "is empty") + "\n"
        + Self.missing("a.png", "is empty").replacing(":2:", with: ":3:"))
  }

  @Test func oneFileIsPublishedOnceHoweverOftenItIsNamed() async throws {
    let thumbnail = #""thumbnail": {"url": "a.png"}"#
    let site = try TestSite([
      "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
      "catalog.json": SmallSite.catalog(
        SmallSite.video("a", "A", thumbnail),
        SmallSite.video("b", "B", thumbnail)),
      "a.png": "picture",
    ])
    let build = try await site.build()
    #expect(
      build.tree.names.filter { $0.hasSuffix(".png") }.count == 1)
  }

  @Test func anAddressOnTheWebIsLeftAsItIs() async throws {
    let site = try TestSite(Self.files("https://cdn.example/a.png?w=1&h=2"))
    let build = try await site.build()
    #expect(build.problems == "")
    #expect(
      build.files["base/en/widgets/w.html"]?.contains(
        "- A ../player/a.html https://cdn.example/a.png?w=1&amp;h=2\n")
        == true)
  }
}
