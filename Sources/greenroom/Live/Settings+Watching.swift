import Foundation
import Site

extension Settings {
  /// What an edit can change: the project, and what it reads elsewhere.
  func watchedPaths(elsewhere: [String] = []) -> [String] {
    [absolute(project.path)] + elsewhere.map(absolute)
  }

  /// A file that is there as long as the site is.
  var siteIndexPath: String {
    absolute(siteOptions.outputPath + "/site.json")
  }

  /// What Greenroom writes itself. Names that begin with a dot, such as the
  /// folder of what it remembers, are not watched anyway.
  var ignoredPaths: [String] { [absolute(siteOptions.outputPath)] }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
