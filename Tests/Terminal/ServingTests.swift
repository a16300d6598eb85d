import Foundation
import Testing

@Suite("Serving a web page at a terminal", .serialized) struct ServingTests {
  @Test("serve --web tells its address, and Ctrl-C ends it with 0")
  func web() throws {
    let home = try Home()
    let device = try PseudoTerminal(
      Program.path, arguments: ["serve", "--web", "--launch", "onboarded=true"],
      environment: home.environment, rows: 24, columns: 120)
    var written = ""
    while !written.contains("Ctrl-C ends it\r\n") {
      let bytes = try #require(device.receive(guardSeconds: 60), "no output after: \(written)")
      try #require(!bytes.isEmpty, "the program ended: \(written)")
      written += String(decoding: bytes, as: UTF8.self)
    }
    #expect(written.contains(#/the session is at http:\/\/127\.0\.0\.1:\d+/\S*\r\n/#), "\(written)")
    try device.send([0x03])
    while let bytes = device.receive(guardSeconds: 60), !bytes.isEmpty {}
    #expect(device.exit == .code(0))
  }
}
