import JSONRPC
package import RehearsalCore
import ScriptLanguage

/// A method of the service, with the description of its parameters.
package struct ServiceMethod {
  /// A parameter of a method.
  package struct Parameter {
    /// The name.
    package let name: String
    /// The type in JSON Schema: `string`, `integer`, `object`.
    package let type: String
    /// The meaning, in a few words.
    package let help: String
    /// Whether a call must have it.
    package var isRequired = false
    /// The words that are allowed; empty for any.
    package var choices: [String] = []
  }

  /// The name of the method.
  package let name: String

  /// The effect and the result, in a sentence.
  package let help: String

  /// The parameters.
  package let parameters: [Parameter]

  /// Calls the method with parameters that were checked.
  let call: (AppService, PropsValue) throws(RPCError) -> PropsValue

  /// All methods, in the order in which a client needs them.
  package static let all = [launch, run, perform, screen, wait, undo, leaks, findings, shutdown]

  private static let launch = ServiceMethod(
    name: "launch", help: "Launches the app afresh; returns the screen.",
    parameters: [
      Parameter(name: "storage", type: "object", help: "the texts that are stored before")
    ]
  ) { service, arguments throws(RPCError) in
    guard case .object(let members)? = arguments[member: "storage"] else {
      return try service.launch([:])
    }
    var storage: [String: String] = [:]
    for member in members {
      guard let text = member.value.text else {
        throw .invalidParameters("the value of `\(member.name)` in `storage` is no text")
      }
      storage[member.name] = text
    }
    return try service.launch(storage)
  }

  private static let run = ServiceMethod(
    name: "run",
    help: "Runs a line of the script language, or several; returns the time and the screen.",
    parameters: [
      Parameter(
        name: "line", type: "string", help: #"a line such as tap "Sign in""#, isRequired: true)
    ]
  ) { service, arguments throws(RPCError) in
    try service.run(arguments[member: "line"]?.text ?? "")
  }

  private static let perform = ServiceMethod(
    name: "perform", help: "Performs an action; returns the time and the screen.",
    parameters: [
      Parameter(
        name: "action", type: "string", help: "the action", isRequired: true,
        choices: ActionReader.names),
      Parameter(
        name: "element", type: "object",
        help: "the element: text, type, index from 1, containing, and in for another element"),
      Parameter(name: "text", type: "string", help: "the text to type, the value to set, the URL"),
    ]
  ) { service, arguments throws(RPCError) in
    try service.perform(try ActionReader(arguments).action())
  }

  private static let screen = ServiceMethod(
    name: "screen", help: "Returns the screen: its name, path, props, elements and alert.",
    parameters: []
  ) { service, _ throws(RPCError) in try service.screen() }

  private static let wait = ServiceMethod(
    name: "wait", help: "Moves virtual time; returns the time and the screen.",
    parameters: [
      Parameter(name: "milliseconds", type: "integer", help: "the time", isRequired: true)
    ]
  ) { service, arguments throws(RPCError) in
    let milliseconds = arguments[member: "milliseconds"]?.integer ?? 0
    guard (0...86_400_000).contains(milliseconds) else {
      throw .invalidParameters("`milliseconds` is from 0 to 86400000, a day")
    }
    return try service.perform(.wait(.milliseconds(milliseconds)))
  }

  private static let undo = ServiceMethod(
    name: "undo", help: "Undoes calls of run, perform and wait; returns the screen.",
    parameters: [Parameter(name: "count", type: "integer", help: "how many; otherwise one")]
  ) { service, arguments throws(RPCError) in
    let count = arguments[member: "count"]?.integer ?? 1
    guard count > 0 else { throw .invalidParameters("`count` is 1 or more") }
    return try service.undo(count)
  }

  private static let leaks = ServiceMethod(
    name: "leaks", help: "Returns the objects that were removed and are still alive.",
    parameters: []
  ) { service, _ throws(RPCError) in try service.leaks() }

  private static let findings = ServiceMethod(
    name: "findings", help: "Returns the app's mistakes: step, kind and message.", parameters: []
  ) { service, _ throws(RPCError) in try service.findings() }

  private static let shutdown = ServiceMethod(
    name: "shutdown", help: "Ends the connection after this answer.", parameters: []
  ) { service, _ throws(RPCError) in service.shutDown() }
}

extension ServiceMethod {
  /// Returns the parameters of a call as an object, after a check of names and types.
  func arguments(_ given: PropsValue?) throws(RPCError) -> PropsValue {
    let given = given ?? .object([])
    guard case .object(let members) = given else {
      throw .invalidParameters("`\(name)` takes parameters by name")
    }
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        let near = Suggestions.question(for: member.name, among: parameters.map(\.name))
        throw .invalidParameters(
          ["`\(name)` has no parameter `\(member.name)`", near].compactMap { $0 }
            .joined(separator: "; "))
      }
      try parameter.check(member.value)
    }
    if let missing = parameters.first(where: { $0.isRequired && given[member: $0.name] == nil }) {
      throw .invalidParameters("`\(name)` needs the parameter `\(missing.name)`")
    }
    return given
  }

  /// The parameters as a JSON Schema.
  package var schema: PropsValue {
    let required = parameters.filter(\.isRequired).map { PropsValue.string($0.name) }
    var members: [PropsValue.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
      .init("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { members.append(.init("required", .list(required))) }
    return .object(members)
  }
}

extension ServiceMethod.Parameter {
  fileprivate func check(_ value: PropsValue) throws(RPCError) {
    let fits =
      switch type {
      case "string": value.text != nil
      case "integer": value.integer != nil
      default: if case .object = value { true } else { false }
      }
    guard fits else { throw .invalidParameters("`\(name)` is of type \(type)") }
    guard !choices.isEmpty, let text = value.text, !choices.contains(text) else { return }
    throw .invalidParameters("`\(name)` is one of \(choices.joined(separator: ", "))")
  }

  /// The parameter as a JSON Schema.
  fileprivate var schema: PropsValue {
    var members: [PropsValue.Member] = [
      .init("type", .string(type)), .init("description", .string(help)),
    ]
    if !choices.isEmpty { members.append(.init("enum", .list(choices.map { .string($0) }))) }
    return .object(members)
  }
}

extension ServiceMethod {
  /// All methods with their parameters, as JSON Schema.
  package static var schema: PropsValue {
    .members([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("rehearse serve"),
      "methods": .object(
        all.map { method in
          .init(
            method.name,
            .members(["description": .string(method.help), "params": method.schema]))
        }),
      "errors": .members([
        "-32700": .string("Parse error"), "-32600": .string("Invalid Request"),
        "-32601": .string("Method not found"), "-32602": .string("Invalid params"),
        "-32000": .string("The step failed: message, lines, screen, expected, seen, difference"),
        "-32001": .string("The line has a mistake: message, lines"),
        "-32002": .string("The app is not launched"),
      ]),
    ])
  }
}
