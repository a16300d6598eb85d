import SwiftSyntax

/// The Objective-C names of methods.
enum SelectorName {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method with labels.
  static func make(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = first.prefix { $0.isLowercase }
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      name += prepositions.contains(String(word)) ? capital : "With" + capital
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with one of some names.
  func attribute(_ names: Set<String>) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where names.contains(attribute.attributeName.trimmedDescription) { return attribute }
    return nil
  }

  /// Whether an attribute says that the declaration is unavailable on iOS, or everywhere.
  var sayUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      else { return false }
      let words = arguments.map(\.argument.trimmedDescription)
      return words.contains("unavailable") && ["*", "iOS"].contains(words.first)
    }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let attribute = attribute(["objc"]), let arguments = attribute.arguments else {
      return nil
    }
    return arguments.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  /// Whether only a type or a file sees what has the modifiers.
  var isPrivate: Bool { has(["private", "fileprivate"]) }

  /// Returns whether one of some words is there; `private(set)`, which says who sets a property, does not count.
  func has(_ names: Set<String>) -> Bool {
    contains { names.contains($0.name.text) && $0.detail?.detail.text != "set" }
  }

  /// The words that say who sees a declaration, each with a blank after it.
  var access: String {
    map(\.name.text).filter { ["public", "package", "internal"].contains($0) }
      .map { "\($0) " }.joined()
  }
}
