import CProcesses
import Foundation
import Testing

@Suite("End of a process")
struct ProcessEndTests {
  @Test("a process that is no child of this one has ended, so that nobody waits for it for ever")
  func notAChild() {
    let end = process_take_end(getppid())
    #expect(end.has_ended)
    #expect(end.is_signal && end.code == SIGKILL)
  }
}
