import Foundation
import Site

extension Settings {
  /// What an edit can change: the project, wherever its files are.
  var watchedPaths: [String] { [absolute(project.path)] }

  /// What Greenroom writes itself. Names that begin with a dot, such as the
  /// folder of what it remembers, are not watched anyway.
  var ignoredPaths: [String] { [absolute(siteOptions.outputPath)] }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
