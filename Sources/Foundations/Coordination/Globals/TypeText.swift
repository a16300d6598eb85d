/// A type as the runtime's demangler writes it: `Swift.Optional<HeadlessUIKit.UIView>`.
struct TypeText {
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  /// The type; nil for one that does not consist of classes, structs, enums and collections of them.
  var type: Any.Type? { mangled.flatMap(_typeByName) }

  private var mangled: String? {
    guard text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") else {
      return Self.standard[String(text)] ?? nominal
    }
    guard let generic = Self.generics[String(text[..<bracket])] else { return nil }
    let arguments = Self.arguments(in: text[text.index(after: bracket)...].dropLast())
      .map { TypeText($0).mangled }
    guard arguments.allSatisfy({ $0 != nil }) else { return nil }
    return generic.start + arguments.compactMap(\.self).joined() + generic.end
  }

  private static let generics = [
    "Swift.Optional": (start: "", end: "Sg"), "Swift.Array": (start: "Say", end: "G"),
    "Swift.Set": (start: "Shy", end: "G"), "Swift.Dictionary": (start: "SDy", end: "G"),
  ]

  /// Returns the texts between commas outside inner brackets.
  private static func arguments(in text: Substring) -> [Substring] {
    let comma = text.ranges(of: ", ").first { range in
      let before = text[..<range.lowerBound]
      return before.count { $0 == "<" } == before.count { $0 == ">" }
    }
    guard let comma else { return [text] }
    return [text[..<comma.lowerBound]] + arguments(in: text[comma.upperBound...])
  }

  private static let standard = ["Swift.String": "SS", "Swift.Int": "Si", "Swift.Bool": "Sb"]

  /// The mangled name of a type in a module, at the top level or in one other type.
  private var nominal: String? {
    let parts = text.split(separator: ".").map(Self.identifier)
    guard (2...3).contains(parts.count), let module = parts.first else { return nil }
    let names = parts.dropFirst().reduce([module]) { names, part in
      names.flatMap { name in ["C", "V", "O"].map { name + part + $0 } }
    }
    return names.first { _typeByName($0) != nil }
  }

  /// Returns `5Cache`, or `5Cache3_1ALL` for the private `(Cache in _1A)`.
  private static func identifier(_ part: Substring) -> String {
    let words = part.split { "() ".contains($0) }
    guard words.count == 3 else { return "\(part.count)\(part)" }
    return "\(words[0].count)\(words[0])\(words[2].count)\(words[2])LL"
  }
}
