import CHTTPClient
import Foundation
import HeadlessDevice

/// The answer of the network to a request, which has been waited for.
struct LiveAnswer {
  let end: http_end
  let status: Int

  /// The fields of the header; the last one counts where a name comes twice.
  let headers: [String: String]
  let body: Data

  /// The reason of a failure; empty for an answer.
  let failure: String

  /// Sends a request and waits for its end.
  init(to request: HTTPRequest, at url: URL, timeout: Duration) {
    let lines = request.headers.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
    var answer = Self.send(request, url, lines, timeout)
    defer { http_answer_free(&answer) }
    end = answer.end
    status = answer.status
    headers = Self.fields(in: Self.data(answer.header))
    body = Self.data(answer.body)
    failure = answer.failure.map { String(cString: $0) } ?? ""
  }

  /// Returns a line of a header; a value with a line break cannot add another field.
  private static func line(_ name: String, _ value: String) -> String {
    let text = "\(name): \(value)"
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func send(
    _ request: HTTPRequest, _ url: URL, _ lines: [String], _ timeout: Duration
  ) -> http_answer {
    var copies = lines.map { UnsafePointer(strdup($0)) } + [nil]
    defer { copies.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    return request.method.withCString { method in
      url.absoluteString.withCString { url in
        request.body.withUnsafeBytes { body in
          copies.withUnsafeMutableBufferPointer { headers in
            var sent = http_request(
              method: method, url: url, headers: headers.baseAddress, body: body.baseAddress,
              body_length: body.count,
              timeout_milliseconds: Int(timeout.components.seconds) * 1_000)
            return http_send(&sent)
          }
        }
      }
    }
  }

  private static func data(_ bytes: http_bytes) -> Data {
    bytes.start.map { Data(bytes: $0, count: bytes.length) } ?? Data()
  }

  private static func fields(in header: Data) -> [String: String] {
    var fields: [String: String] = [:]
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return fields
  }
}
