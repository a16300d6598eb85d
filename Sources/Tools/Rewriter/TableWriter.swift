/// The methods that dispatch selectors and outlets, on one line.
struct TableWriter {
  let methods: [ObjectiveCMethod]
  let outlets: [String]
  /// The outlets whose getters are not called, since they may need a value that is set before.
  let computedOutlets: Set<String>
  /// The outlets that the class has no longer, since their types are nowhere; a storyboard may fill them.
  let lostOutlets: [String]
  let kind: Index.Table
  /// Whether other modules may inherit from the class.
  let isOpen: Bool

  /// The members of the class.
  var text: String { [methodTable, outletTable].filter { !$0.isEmpty }.joined(separator: "; ") }

  private var modifiers: String {
    (isOpen ? "open" : "public") + (kind == .overriding ? " override" : "")
  }

  private var methodTable: String {
    guard !methods.isEmpty || kind == .conforming else { return "" }
    let overloads = Dictionary(grouping: methods, by: \.selector)
    var seen: Set<String> = []
    let cases = methods.filter { seen.insert($0.selector).inserted }.map {
      let isOverloaded = Set(overloads[$0.selector]?.map(\.types) ?? []).count > 1
      return "case \"\($0.selector)\": return \($0.call(on: "self", amongOthers: isOverloaded))"
    }
    let otherwise = kind == .overriding ? "super.rehearsalMethod(for: selector)" : "nil"
    let body =
      "switch selector.description { \((cases + ["default: return \(otherwise)"]).joined(separator: "; ")) }"
    return
      "\(modifiers) func rehearsalMethod(for selector: HeadlessUIKit.Selector) -> HeadlessUIKit.SelectorMethod? { \(body) }"
  }

  private var outletTable: String {
    guard !outlets.isEmpty || !lostOutlets.isEmpty || kind == .conforming else { return "" }
    let kept = outlets.map { name in
      let target =
        computedOutlets.contains(name) ? ") { self.\(name) = $0 }" : ", to: &self.\(name))"
      return "case \"\(name)\": return HeadlessUIKit.rehearsalAssign(value\(target)"
    }
    let cases = kept + lostOutlets.map { "case \"\($0)\": return true" }
    let otherwise = kind == .overriding ? "super.rehearsalSet(value, forKey: key)" : "false"
    let body =
      "switch key { \((cases + ["default: return \(otherwise)"]).joined(separator: "; ")) }"
    return "\(modifiers) func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { \(body) }"
  }
}
