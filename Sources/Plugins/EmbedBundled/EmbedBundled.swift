import Foundation
import PackagePlugin

/// Embeds every file of `Templates/` and `themes/` in the target `Bundled`.
///
/// Each file is a declared input and the list of files is part of the command
/// line, so that an edit, an added and a removed file all rebuild.
@main
struct EmbedBundled: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws
    -> [Command]
  {
    let root = context.package.directoryURL
    var files = try ["Templates", "themes"].flatMap { folder in
      try Self.files(below: root.appending(path: folder))
    }
    // Scripts/fetch-hls.py brings them; without them the program builds too.
    files += ["hls.js", "licence.txt"]
      .map { root.appending(path: "Vendor/hls/\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let output = context.pluginWorkDirectoryURL
      .appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embed \(files.count) templates and theme files",
        executable: try context.tool(named: "EmbedTool").url,
        arguments: [output.path, root.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }

  private static func files(below folder: URL) throws -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys,
        options: [.skipsHiddenFiles])
    else { return [] }
    return try walker.compactMap { $0 as? URL }
      .filter {
        try $0.resourceValues(forKeys: Set(keys)).isRegularFile == true
      }
      .sorted { $0.path < $1.path }
  }
}
