import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Runtime attributes of a storyboard", .portedFolder)
final class RuntimeAttributeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func notes(_ attributes: String) throws -> [String] {
    _ = try loaded(
      """
      <view \(own("StoryView"))><userDefinedRuntimeAttributes>\(attributes)\
      </userDefinedRuntimeAttributes></view>
      """)
    return Journal.current.take().filter { $0.hasPrefix("view.own") }
  }

  @Test("texts, flags, numbers and images are assigned by their keys")
  func values() throws {
    _ = phone
    #expect(
      try notes(
        """
        <a type="string" keyPath="ownText" value="Hi"/>\
        <a type="string" keyPath="ownLong"><string key="value">Long</string></a>\
        <a type="boolean" keyPath="ownYes" value="YES"/>\
        <a type="boolean" keyPath="ownNo" value="NO"/>\
        <a type="number" keyPath="ownWhole"><integer key="value" value="3"/></a>\
        <a type="number" keyPath="ownReal"><real key="value" value="1.5"/></a>\
        <a type="number" keyPath="ownPlain" value="2"/>\
        <a type="image" keyPath="ownImage" value="cat"/>
        """) == [
          "view.ownText = Hi", "view.ownLong = Long", "view.ownYes = Bool", "view.ownNo = Bool",
          "view.ownWhole = 3", "view.ownReal = 1.5", "view.ownPlain = 2.0",
          "view.ownImage = UIImage",
        ])
  }

  @Test("an attribute of another kind, without a value or without a key is left out")
  func leftOut() throws {
    _ = phone
    #expect(
      try notes(
        """
        <a type="color" keyPath="ownColor" value="red"/><a type="number" keyPath="ownNone"/>\
        <a type="image" keyPath="ownImage"/><a type="string" value="x"/>\
        <a type="string" keyPath="layer.name" value="x"/><a keyPath="ownBare" value="x"/>
        """) == [])
    #expect(phone.findings == [])
  }

  @Test("a flag is true for YES only")
  func flags() throws {
    _ = phone
    func value(_ json: String) throws -> Any? {
      InterfaceOutlets.value(
        of: try JSONDecoder().decode(InterfaceElement.self, from: Data(json.utf8)))
    }
    #expect(try value(#"{"n":"a","a":{"type":"boolean","value":"YES"}}"#) as? Bool == true)
    #expect(try value(#"{"n":"a","a":{"type":"boolean","value":"NO"}}"#) as? Bool == false)
    #expect(try value(#"{"n":"a","a":{"value":"YES"}}"#) == nil)
  }

  @Test("properties of UIKit's own views are set by their keys")
  func ownProperties() throws {
    _ = phone
    let label: UILabel = try view(
      """
      <label text="Before"><userDefinedRuntimeAttributes>\
      <a type="string" keyPath="accessibilityIdentifier" value="title"/>\
      <a type="string" keyPath="text" value="After"/><a type="boolean" keyPath="hidden" value="YES"/>\
      <a type="number" keyPath="tag"><integer key="value" value="7"/></a>\
      </userDefinedRuntimeAttributes></label>
      """)
    #expect(label.accessibilityIdentifier == "title" && label.text == "After")
    #expect(label.isHidden && label.tag == 7)
    #expect(phone.findings == [])
  }
}
