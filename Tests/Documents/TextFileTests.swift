import Diagnostics
import Documents
import Testing

/// Files of text that other modules take apart.
@Suite struct TextFileTests {
  @Test func theFirstWrongByteHasItsPlace() {
    let problem = TextFile.encodingProblem(
      in: Array("é\nsecond ".utf8) + [0xC3, 0x28, 0xFF], file: "mine.css")
    #expect(
      DiagnosticFormat.text.render([problem].compactMap { $0 }) == """
        mine.css:2:8: error: this byte is not valid UTF-8 [encoding]
          help: save the file as UTF-8
        1 error

        """)
  }

  @Test(arguments: ["", "plain", "é\u{10FFFF}\0"])
  func textIsNoProblem(_ text: String) {
    #expect(
      TextFile.encodingProblem(in: Array(text.utf8), file: "f") == nil)
  }

  @Test func onlyAMarkAtTheStartIsTakenAway() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(TextFile.withoutMark(mark + [0x61] + mark) == [0x61] + mark)
    #expect(TextFile.withoutMark([0xEF, 0xBB]) == [0xEF, 0xBB])
  }
}
