/// The members of a table of methods and properties in extensions of classes that are not the target's.
struct ExtensionTable {
  /// The cases of methods.
  let methods: [String]
  let properties: [InspectableProperty]
  /// The tables that are asked for what this one does not have.
  var others: [String] = []
  /// The access level that is written before the members.
  var access = ""

  /// The members, in a type.
  var text: String {
    let method = others.map { "\($0).rehearsalMethod(for: selector, of: object)" } + ["nil"]
    let property =
      others.map { "\($0).rehearsalSet(value, forKey: key, of: object)" } + ["false"]
    return """
        \(access)static func rehearsalMethod(
          for selector: HeadlessUIKit.Selector, of object: AnyObject
        ) -> HeadlessUIKit.SelectorMethod? {
          switch (selector.description, object) {
      \(lines(methods))    default: return \(method.joined(separator: " ?? "))
          }
        }

        \(access)static func rehearsalSet(
          _ value: Any?, forKey key: String, of object: AnyObject
        ) -> Bool {
          switch (key, object) {
      \(lines(properties.map(\.setter)))    default: return \(property.joined(separator: " || "))
          }
        }
      """
  }

  private func lines(_ cases: [String]) -> String { cases.map { "    \($0)\n" }.joined() }
}
