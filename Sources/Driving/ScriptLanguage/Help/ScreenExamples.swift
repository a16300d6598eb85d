import HeadlessUIKit
import RehearsalCore

/// Examples of commands with the names of the current screen.
struct ScreenExamples {
  private let context: CompletionContext

  init(_ context: CompletionContext) {
    self.context = context
  }

  /// Returns an example of a form that can be performed now; nil if nothing on the screen fits.
  func example(of form: CommandForm) -> String? {
    guard form.place == .anywhere, form.syntax.contains(where: \.isOperand) else {
      return form.example
    }
    if let counted = counted(form) { return counted }
    var line = ""
    for element in form.syntax {
      switch element {
      case .optional: continue
      case .word(let word): line += (line.isEmpty ? "" : " ") + word
      case .operand(let operand):
        guard let text = text(for: operand, of: form, after: line) else { return nil }
        line += " " + text
      }
    }
    var parser = LineParser(prompt: line, variables: context.variables)
    return (try? parser.parse()) != nil && parser.problems.isEmpty ? line : nil
  }

  /// The elements of the screen that can be named, as selectors write them, one of each kind.
  var selectors: [String] {
    var lines: [String] = []
    func add(_ line: String?) {
      if let line, !lines.contains(line) { lines.append(line) }
    }
    let named = usable
    add(named.first.map { "tap \($0.name.scriptWord)" })
    add(named.first.map { "tap \($0.type.rawValue) \($0.name.scriptWord)" })
    if let cell = named.first(where: { $0.type == .cell }) {
      add("tap cell 1")
      add("tap cell containing \(cell.name.scriptWord)")
    }
    add(named.first { $0.type == .tab }.map { "tap tab \($0.name.scriptWord)" })
    if context.screen.alert != nil {
      add(context.screen.alert?.buttons.first.map { "tap \($0.scriptWord) in alert" })
    }
    return lines
  }

  /// The elements that a person can act on, controls before texts, each with a name of its own.
  private var usable: [Screen.Element] {
    let visible = context.screen.elements.filter { !$0.name.isEmpty && !$0.isCovered }
    let names = Dictionary(grouping: visible) { $0.name.lowercased() }
    let distinct = visible.filter { $0.isEnabled && names[$0.name.lowercased()]?.count == 1 }
    let order: [ElementType] = [.button, .cell, .switch, .tab]
    let controls = order.flatMap { type in distinct.filter { $0.type == type } }
    return controls
      + distinct.filter { !order.contains($0.type) && $0.type != .navigationBar }
  }

  private func text(for operand: Operand, of form: CommandForm, after line: String) -> String? {
    switch operand.kind {
    case .element, .expected: element(for: form, after: line)
    case .settable: usable.first { $0.type == .switch }.map { "switch \($0.name.scriptWord)" }
    case .screen: context.screen.name.scriptWord
    case .screens: context.screen.path.map(\.scriptWord).joined(separator: " ")
    case .choice(let words): words.first
    case .text where form.name == "set": "on"
    case .text where form.name == "type": "\"text\""
    case .text where form.keywords.last == "title": context.screen.title.map(\.scriptQuoted)
    case .duration: "1s"
    case .keys: context.keyCommands().first?.keys.scriptWord
    case .coordinator: context.coordinators().last
    case .key: context.storage().first?.key.scriptWord
    default: nil
    }
  }

  private func element(for form: CommandForm, after line: String) -> String? {
    let offers = ScriptCompletion(line + " ", (line + " ").endIndex, context: context).candidates
    let names = usable.map(\.name.scriptWord)
    let offered = offers.map(\.text)
    let isEdge = form.name == "expect"
    return names.first { offered.contains($0) && (isEdge || !$0.isEmpty) }
  }

  /// Returns an example of a form that counts elements.
  private func counted(_ form: CommandForm) -> String? {
    guard form.syntax.contains(where: \.isCounted) else { return nil }
    let types = context.screen.elements.filter { !$0.isCovered }.map(\.type)
    guard let type = types.contains(.cell) ? .cell : types.contains(.button) ? .button : types.first
    else { return nil }
    let count = types.count { $0 == type }
    let noun = count == 1 ? type.rawValue : type.plural
    return (form.keywords + ["\(count)", noun]).joined(separator: " ")
  }
}

extension Syntax {
  fileprivate var isOperand: Bool {
    if case .operand = self { true } else { false }
  }

  fileprivate var isCounted: Bool {
    if case .operand(let operand) = self { operand.kind == .counted } else { false }
  }
}
