import CProcesses
import Foundation
import Testing

@testable import ScriptRunner

@Suite("Pipes of messages")
struct PipeTests {
  @Test("a message that is sent arrives, and one to an end that takes none is left out")
  func ends() {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    #expect(process_make_pipe(&reading, &writing))
    defer { close(writing) }
    let reader = PipeReader(reading)
    let message = SceneMessage(kind: .began, scene: 3)
    // The end for reading refuses what is written to it.
    MessageWriter(descriptor: reading).send(message)
    MessageWriter(descriptor: writing).send(message)
    var received: [UInt8] = []
    reader.read { received += $0 }
    #expect(received == message.bytes)
  }
}
