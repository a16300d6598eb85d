import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Interface elements")
struct InterfaceElementTests {
  private func element(_ json: String) throws -> InterfaceElement {
    try JSONDecoder().decode(InterfaceElement.self, from: Data(json.utf8))
  }

  @Test("an element with only a name has no attributes, no children and no text")
  func defaults() throws {
    let bare = try element(#"{"n":"label"}"#)
    #expect(bare.name == "label")
    #expect(bare.attributes == [:])
    #expect(bare.children.isEmpty)
    #expect(bare.text.isEmpty)
    #expect(bare.id == nil)
    #expect(bare.connections.isEmpty)
  }

  @Test("an element without a name is not decoded")
  func nameless() { #expect(throws: DecodingError.self) { try element(#"{"a":{}}"#) } }

  @Test("attributes are read as text, flag and number; others give the default or nil")
  func attributes() throws {
    let label = try element(
      #"{"n":"label","a":{"id":"l","on":"YES","off":"NO","alpha":"0.5","text":"Hi"},"t":"inner"}"#)
    #expect(label.id == "l")
    #expect(label["text"] == "Hi")
    #expect(label["none"] == nil)
    #expect(label.text == "inner")
    #expect(["on", "off", "none"].map { label.flag($0) } == [true, false, false])
    #expect(["on", "off", "none"].map { label.flag($0, default: true) } == [true, false, true])
    #expect(["alpha", "text", "none"].map { label.number($0) } == [0.5, nil, nil])
  }

  @Test("children are found by name and by key, and visited from the outside to the inside")
  func children() throws {
    let view = try element(
      """
      {"n":"view","c":[
        {"n":"string","a":{"key":"title"},"t":"Long"},
        {"n":"label","a":{"key":"other","id":"1"},"c":[{"n":"deep"}]},
        {"n":"label","a":{"id":"2"}},
        {"n":"connections","c":[{"n":"outlet"}]}
      ]}
      """)
    #expect(view.child("label")?.id == "1")
    #expect(view.child("none") == nil)
    #expect(view.child(key: "other")?.id == "1")
    #expect(view.child(key: "none") == nil)
    #expect(view.string("title") == "Long")
    #expect(view.string("other") == nil)
    #expect(view.string("none") == nil)
    #expect(view.connections.map(\.name) == ["outlet"])
    var names: [String] = []
    view.visit { names.append($0.name) }
    #expect(names == ["view", "string", "label", "deep", "label", "connections", "outlet"])
  }

  @Test("an attribute comes before a string element with its key")
  func attributeFirst() throws {
    let button = try element(
      #"{"n":"b","a":{"title":"A"},"c":[{"n":"string","a":{"key":"title"},"t":"B"}]}"#)
    #expect(button.string("title") == "A")
  }

  @Test("a coder has the element and decodes nothing")
  func coder() throws {
    let cell = try element(#"{"n":"tableViewCell","a":{"reuseIdentifier":"Row"}}"#)
    let coder = InterfaceCoder(cell)
    #expect(coder.interfaceElement === cell)
    #expect(coder.reuseIdentifier == "Row")
    #expect(InterfaceCoder(cell, reuseIdentifier: "Other").reuseIdentifier == "Other")
    #expect(coder.allowsKeyedCoding)
    #expect(!coder.containsValue(forKey: "a"))
    #expect(coder.decodeObject(forKey: "a") == nil)
    #expect(!coder.decodeBool(forKey: "a"))
    #expect(coder.decodeInteger(forKey: "a") == 0)
    #expect(coder.decodeDouble(forKey: "a") == 0)
    #expect(coder.decodeFloat(forKey: "a") == 0)
    #expect(NSCoder().interfaceElement == nil)
  }
}
