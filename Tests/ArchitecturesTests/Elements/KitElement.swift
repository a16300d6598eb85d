/// A public declaration of a kit.
struct KitElement: Hashable, CustomStringConvertible {
  /// The type that the declaration is a member of; empty for none.
  let owner: String

  /// The name; `init` for an initializer.
  let name: String

  /// The labels of the parameters; nil for a declaration without parameters.
  var labels: [String]?

  /// Whether it is a static member or a case, which belongs to its type.
  var isStatic = false

  /// The name as in documentation, such as `ModalCoordinator.start()`.
  var description: String {
    let parameters = labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    return (owner.isEmpty ? "" : owner + ".") + name + parameters
  }

  /// Returns whether sources name the element, a function with labels that fit its own.
  ///
  /// Arguments with defaults and trailing closures may be left out.
  func isUsed(in sources: SwiftTokens) -> Bool {
    guard let labels else {
      return sources.places(of: name).contains { isMember(at: $0, in: sources) }
    }
    return callees.contains { callee in
      sources.places(of: callee).contains { place in
        guard isMember(at: place, in: sources) else { return false }
        let next = sources.endOfGenericArguments(after: place)
        guard sources[next] == "(" else { return name != "init" && sources[next] != ":" }
        return sources.arguments(at: next).labels.isSubsequence(of: labels)
      }
    }
  }

  /// Returns whether a static member is named with its type or with a dot alone; true for others.
  ///
  /// A static function may be called on a type that inherits it.
  private func isMember(at place: Int, in sources: SwiftTokens) -> Bool {
    guard isStatic else { return true }
    let type = sources[place - 2]
    let isType = labels == nil ? type == ownType : type.first?.isUppercase == true
    return sources[place - 1] == "."
      && (isType || type == "Self" || Self.beforeImplicitMember.contains(type))
  }

  /// The tokens before a member without its type, as in `post(.began)`.
  private static let beforeImplicitMember: Set<String> = [
    "(", "[", "{", ",", ":", "=", "&", "case", "return", "in", "where", "else",
  ]

  private var ownType: String? { owner.split(separator: ".").last.map(String.init) }

  /// The words that a call of the element begins with.
  private var callees: [String] {
    guard name == "init" else { return [name] }
    return [name] + (ownType.map { [$0] } ?? [])
  }
}

extension SwiftTokens {
  /// Returns the place after a word and its generic arguments.
  fileprivate func endOfGenericArguments(after place: Int) -> Int {
    guard self[place + 1] == "<" else { return place + 1 }
    var depth = 0
    var end = place + 1
    repeat {
      if self[end] == "<" { depth += 1 }
      if self[end] == ">" { depth -= 1 }
      end += 1
    } while depth > 0 && end < tokens.count
    return end
  }
}

extension [String] {
  fileprivate func isSubsequence(of others: [String]) -> Bool {
    var rest = others[...]
    return allSatisfy { element in
      guard let index = rest.firstIndex(of: element) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}
