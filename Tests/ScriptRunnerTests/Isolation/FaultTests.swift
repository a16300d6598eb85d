#if os(Linux)
  import Foundation
  import Testing

  @Suite("Scenes that end or block their process", .serialized)
  struct FaultTests {
    private static let script = """
      scene "passes"
      expect "Ready"
      scene "traps"
      expect "Ready"
      tap Trap
      scene "ends the process"
      tap Exit
      scene "recurses without end"
      tap Recurse
      scene "prints and fails"
      tap Print
      expect "Nothing" now
      scene "prints and passes"
      tap Print
      scene "posts to the main queue for ever"
      tap Post
      scene "counts in a static property"
      tap Count
      expect "Taps: 1"
      scene "counts from the beginning again"
      tap Count
      expect "Taps: 1"

      """

    @Test("each fault costs its own scene, with one job and with two")
    func faults() throws {
      let program = try FaultyProgram(Self.script)
      let one = try program.run("--jobs", "1")
      #expect(one.code == 1)
      #expect(one.output == "")
      #expect(try program.run("--jobs", "2") == one)
      #expect(try program.run("--isolation", "file", "--jobs", "1").code == 1)
    }
  }
#endif
