import HTMLReport
import RehearsalCore

/// The addresses of a page and what they do in its session.
package struct WebService {
  private let gate: WebGate
  private let session: LiveSession

  /// Creates the service of a session.
  package init(_ session: LiveSession, gate: WebGate) {
    self.session = session
    self.gate = gate
  }

  /// Answers a request.
  package func answer(_ request: WebRequest) -> WebResponse {
    do throws(WebRefusal) {
      return try respond(to: request, path: try gate.route(request).get())
    } catch {
      return error.response
    }
  }

  private func respond(to request: WebRequest, path: String) throws(WebRefusal) -> WebResponse {
    switch path {
    case "/":
      var response = WebResponse(302, "")
      response.headers = ["Location", gate.address]
      return response
    case "":
      try check(request, is: "GET")
      return WebResponse(
        200, Page.live.opening + Page.closing, type: "text/html; charset=utf-8")
    case "script":
      try check(request, is: "GET")
      var response = WebResponse(200, session.script)
      response.headers = ["Content-Disposition", "attachment; filename=\"walk.script\""]
      return response
    case "state", "line", "act", "back", "choices", "explore":
      try check(request, is: "POST")
      return try perform(path, try arguments(of: request))
    default: throw WebRefusal(404, "there is nothing at this address")
    }
  }

  private func perform(
    _ path: String, _ arguments: PropsValue
  ) throws(WebRefusal) -> WebResponse {
    switch path {
    case "line": _ = session.perform(try arguments.required("line"))
    case "act": try act(arguments)
    case "back": _ = session.goBack(to: try arguments.requiredNumber("step"))
    case "choices":
      return json(session.choices(of: try arguments.requiredNumber("element")).jsonText)
    case "explore":
      let seconds = min(max(try arguments.requiredNumber("seconds"), 1), 60)
      return json(try session.explore(seconds: seconds).jsonText)
    default: break
    }
    return json(
      session.state(
        known: arguments[member: "known"]?.integer ?? 0,
        of: arguments[member: "generation"]?.integer ?? 0))
  }

  private func act(_ arguments: PropsValue) throws(WebRefusal) {
    let index = try arguments.requiredNumber("element")
    let kind = try arguments.required("kind")
    let text = arguments[member: "text"]?.text ?? ""
    _ = try session.perform { writer throws(WebRefusal) in
      switch kind {
      case "tap": try writer.tap(index)
      case "type": try writer.type(text, into: index)
      case "set": try writer.set(index, to: text)
      default: throw WebRefusal(400, "there is no act `\(kind)`: tap, type or set")
      }
    }
  }

  private func json(_ text: String) -> WebResponse {
    WebResponse(200, text, type: "application/json; charset=utf-8")
  }

  private func check(_ request: WebRequest, is method: String) throws(WebRefusal) {
    guard request.method == method else {
      throw WebRefusal(405, "this address takes \(method), not \(request.method)")
    }
  }

  private func arguments(of request: WebRequest) throws(WebRefusal) -> PropsValue {
    // A form of another site can send text, but not this type.
    guard request.contentType?.lowercased().hasPrefix("application/json") == true else {
      throw WebRefusal(415, "the body is not of the type application/json")
    }
    do {
      let value = try PropsValue(json: request.body)
      if case .object = value { return value }
    } catch {
      throw WebRefusal(400, "the body is not JSON: \(error)")
    }
    throw WebRefusal(400, "the body is not a JSON object")
  }
}

extension PropsValue {
  fileprivate func required(_ name: String) throws(WebRefusal) -> String {
    guard let text = self[member: name]?.text else {
      throw WebRefusal(400, "the member `\(name)` is missing, or no text")
    }
    return text
  }

  fileprivate func requiredNumber(_ name: String) throws(WebRefusal) -> Int {
    guard let number = self[member: name]?.integer, number >= 0 else {
      throw WebRefusal(400, "the member `\(name)` is missing, or no number from 0")
    }
    return number
  }
}
