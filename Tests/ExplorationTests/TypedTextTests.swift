import HeadlessUIKit
import Testing

@testable import Exploration
@testable import RehearsalCore

@Suite("Texts that an exploration types")
struct TypedTextTests {
  private func field(
    _ label: String, _ placeholder: String? = nil, type: ElementType = .textField
  ) -> Screen.Element {
    Screen.Element(
      type: type, label: label, placeholder: placeholder, isEnabled: true, isSelected: false,
      hasFocus: false, depth: 0, isCovered: false)
  }

  private func first(
    _ field: Screen.Element, learned: [String: [String]] = [:]
  ) -> String? {
    TypedTexts(learned: learned).texts(for: field, ElementQuery(field.label), on: "Home").first
  }

  @Test(
    "a field's label or placeholder suggests the text",
    arguments: [
      ("Password", "secret"), ("E-mail", "ann@example.com"), ("Phone", "42"), ("ZIP", "42"),
      ("Hours", "42"), ("Amount", "42"), ("Birth date", "2026-01-05"),
      ("Home URL", "https://example.com"), ("Link", "https://example.com"), ("Name", "Text"),
    ])
  func suggestions(label: String, text: String) {
    #expect(first(field(label)) == text)
    #expect(first(field("A", label)) == text)
  }

  @Test("a secure field gets a secret, whatever its label says")
  func secure() {
    #expect(first(field("Phone", type: .secureTextField)) == "secret")
  }

  @Test("what scripts type comes before the suggestion: on this screen, on any, or in the focus")
  func learned() {
    #expect(first(field("Name"), learned: ["Home/name": ["Ann"], "/name": ["Bob"]]) == "Ann")
    #expect(first(field("Name"), learned: ["/name": ["Bob"], "Home/*": ["Cid"]]) == "Bob")
    #expect(first(field("Name"), learned: ["Home/*": ["Cid"]]) == "Cid")
    #expect(first(field("Name"), learned: ["Other/name": ["Dan"]]) == "Text")
  }

  @Test("a blank and a hostile text follow, unless they are typed already")
  func others() {
    let all = TypedTexts().texts(for: field("Name"), ElementQuery("Name"), on: "Home")
    #expect(all.count == 3 && Set(all).count == 3)
    let known = TypedTexts(learned: ["/name": [all[1]]])
    #expect(
      known.texts(for: field("Name"), ElementQuery("Name"), on: "Home") == [all[1], all[2]])
  }
}
