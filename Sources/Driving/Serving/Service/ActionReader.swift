import HeadlessUIKit
import JSONRPC
import RehearsalCore

/// A reader of an action from the parameters of `perform`.
struct ActionReader {
  /// The names of the actions.
  static let names = [
    "tap", "doubletap", "longpress", "type", "clear", "submit", "press", "set", "back",
    "swipe back", "swipe down", "swipe left", "swipe right", "scroll to", "refresh", "open", "push",
    "shortcut",
    "launch", "terminate", "kill", "background", "foreground", "memory warning",
    "settle",
  ]

  private let arguments: PropsValue

  init(_ arguments: PropsValue) {
    self.arguments = arguments
  }

  /// Returns the action.
  func action() throws(RPCError) -> Action {
    let name = arguments[member: "action"]?.text ?? ""
    switch name {
    case "tap": return .tap(try element())
    case "doubletap": return .doubleTap(try element())
    case "longpress": return .longPress(try element())
    case "type":
      return .type(try text(), into: arguments[member: "element"] == nil ? nil : try element())
    case "clear": return .clear(try element())
    case "submit": return .submit
    case "press": return .press(try keys())
    case "set": return .set(try element(), to: try text())
    case "back": return .back
    case "swipe back": return .swipeBack
    case "swipe down": return .swipeDown
    case "swipe left": return .swipeLeft(try element())
    case "swipe right": return .swipeRight(try element())
    case "scroll to": return .scroll(to: try element())
    case "refresh": return .refresh
    case "open": return .open(url: try text())
    case "push": return .push(json: try text())
    case "shortcut": return .shortcut(try text())
    case "launch": return .launch([:])
    case "terminate": return .terminate
    case "kill": return .kill
    case "background": return .background
    case "foreground": return .foreground
    case "memory warning": return .memoryWarning
    case "settle": return .settle
    default: throw .invalidParameters("`action` is one of \(Self.names.joined(separator: ", "))")
    }
  }

  private func text() throws(RPCError) -> String {
    guard let text = arguments[member: "text"]?.text else {
      throw .invalidParameters("this action needs `text`")
    }
    return text
  }

  private func keys() throws(RPCError) -> KeyCombination {
    let text = try text()
    guard let keys = KeyCombination(text) else {
      throw .invalidParameters("`\(text)` is not a key; expected one like cmd+n or escape")
    }
    return keys
  }

  private func element() throws(RPCError) -> ElementQuery {
    guard let value = arguments[member: "element"] else {
      throw .invalidParameters("this action needs `element`, such as {\"text\": \"Sign in\"}")
    }
    return try query(value, depth: 0)
  }

  private func query(_ value: PropsValue, depth: Int) throws(RPCError) -> ElementQuery {
    guard case .object(let members) = value, depth < 20 else {
      throw .invalidParameters("an element is an object, such as {\"text\": \"Sign in\"}")
    }
    var query = ElementQuery()
    for member in members {
      switch (member.name, member.value) {
      case ("text", .string(let text)): query.text = text
      case ("containing", .string(let text)): query.containing = text
      case ("type", .string(let name)):
        guard let type = ElementType(rawValue: name) else {
          throw .invalidParameters("`\(name)` is no type of element")
        }
        query.type = type
      case ("index", .int(let index)) where index > 0: query.index = index
      case ("in", .string("alert")): query.scope = .alert
      case ("in", .string("sheet")): query.scope = .sheet
      case ("in", .string("banner")): query.scope = .banner
      case ("in", let outer): query.scope = .element(try self.query(outer, depth: depth + 1))
      default: throw .invalidParameters("an element has no `\(member.name)` of this kind")
      }
    }
    guard query != ElementQuery() else { throw .invalidParameters("the element is empty") }
    return query
  }
}
