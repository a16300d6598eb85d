package import RehearsalCore

/// The error of a JSON-RPC 2.0 call.
package struct RPCError: Error, Sendable {
  /// The number of the error.
  package let code: Int

  /// One sentence.
  package let message: String

  /// Details beyond the sentence; nil for none.
  package var data: PropsValue?

  /// Creates an error.
  package init(_ code: Int, _ message: String, data: PropsValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The text is not JSON.
  package static func parse(_ reason: String) -> RPCError {
    RPCError(-32700, "Parse error", data: .string(reason))
  }

  /// The JSON is not a request.
  package static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(-32600, "Invalid Request", data: .string(reason))
  }

  /// There is no method of that name.
  package static func methodNotFound(_ name: String) -> RPCError {
    RPCError(-32601, "Method not found", data: .string(name))
  }

  /// The parameters are not those of the method.
  package static func invalidParameters(_ reason: String) -> RPCError {
    RPCError(-32602, "Invalid params", data: .string(reason))
  }

  /// The error as a member of a response.
  @MainActor var value: PropsValue {
    var members: [PropsValue.Member] = [
      .init("code", .int(code)), .init("message", .string(message)),
    ]
    if let data { members.append(.init("data", data)) }
    return .object(members)
  }
}
