import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession

private final class SentBytes: HeadlessFoundation.URLSessionTaskDelegate {
  var all: [Int64] = []

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { all.append(bytesSent) }
}

@Suite("URL sessions with asynchronous functions", .serialized)
struct URLSessionAsyncTests {
  private let device = Device()

  init() {
    let answer = HTTPResponse(status: 201, body: Data("Hi".utf8))
    for method in ["GET", "POST"] {
      device.network.add(Stub(method: method, path: "/a", outcome: .response(answer)))
    }
  }

  private func url() throws -> URL {
    try #require(URL(string: "https://example.test/a"))
  }

  private func request(_ method: String = "GET") throws -> URLRequest {
    var request = URLRequest(url: try url())
    request.httpMethod = method
    return request
  }

  /// Sends a request, and lets a minute pass once the test awaits its answer.
  private func answered<Value>(_ send: () async throws -> Value) async throws -> Value {
    Device.current = device
    let minute = Task {
      let other = Device.current
      defer { Device.current = other }
      Device.current = device
      try device.clock.advance(by: .seconds(60))
    }
    let answer = try await send()
    try await minute.value
    return answer
  }

  private func text(of answer: (Data, URLResponse)) -> String {
    let (data, response) = answer
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(String(decoding: data, as: UTF8.self))"
  }

  private var sent: [String] {
    device.network.exchanges.map { "\($0.request.summary): \($0.request.bodyText)" }
  }

  @Test("data from a URL or for a request gives the bytes and the response")
  func data() async throws {
    let texts = try await [
      answered { text(of: try await Session.shared.data(from: url())) },
      answered { text(of: try await Session.shared.data(from: url(), delegate: nil)) },
      answered { text(of: try await Session.shared.data(for: request())) },
      answered { text(of: try await Session.shared.data(for: request(), delegate: nil)) },
    ]
    #expect(texts == Array(repeating: "201 Hi", count: 4))
    #expect(sent == Array(repeating: "GET /a: ", count: 4))
  }

  @Test("upload sends the bytes it is given in place of the request's")
  func upload() async throws {
    var post = try request("POST")
    post.httpBody = Data("replaced".utf8)
    let first = try await answered {
      text(of: try await Session.shared.upload(for: post, from: Data("one".utf8)))
    }
    let second = try await answered {
      text(of: try await Session.shared.upload(for: post, from: Data("two".utf8), delegate: nil))
    }
    #expect([first, second] == ["201 Hi", "201 Hi"])
    #expect(sent == ["POST /a: one", "POST /a: two"])
  }

  @Test("the delegate of a request is told of the bytes that were sent")
  func delegate() async throws {
    var post = try request("POST")
    post.httpBody = Data("four".utf8)
    let sent = SentBytes()
    let answer = try await answered {
      text(of: try await Session.shared.data(for: post, delegate: sent))
    }
    #expect(answer == "201 Hi" && sent.all == [4])
    let other = try await answered {
      text(of: try await Session.shared.upload(for: post, from: Data("abc".utf8), delegate: sent))
    }
    #expect(other == "201 Hi" && sent.all == [4, 3])
  }

  @Test("download gives a file with the bytes, which stays until the caller removes it")
  func download() async throws {
    let downloads = try await [
      answered { try await Session.shared.download(from: url()) },
      answered { try await Session.shared.download(from: url(), delegate: nil) },
      answered { try await Session.shared.download(for: request()) },
      answered { try await Session.shared.download(for: request(), delegate: nil) },
    ]
    let texts = try downloads.map { text(of: (try Data(contentsOf: $0.0), $0.1)) }
    #expect(texts == Array(repeating: "201 Hi", count: 4))
    #expect(Set(downloads.map(\.0)).count == 4)
    for (file, _) in downloads { try FileManager.default.removeItem(at: file) }
  }

  @Test("a download lies on the device that sent the request, whichever is current at its end")
  func downloadOnItsDevice() async throws {
    Device.current = device
    let folder = Ported.temporaryFolder.path
    let minute = Task {
      Device.current = device
      try device.clock.advance(by: .seconds(60))
      Device.current = Device()
    }
    let (file, _) = try await Session.shared.download(for: request())
    try await minute.value
    #expect(file.path.hasPrefix(folder))
    #expect(try Data(contentsOf: file) == Data("Hi".utf8))
  }

  @Test("without a connection data, upload and download throw that the phone is offline")
  func offline() async throws {
    device.network.isOnline = false
    let errors = [
      await error { _ = try await Session.shared.data(for: request()) },
      await error { _ = try await Session.shared.upload(for: request("POST"), from: Data()) },
      await error { _ = try await Session.shared.download(for: request()) },
    ]
    #expect(errors == Array(repeating: .notConnectedToInternet, count: 3))
  }

  private func error(_ send: () async throws -> Void) async -> URLError.Code? {
    do {
      try await answered(send)
      return nil
    } catch {
      return (error as? URLError)?.code
    }
  }

  @Test("a task that is cancelled before it starts sends nothing and throws the cancellation")
  func cancelledBefore() async throws {
    let task = Task {
      await error { _ = try await Session.shared.data(for: request()) }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(sent == [])
  }
}
