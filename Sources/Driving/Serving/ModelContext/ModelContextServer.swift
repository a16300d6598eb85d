package import JSONRPC
package import RehearsalCore

/// The Model Context Protocol over a service: each method is a tool.
package struct ModelContextServer {
  /// The versions of the protocol that are understood, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The methods that are no tools: a client ends the connection itself.
  private static let hidden = ["shutdown"]

  private let service: AppService
  private let name: String
  private let version: String

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - service: the service whose methods are the tools.
  ///   - name: the name that clients show.
  ///   - version: the version of the program.
  package init(_ service: AppService, name: String, version: String) {
    self.service = service
    self.name = name
    self.version = version
  }

  /// Calls a method of the protocol.
  package func call(
    _ method: String, _ parameters: PropsValue?
  ) throws(RPCError) -> PropsValue {
    switch method {
    case "initialize": return initialize(parameters)
    case "ping": return .object([])
    case "tools/list": return .members(["tools": .list(Self.tools.map(description))])
    case "tools/call": return try callTool(parameters)
    case _ where method.hasPrefix("notifications/"): return .null
    default: throw .methodNotFound(method)
    }
  }

  private static var tools: [ServiceMethod] {
    ServiceMethod.all.filter { !hidden.contains($0.name) }
  }

  private func initialize(_ parameters: PropsValue?) -> PropsValue {
    let wanted = parameters?[member: "protocolVersion"]?.text ?? ""
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    return .members([
      "protocolVersion": .string(agreed),
      "capabilities": .members(["tools": .members(["listChanged": .bool(false)])]),
      "serverInfo": .members(["name": .string(name), "version": .string(version)]),
      "instructions": .string(
        """
        Walks an iOS app on virtual time. Call launch first; read screen; act with run and lines such \
        as tap "Sign in", type "ann" into Name, back, wait 2s, expect screen Home. leaks and findings \
        tell the app's mistakes.
        """),
    ])
  }

  private func description(_ method: ServiceMethod) -> PropsValue {
    .members([
      "name": .string(method.name), "description": .string(method.help),
      "inputSchema": method.schema,
    ])
  }

  /// Calls a tool; a step that fails is a result with `isError`, which an agent reads.
  private func callTool(_ parameters: PropsValue?) throws(RPCError) -> PropsValue {
    let name = parameters?[member: "name"]?.text ?? ""
    guard Self.tools.contains(where: { $0.name == name }) else {
      throw .invalidParameters("there is no tool `\(name)`")
    }
    do throws(RPCError) {
      let result = try service.call(name, parameters?[member: "arguments"])
      return content(text(of: result), isError: false)
    } catch {
      return content(text(of: error), isError: true)
    }
  }

  /// The text of a result: the list, or else the screen as the prompt shows it.
  private func text(of result: PropsValue) -> String {
    guard case .list(let items) = result else { return service.screenText }
    return items.isEmpty ? "none" : items.map { $0.text ?? $0.jsonText }.joined(separator: "\n")
  }

  private func text(of error: RPCError) -> String {
    let lines: [String] =
      if case .list(let lines)? = error.data?[member: "lines"] {
        lines.compactMap(\.text)
      } else {
        [error.data?.text].compactMap { $0 }
      }
    let screen = error.data?[member: "screen"]?.text
    return ([error.message] + lines + [screen].compactMap { $0 }).joined(separator: "\n")
  }

  private func content(_ text: String, isError: Bool) -> PropsValue {
    .members([
      "content": .list([.members(["type": .string("text"), "text": .string(text)])]),
      "isError": .bool(isError),
    ])
  }
}
