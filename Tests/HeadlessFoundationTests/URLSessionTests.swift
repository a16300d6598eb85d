import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession

@Suite("URL sessions with completions", .serialized)
struct URLSessionTests {
  private let device = Device()
  private let events = Events()

  private final class Events {
    var all: [String] = []
  }

  init() {
    let answer = HTTPResponse(status: 201, headers: ["X": "y"], body: Data("Hi".utf8))
    for method in ["GET", "POST"] {
      for path in ["/a", "/", "/a?b=1"] {
        device.network.add(Stub(method: method, path: path, outcome: .response(answer)))
      }
    }
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://example.test\(path)"))
  }

  private func post() throws -> URLRequest {
    var request = URLRequest(url: try url("/a"))
    request.httpMethod = "POST"
    return request
  }

  private func record(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let status = (response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "none"
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    events.all.append("\(status) \(text) \((error as? URLError)?.code.rawValue ?? 0)")
  }

  @Test("contents of a URL are the answer at once; another status and no connection are errors")
  func contents() throws {
    Device.current = device
    #expect(try Ported.text(of: url("/a?b=1")) == "Hi")
    #expect(try Ported.contents(of: url("/a")) == Data("Hi".utf8))
    device.network.add(
      Stub(method: "GET", path: "/gone", outcome: .response(HTTPResponse(status: 404))))
    #expect(throws: CocoaError.self) { try Ported.contents(of: url("/gone")) }
    device.network.isOnline = false
    #expect(throws: CocoaError.self) { try Ported.contents(of: url("/a")) }
    #expect(
      device.network.exchanges.map(\.request.summary) == [
        "GET /a?b=1", "GET /a", "GET /gone", "GET /a",
      ])
    #expect(device.network.exchanges.allSatisfy { $0.answeredAt == $0.sentAt })
    #expect(device.clock.pending.isEmpty)
  }

  @Test("a text that is not in the encoding is an error")
  func encoding() throws {
    Device.current = device
    let answer = HTTPResponse(status: 200, body: Data([0xFF]))
    device.network.add(Stub(method: "GET", path: "/latin", outcome: .response(answer)))
    #expect(try Ported.text(of: url("/latin"), encoding: .isoLatin1) == "ÿ")
    #expect(throws: CocoaError.self) { try Ported.text(of: url("/latin")) }
  }

  @Test("a file's text and bytes are Foundation's, in the encoding that the file has")
  func file() throws {
    Device.current = device
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = try #require("é".data(using: .utf16))
    try bytes.write(to: file)
    #expect(try Ported.contents(of: file) == bytes)
    #expect(try Ported.text(of: file, encoding: .utf16) == "é")
    #expect(device.network.exchanges.isEmpty)
    try Data("é".utf8).write(to: file)
    #expect(try Ported.text(of: file) == "é")
  }

  @Test("the shared session is one object for a device")
  func shared() {
    Device.current = device
    let first = Session.shared
    #expect(first === Session.shared)
    Device.current = Device()
    #expect(first !== Session.shared)
  }

  @Test("a task is sent when it is resumed, once, and answered with status, bytes and headers")
  func data() throws {
    Device.current = device
    let task = Session.shared.dataTask(with: try url("/a")) { record($0, $1, $2) }
    #expect(task.state == .suspended)
    #expect(device.network.exchanges == [])
    task.resume()
    task.resume()
    #expect(task.state == .running)
    #expect(events.all == [])
    try device.clock.advance(by: .seconds(1))
    #expect(events.all == ["201 Hi 0"])
    #expect(device.network.exchanges.map(\.request.summary) == ["GET /a"])
    #expect(task.state == .completed)
    #expect((task.response as? HTTPURLResponse)?.statusCode == 201)
    #expect(task.countOfBytesReceived == 2)
    #expect(task.countOfBytesExpectedToReceive == 2)
    #expect(task.progress.completedUnitCount == 1)
  }

  @Test(
    "a failure has the description that a phone shows",
    arguments: [
      (NetworkError.offline, "The Internet connection appears to be offline."),
      (.timedOut, "The request timed out."),
      (.connectionLost, "The network connection was lost."),
    ])
  func descriptions(_ failure: NetworkError, _ text: String) throws {
    Device.current = device
    device.network.add(Stub(method: "GET", path: "/lost", outcome: .failure(failure)))
    Session.shared.dataTask(with: try url("/lost")) { _, _, error in
      events.all.append(error?.localizedDescription ?? "none")
    }.resume()
    try device.clock.advance(by: .seconds(120))
    #expect(events.all == [text])
  }

  @Test("the path has its query, and an empty one is the root")
  func paths() throws {
    Device.current = device
    for path in ["/a?b=1", ""] {
      Session.shared.dataTask(with: try url(path)) { record($0, $1, $2) }.resume()
    }
    try device.clock.advance(by: .seconds(1))
    #expect(device.network.exchanges.map(\.request.path) == ["/a?b=1", "/"])
  }

  @Test("the configuration's headers are sent where the request has none of the name")
  func headers() throws {
    Device.current = device
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["Kept": "session", "Number": 1]
    var request = URLRequest(url: try url("/a"))
    request.setValue("request", forHTTPHeaderField: "Kept")
    Session(configuration: configuration).dataTask(with: request) { record($0, $1, $2) }.resume()
    #expect(
      device.network.exchanges.map(\.request.headers) == [["Kept": "request", "Number": "1"]])
  }

  @Test("uploads send bytes and files")
  func uploads() throws {
    Device.current = device
    let file = DownloadedFile(Data("file".utf8))
    let session = Session.shared
    session.uploadTask(with: try post(), from: Data("four!".utf8)) { record($0, $1, $2) }.resume()
    let place = try #require(file?.url)
    session.uploadTask(with: try post(), fromFile: place) { record($0, $1, $2) }.resume()
    session.uploadTask(with: try post(), fromFile: place).resume()
    try device.clock.advance(by: .seconds(1))
    #expect(device.network.exchanges.map(\.request.bodyText) == ["four!", "file", "file"])
    #expect(events.all == ["201 Hi 0", "201 Hi 0"])
    file?.remove()
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test("a download's file is there within the completion, and gone afterwards")
  func download() throws {
    Device.current = device
    var place: URL?
    Session.shared.downloadTask(with: try url("/a")) { file, response, error in
      place = file
      record(file.flatMap { try? Data(contentsOf: $0) }, response, error)
    }.resume()
    try device.clock.advance(by: .seconds(1))
    #expect(events.all == ["201 Hi 0"])
    let path = try #require(place?.path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "a failure of the network is Foundation's error",
    arguments: [
      (NetworkError.offline, "none none -1009"), (.timedOut, "none none -1001"),
      (.connectionLost, "none none -1005"), (.failed("x"), "none none -1005"),
    ])
  func failures(_ error: NetworkError, _ event: String) throws {
    Device.current = device
    device.network.add(Stub(method: "GET", path: "/a", outcome: .failure(error)))
    let task = Session.shared.dataTask(with: try url("/a")) { record($0, $1, $2) }
    task.resume()
    try device.clock.advance(by: .seconds(90))
    #expect(events.all == [event])
    #expect(task.error != nil)
    #expect(task.state == .completed)
  }
}
