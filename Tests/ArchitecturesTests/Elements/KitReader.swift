/// A reader of the public declarations in a kit's sources.
///
/// It leaves out overrides, which belong to the superclass, and associated types, which are inferred.
struct KitReader {
  private enum Scope {
    case declarations(owner: String, isPublic: Bool, isEnum: Bool)
    case body
  }

  private let tokens: SwiftTokens
  private var place = 0
  private var scopes: [Scope] = []
  private var modifiers: Set<String> = []
  private var pending = Scope.body
  private var elements: [KitElement] = []

  /// Returns the elements that a kit's sources declare, in their order.
  static func elements(in tokens: SwiftTokens) -> [KitElement] {
    var reader = KitReader(tokens)
    return reader.read()
  }

  private init(_ tokens: SwiftTokens) {
    self.tokens = tokens
  }

  private mutating func read() -> [KitElement] {
    while place < tokens.tokens.count {
      let token = tokens[place]
      place += 1
      switch token {
      case "{":
        scopes.append(pending)
        pending = .body
      case "}": _ = scopes.popLast()
      default: if owner != nil { readDeclaration(token) }
      }
    }
    return elements
  }

  /// The owner of declarations at this place; nil inside a body.
  private var owner: String? {
    guard let scope = scopes.last else { return "" }
    guard case .declarations(let owner, _, _) = scope else { return nil }
    return owner
  }

  private var isElement: Bool {
    if modifiers.contains("override") { return false }
    if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
    guard case .declarations(_, let isPublic, _)? = scopes.last else { return false }
    return isPublic
  }

  private mutating func readDeclaration(_ token: String) {
    switch token {
    case "@": place += 1
    case "(": place = tokens.arguments(at: place - 1).end
    case "class" where ["func", "var"].contains(tokens[place]): break
    case "class", "struct", "enum", "protocol", "extension": readType(token)
    case "func", "init": readFunction(token)
    case "var", "let", "typealias": add(tokens[place])
    case "case": readCases()
    case _ where Self.modifiers.contains(token): modifiers.insert(token)
    default: modifiers = []
    }
  }

  private mutating func readType(_ keyword: String) {
    var name = tokens[place]
    while tokens[place + 1] == "." {
      name += "." + tokens[place + 2]
      place += 2
    }
    let whole = [owner ?? "", name].filter { !$0.isEmpty }.joined(separator: ".")
    let isPublic = !modifiers.isDisjoint(with: ["public", "open"])
    if keyword != "extension" { add(name) }
    pending = .declarations(
      owner: whole, isPublic: isPublic && keyword == "protocol",
      isEnum: isPublic && keyword == "enum")
    modifiers = []
  }

  private mutating func readFunction(_ keyword: String) {
    let name = keyword == "init" ? keyword : tokens[place]
    while tokens[place] != "(" { place += 1 }
    add(name, labels: tokens.arguments(at: place).labels)
  }

  private mutating func readCases() {
    guard case .declarations(let owner, _, true)? = scopes.last else { return }
    repeat {
      elements.append(KitElement(owner: owner, name: tokens[place], isStatic: true))
      place += 1
      if tokens[place] == "(" { place = tokens.arguments(at: place).end }
      place += 1
    } while tokens[place - 1] == ","
    place -= 1
  }

  private mutating func add(_ name: String, labels: [String]? = nil) {
    if isElement {
      elements.append(
        KitElement(
          owner: owner ?? "", name: name, labels: labels, isStatic: modifiers.contains("static")))
    }
    modifiers = []
    pending = .body
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "weak",
    "override", "required", "convenience", "nonisolated", "mutating", "lazy", "indirect",
  ]
}
