import Foundation
import Testing

@testable import Styling

@Test func scratch() throws {
  let text = Stylesheet.propertyNames.joined(separator: "\n") + "\n"
  try text.write(
    toFile: "/tmp/plan/style-properties.txt", atomically: true, encoding: .utf8)
  try String(decoding: Stylesheet.stateRules, as: UTF8.self).write(
    toFile: "/tmp/plan/style-state-rules.css", atomically: true, encoding: .utf8
  )
}
