import Foundation

/// A socket on the loopback interface.
nonisolated struct LoopbackSocket: Sendable {
  /// A call of the system that failed, with its reason.
  struct Failure: Error {
    let reason: String
  }

  private let descriptor: Int32
  let port: UInt16

  /// Returns a socket that waits for connections at a free port.
  static func listening() throws -> LoopbackSocket {
    try LoopbackSocket(port: 0) { descriptor, address, length in
      bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
    }
  }

  /// Returns a socket that holds a free port and refuses connections: no other program gets the port.
  static func refusing() throws -> LoopbackSocket {
    try LoopbackSocket(port: 0) { bind($0, $1, $2) == 0 }
  }

  /// Returns a socket that is connected to a port.
  static func connected(to port: UInt16) throws -> LoopbackSocket {
    try LoopbackSocket(port: port) { connect($0, $1, $2) == 0 }
  }

  private init(
    port: UInt16, _ open: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) throws {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        open(descriptor, address, length) && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isOpen else { throw Failure(reason: String(cString: strerror(errno))) }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }

  /// Waits for the next connection; nil for a socket that was closed.
  func accepted() -> LoopbackSocket? {
    let connection = accept(descriptor, nil, nil)
    return connection < 0 ? nil : LoopbackSocket(descriptor: connection, port: port)
  }

  /// Waits for bytes; nil at the end.
  func receive() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  func close() {
    _ = Foundation.close(descriptor)
  }
}
