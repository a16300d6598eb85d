import Foundation
import Synchronization

#if os(Linux)
  /// A client that sends requests one after the other in a thread of its own.
  nonisolated final class WebClient: Sendable {
    /// The error of a socket that cannot be opened.
    struct Refused: Error {}

    private let received = Mutex<[String]>([])
    private let hasEnded = Atomic(false)

    /// Whether all requests were answered.
    var isDone: Bool { hasEnded.load(ordering: .acquiring) }

    /// The answers so far.
    var answers: [String] { received.withLock { $0 } }

    /// Sends requests to a port of this machine, each on a connection of its own.
    init(port: UInt16, _ requests: [String]) throws {
      let connections = try requests.map { _ in try Self.connection(to: port) }
      Thread.detachNewThread { [self] in
        for (connection, request) in zip(connections, requests) {
          let answer = Self.answer(request, on: connection)
          received.withLock { $0.append(answer) }
        }
        hasEnded.store(true, ordering: .releasing)
      }
    }

    private static func connection(to port: UInt16) throws -> Int32 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isOpen = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      guard isOpen else { throw Refused() }
      return descriptor
    }

    /// Sends a request, and returns all that arrives until the server closes the connection.
    private static func answer(_ request: String, on descriptor: Int32) -> String {
      defer { close(descriptor) }
      var rest = Array(request.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += buffer[..<count]
      }
    }
  }
#endif
