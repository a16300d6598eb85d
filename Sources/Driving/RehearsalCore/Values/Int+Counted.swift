nonisolated extension Int {
  /// Returns the number with a noun: `1 scene`, `2 scenes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
