package import RehearsalCore

/// One end of a JSON-RPC 2.0 connection: reads requests, calls methods, and returns responses.
package struct RPCEndpoint {
  /// Calls a method with its parameters; nil stands for none.
  private let call: (String, PropsValue?) throws(RPCError) -> PropsValue

  /// Creates an end of a connection.
  ///
  /// - Parameter call: calls a method.
  package init(_ call: @escaping (String, PropsValue?) throws(RPCError) -> PropsValue) {
    self.call = call
  }

  /// Answers a message, which may be a batch of several.
  ///
  /// - Returns: the response as JSON on one line; nil where there is none, as for a notification.
  package func answer(_ message: String) -> String? {
    let value: PropsValue
    do {
      value = try PropsValue(json: message)
    } catch {
      return response(.null, .failure(.parse("\(error.description) at byte \(error.offset)")))
        .jsonText
    }
    guard case .list(let requests) = value else { return answer(value)?.jsonText }
    guard !requests.isEmpty else {
      return response(.null, .failure(.invalidRequest("the batch is empty"))).jsonText
    }
    let responses = requests.compactMap(answer)
    return responses.isEmpty ? nil : PropsValue.list(responses).jsonText
  }

  private func answer(_ request: PropsValue) -> PropsValue? {
    let id = request[member: "id"]
    guard case .object = request, request[member: "jsonrpc"] == .string("2.0"),
      let method = request[member: "method"]?.text, isAllowed(id)
    else {
      let reason = #"a request has "jsonrpc": "2.0", a "method" and, for an answer, an "id""#
      return response(id ?? .null, .failure(.invalidRequest(reason)))
    }
    let result = result(of: method, request[member: "params"])
    return id.map { response($0, result) }
  }

  private func isAllowed(_ id: PropsValue?) -> Bool {
    switch id {
    case nil, .null, .string, .int, .double: true
    case .bool, .list, .object: false
    }
  }

  private func result(
    of method: String, _ parameters: PropsValue?
  ) -> Result<PropsValue, RPCError> {
    switch parameters {
    case nil, .object, .list: break
    default: return .failure(.invalidRequest("the parameters are an object"))
    }
    do throws(RPCError) {
      return .success(try call(method, parameters))
    } catch {
      return .failure(error)
    }
  }

  private func response(
    _ id: PropsValue, _ result: Result<PropsValue, RPCError>
  ) -> PropsValue {
    switch result {
    case .success(let value):
      .members(["jsonrpc": .string("2.0"), "id": id, "result": value])
    case .failure(let error):
      .members(["jsonrpc": .string("2.0"), "id": id, "error": error.value])
    }
  }
}
