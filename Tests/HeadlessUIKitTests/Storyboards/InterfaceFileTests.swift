import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Interface files", .portedFolder)
struct InterfaceFileTests {
  @Test("a storyboard has its initial controller, and the others by both of their identifiers")
  func controllers() throws {
    let name = try Resources.storyboard(
      initial: "b",
      [
        #"<viewController id="a" storyboardIdentifier="Zoo" sceneMemberID="viewController"/>"#,
        #"<viewController id="b" storyboardIdentifier="Ape" sceneMemberID="viewController"/>"#,
        #"<viewController id="c" sceneMemberID="viewController"/><view id="d"/>"#,
      ])
    let file = try #require(InterfaceFile.storyboard(name))
    #expect(file.name == name)
    #expect(file.root.name == "document")
    #expect(file.initialController?.id == "b")
    #expect(file.storyboardIdentifiers == ["Ape", "Zoo"])
    #expect(file.controller(identifier: "Zoo")?.id == "a")
    #expect(file.controller(identifier: "c") == nil)
    #expect(file.controller(id: "c")?.id == "c")
    #expect(file.controller(id: "d") == nil)
    #expect(file.scenes.keys.sorted() == ["a", "b", "c"])
  }

  @Test("a storyboard without an initial controller, or with one that is gone, has none")
  func noInitial() throws {
    let scene = #"<viewController id="a" sceneMemberID="viewController"/>"#
    for initial in [nil, "gone"] {
      let name = try Resources.storyboard(initial: initial, [scene])
      #expect(InterfaceFile.storyboard(name)?.initialController == nil)
      #expect(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() == nil)
    }
  }

  @Test("a file is read once")
  func cache() throws {
    let name = try Resources.storyboard([])
    #expect(InterfaceFile.storyboard(name) === InterfaceFile.storyboard(name))
  }

  @Test("a nib and a storyboard of one name are two files")
  func kinds() throws {
    let name = try Resources.nib("")
    #expect(InterfaceFile.nib(name)?.root.child("objects")?.children.isEmpty == true)
    #expect(InterfaceFile.storyboard(name) == nil)
  }

  @Test("a file that does not exist or is no interface is nil")
  func missing() throws {
    let name = Resources.newName()
    #expect(InterfaceFile.nib(name) == nil)
    try Resources.write(Data("[]".utf8), "\(name).xib.json")
    #expect(InterfaceFile.nib(name) == nil)
  }

  @Test("an app without a folder of resources has no interfaces and no translations")
  func noFolder() throws {
    let name = try Resources.nib("")
    AppResources.$folder.withValue(nil) {
      #expect(InterfaceFile.nib(name) == nil)
      #expect(AppResources.data("\(name).xib.json") == nil)
    }
    #expect(InterfaceFile.nib(name) != nil)
    try Resources.table(name, "en", ["1.text": "One"])
    AppResources.$folder.withValue(nil) { #expect(InterfaceTexts(name)["1.text"] == nil) }
    #expect(InterfaceTexts(name)["1.text"] == "One")
  }
}
