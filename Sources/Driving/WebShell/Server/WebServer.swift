import CWebServer
import Foundation

/// A server of HTTP on the loopback interface, which works only while ``run(milliseconds:)`` does.
package final class WebServer {
  /// The reason that a server cannot start.
  package enum Failure: Error, Equatable {
    /// libmicrohttpd is not installed.
    case library
    /// The port is taken, or not allowed.
    case port
  }

  /// The answers to requests.
  var answer: (WebRequest) -> WebResponse = { _ in WebResponse(503, "") }

  private var server: OpaquePointer?

  /// Starts a server; port 0 chooses a free one.
  package init(port: UInt16) throws(Failure) {
    var failure = web_failure_none
    let context = Unmanaged.passUnretained(self).toOpaque()
    server = web_start(port, WebGate.bodyLimit, handleRequest, context, &failure)
    guard server == nil else { return }
    throw failure == web_failure_library ? .library : .port
  }

  /// The port.
  package var port: UInt16 { server.map { web_port($0) } ?? 0 }

  /// Handles the requests that arrive within a time.
  package func run(milliseconds: Int32) {
    if let server { web_run(server, milliseconds) }
  }

  /// Stops the server.
  package func stop() {
    if let server { web_stop(server) }
    server = nil
  }

  fileprivate func handle(_ request: web_request, _ exchange: OpaquePointer?) {
    let response = answer(WebRequest(request))
    var pointers = response.allHeaders.map { UnsafePointer<CChar>(strdup($0)) }
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    pointers.append(nil)
    web_answer(
      exchange, UInt32(response.status), pointers, response.body, response.body.count)
  }
}

/// Passes a request on to its server; libmicrohttpd calls it in the thread that runs the server.
nonisolated private func handleRequest(
  _ context: UnsafeMutableRawPointer?, _ request: UnsafePointer<web_request>?,
  _ exchange: OpaquePointer?
) {
  guard let context, let request else { return }
  let (address, requested) = (Int(bitPattern: context), Int(bitPattern: request))
  let answered = Int(bitPattern: exchange)
  MainActor.assumeIsolated {
    guard let context = UnsafeRawPointer(bitPattern: address),
      let request = UnsafePointer<web_request>(bitPattern: requested)
    else { return }
    Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue()
      .handle(request.pointee, OpaquePointer(bitPattern: answered))
  }
}

extension WebRequest {
  fileprivate init(_ request: web_request) {
    method = String(cString: request.method)
    path = String(cString: request.path)
    host = request.host.map { String(cString: $0) }
    origin = request.origin.map { String(cString: $0) }
    contentType = request.content_type.map { String(cString: $0) }
    body = Array(
      UnsafeRawBufferPointer(
        start: request.body, count: request.body == nil ? 0 : request.body_length))
    isOversized = request.is_oversized
  }
}
