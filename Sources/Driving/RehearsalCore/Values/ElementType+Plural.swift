import HeadlessUIKit

extension ElementType {
  /// The type in the plural, as in `expect 3 cells`.
  package var plural: String { self == .switch ? "switches" : rawValue + "s" }

  /// The type a plural stands for.
  package init?(plural: String) {
    guard let type = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
    self = type
  }
}
