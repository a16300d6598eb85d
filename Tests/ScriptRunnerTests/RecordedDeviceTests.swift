import Foundation
import HeadlessDevice
import Testing

@testable import ScriptRunner

@Suite("Records of a device's requests, events and findings")
struct RecordedDeviceTests {
  private let device = Device()

  private func json(since old: RecordedDevice) -> String {
    var json = JSONText()
    json.object { $0.write(device, since: old) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("a request is written when it is sent, and once more with its answer")
  func requests() throws {
    device.network.add(
      Stub(
        method: "POST", path: "/notes",
        outcome: .response(
          HTTPResponse(status: 201, headers: ["Y": "4", "X": "3"], body: Data("done".utf8))),
        delay: .milliseconds(200)))
    let before = RecordedDevice()
    device.network.send(
      HTTPRequest("POST", "/notes", headers: ["B": "2", "A": "1"], body: Data("{}".utf8))
    ) { _ in }
    let request =
      #"{"number":0,"method":"POST","path":"/notes","sent":0,"headers":["A: 1","B: 2"],"body":"{}""#
    let events = #""events":[[0,"network","POST /notes","{}"]]"#
    #expect(json(since: before) == #"{"requests":[\#(request)}],\#(events)}"#)
    let sent = RecordedDevice(device, after: before)
    #expect(json(since: sent) == "{}")
    try device.clock.advance(by: .milliseconds(200))
    let answer =
      #""answered":200,"status":201,"answerHeaders":["X: 3","Y: 4"],"answer":"done""#
    let later = #""events":[[200,"network","201 POST /notes",""]]"#
    #expect(json(since: sent) == #"{"requests":[\#(request),\#(answer)}],\#(later)}"#)
    #expect(json(since: RecordedDevice(device, after: sent)) == "{}")
  }

  @Test("a request that fails has its error, and a body that is not text its length")
  func failures() throws {
    device.network.isOnline = false
    device.network.send(HTTPRequest("PUT", "/photo", body: Data([0xFF, 0xFE]))) { _ in }
    try device.clock.runDueWork()
    let request =
      #"{"number":0,"method":"PUT","path":"/photo","sent":0,"body":"2 bytes, not UTF-8""#
    #expect(
      json(since: RecordedDevice()).hasPrefix(
        #"{"requests":[\#(request),"answered":0,"error":"The Internet connection appears to be offline."}]"#
      ))
  }

  @Test("of a body that is longer than 16,384 characters the rest is counted")
  func longBody() {
    for count in [16_384, 16_390] {
      device.network.send(
        HTTPRequest("PUT", "/a", body: Data(repeating: UInt8(ascii: "a"), count: count))
      ) { _ in }
    }
    let text = String(repeating: "a", count: 16_384)
    let bodies = json(since: RecordedDevice()).matches(of: /"body":"([^"]*)"/).map {
      String($0.output.1)
    }
    #expect(bodies == [text, #"\#(text)\n… 6 more characters"#])
  }

  @Test("events and findings are written once, in their order")
  func events() throws {
    let before = RecordedDevice(device, after: RecordedDevice())
    try device.clock.advance(by: .milliseconds(5))
    device.log.post("saved", detail: "draft")
    device.findings.report(Finding.Kind(rawValue: "leak"), "A leaks")
    #expect(
      json(since: before)
        == #"{"events":[[5,"app","saved","draft"]],"findings":[["leak","A leaks"]]}"#)
    #expect(json(since: RecordedDevice(device, after: before)) == "{}")
  }
}
