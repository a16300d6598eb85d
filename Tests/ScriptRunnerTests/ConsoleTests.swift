import Foundation
import Testing

@testable import ScriptRunner

@Suite("The console of the process")
struct ConsoleTests {
  @Test("progress is drawn where standard error is a terminal that is not dumb, and nowhere else")
  func progress() {
    let isCapable = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    #expect((Console.standard().drawProgress != nil) == isCapable)
  }

  @Test("a console that tests make draws none, and prints lines each with an end")
  func lines() {
    final class Output { var text = "" }
    let output = Output()
    let console = Console(
      print: { output.text += "out " + $0 }, warn: { output.text += "err " + $0 })
    console.print(["a", "b"])
    console.warn(["c"])
    #expect(
      output.text == "out a\nb\nerr c\n" && console.drawProgress == nil && console.isWritten())
  }
}
