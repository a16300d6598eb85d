import Foundation
import Synchronization

/// An HTTP server in a thread of its own, which answers by the path and notes what it was sent.
nonisolated final class LoopbackServer: Sendable {
  /// One request as it was received.
  struct Request: Equatable, Sendable {
    let method: String
    let path: String
    let contentType: String?
    let body: String
  }

  /// An answer by its parts; the fields of the header are whole lines.
  struct Answer: Sendable {
    var status = 200
    var header: [String] = []
    var body = ""
  }

  private let requests = Mutex<[Request]>([])
  private let isStopped = Atomic(false)
  private let hasStopped = DispatchSemaphore(value: 0)
  private let answers: [String: Answer]

  init(_ answers: [String: Answer]) {
    self.answers = answers
  }

  /// Calls a body with the base of the server's paths while the server runs; returns the requests.
  func serve(_ body: (String) -> Void) throws -> [Request] {
    let listener = try LoopbackSocket.listening()
    Thread.detachNewThread { [self] in
      while let connection = listener.accepted(), !isStopped.load(ordering: .acquiring) {
        answer(connection)
      }
      hasStopped.signal()
    }
    body("http://127.0.0.1:\(listener.port)")
    isStopped.store(true, ordering: .releasing)
    // A last connection ends the wait for one.
    try LoopbackSocket.connected(to: listener.port).close()
    hasStopped.wait()
    listener.close()
    return requests.withLock { $0 }
  }

  private func answer(_ connection: LoopbackSocket) {
    defer { connection.close() }
    guard let request = read(connection) else { return }
    requests.withLock { $0.append(request) }
    let answer = answers[request.path] ?? Answer(status: 404, body: "Nothing is here.")
    let lines =
      ["HTTP/1.1 \(answer.status) Answer", "Content-Length: \(answer.body.utf8.count)"]
      + answer.header + ["Connection: close", "", ""]
    let body = request.method == "HEAD" ? "" : answer.body
    connection.send(lines.joined(separator: "\r\n") + body)
  }

  private func read(_ connection: LoopbackSocket) -> Request? {
    var text = ""
    while !text.contains("\r\n\r\n") {
      guard let more = connection.receive() else { return nil }
      text += more
    }
    let head = text.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
    func field(_ name: String) -> String? {
      head.first { $0.lowercased().hasPrefix("\(name): ") }.map {
        String($0.dropFirst(name.count + 2))
      }
    }
    let length = field("content-length").flatMap(Int.init) ?? 0
    func body() -> String { text.components(separatedBy: "\r\n\r\n").dropFirst().joined() }
    while body().utf8.count < length {
      guard let more = connection.receive() else { return nil }
      text += more
    }
    let words = head[0].split(separator: " ")
    return Request(
      method: String(words[0]), path: String(words[1]), contentType: field("content-type"),
      body: body())
  }
}
