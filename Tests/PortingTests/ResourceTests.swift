import Foundation
import Testing

@testable import Porting

@Suite("Resources of a port")
struct ResourceTests {
  private func list(_ path: String, of folders: Folders) throws -> [String: String] {
    let data = try Data(contentsOf: folders.output.appendingPathComponent(path))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: String])
  }

  private func plist(_ entries: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
  }

  @Test("a storyboard becomes JSON without its layout, and a custom object is known by its class")
  func storyboard() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Page.swift": "import UIKit\nclass Page: NSObject {}\nprivate class Hidden: NSObject {}\n",
      "Main.storyboard": """
      <document type="x"><dependencies><plugIn a="1"/></dependencies><objects>\
      <view key="v"><rect key="frame" x="1"/><subviews><label text="a"/>\
      <string key="t">Hello
      there</string></subviews>ignored<color red="1"><color>a</color></color></view>\
      <customObject customClass="Page"/><customObject customClass="Hidden"/></objects></document>
      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/Resources/Main.storyboard.json") == """
        {"a":{"type":"x"},"c":[{"a":{},"c":[{"a":{"key":"v"},"c":[{"a":{},"c":[\
        {"a":{"text":"a"},"c":[],"n":"label","t":""},{"a":{"key":"t"},"c":[],"n":"string",\
        "t":"Hello\\nthere"}],"n":"subviews","t":""}],"n":"view","t":""},\
        {"a":{"customClass":"Page"},"c":[],"n":"customObject","t":""},\
        {"a":{"customClass":"Hidden"},"c":[],"n":"customObject","t":""}],"n":"objects","t":""}],\
        "n":"document","t":""}
        """)
    #expect(
      try folders.written("Sources/Hello/RehearsalExtensions.swift").split(separator: "\n")
        .filter { $0.contains("case \"") } == ["    case \"Page\": return Page()"])
  }

  @Test(
    "a storyboard keeps the constraints that an outlet names or that have an identifier, and the sizes of a flow layout"
  )
  func constraints() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Main.storyboard": """
      <document><view id="v"><constraints><constraint id="a" constant="1"/>\
      <constraint id="b" constant="2"/><constraint id="c" identifier="x"/></constraints></view>\
      <view id="w"><constraints><constraint id="d"/></constraints></view>\
      <collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="9" height="8"/>\
      </collectionViewFlowLayout><size key="other" width="1" height="1"/>\
      <connections><outlet property="line" destination="b"/></connections></document>
      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/Resources/Main.storyboard.json") == """
        {"a":{},"c":[{"a":{"id":"v"},"c":[{"a":{},"c":[\
        {"a":{"constant":"2","id":"b"},"c":[],"n":"constraint","t":""},\
        {"a":{"id":"c","identifier":"x"},"c":[],"n":"constraint","t":""}],"n":"constraints","t":""}],\
        "n":"view","t":""},{"a":{"id":"w"},"c":[],"n":"view","t":""},\
        {"a":{"key":"collectionViewLayout"},"c":[\
        {"a":{"height":"8","key":"itemSize","width":"9"},"c":[],"n":"size","t":""}],\
        "n":"collectionViewFlowLayout","t":""},\
        {"a":{},"c":[{"a":{"destination":"b","property":"line"},"c":[],"n":"outlet","t":""}],\
        "n":"connections","t":""}],"n":"document","t":""}
        """)
  }

  @Test("Info.plist has names in place of settings, and what it does not say by default")
  func info() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Info.plist": plist(
        """
        <key>CFBundleName</key><string>$(PRODUCT_NAME) ${TARGET_NAME}</string>\
        <key>Module</key><string>$(PRODUCT_MODULE_NAME:c99extidentifier).$(EXECUTABLE_NAME)</string>\
        <key>Language</key><string>$(DEVELOPMENT_LANGUAGE)</string>\
        <key>Other</key><string>a$(OTHER)b</string>
        """),
    ])
    _ = try folders.port()
    #expect(
      try list("Sources/Hello/Resources/Info.plist", of: folders) == [
        "CFBundleName": "Hello Hello", "Module": "Hello.Hello", "Language": "en", "Other": "ab",
        "CFBundleDisplayName": "Hello", "CFBundleIdentifier": "app.Hello",
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        "CFBundleDevelopmentRegion": "en", "RehearsalModuleName": "Hello",
      ])
  }

  @Test("of several Info.plists the first counts, but for one with scenes")
  func infos() throws {
    let scenes = "<key>UIApplicationSceneManifest</key><string>a</string>"
    func name(_ first: String, _ second: String) throws -> String? {
      let folders = try Folders([
        "AppDelegate.swift": appDelegate,
        "A/Info.plist": plist("<key>Name</key><string>A</string>\(first)"),
        "B/Info.plist": plist("<key>Name</key><string>B</string>\(second)"),
      ])
      _ = try folders.port()
      return try list("Sources/Hello/Resources/Info.plist", of: folders)["Name"]
    }
    #expect(try name("", "") == "A")
    #expect(try name("", scenes) == "B")
    #expect(try name(scenes, "") == "A")
  }

  @Test("the strings of a catalog and of files of its name are one table for each language")
  func strings() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"nl": {"stringUnit": \
      {"value": "aa"}}}}, "b": {"localizations": {"nl": {"stringUnit": {"value": "bb"}}}}}}
      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "A/Texts.xcstrings": catalog,
      "Base.lproj/Texts.strings": "\"c\" = \"cc\";", "nl.lproj/Texts.strings": "\"b\" = \"BB\";",
      "nl.lproj/Texts.stringsdict": plist("<key>d</key><string>dd</string>"),
      "Other.strings": "\"e\" = \"ee\"; \"f\"",
    ])
    let report = try folders.port()
    let resources = "Sources/Hello/Resources"
    #expect(
      try ["nl.lproj/Texts.strings", "Base.lproj/Texts.strings", "nl.lproj/Texts.stringsdict"]
        .map { try list("\(resources)/\($0)", of: folders) }
        == [["a": "aa", "b": "BB"], ["c": "cc"], ["d": "dd"]])
    #expect(try list("\(resources)/Other.strings", of: folders) == ["e": "ee"])
    #expect(report.notes.map(\.name) == ["Other.strings"])
    let folder = folders.output.appendingPathComponent("\(resources)/nl.lproj").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["Texts.strings", "Texts.stringsdict"])
  }

  @Test("a file of an app's bundle is a resource by its ending and its place")
  func files() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "a.json": "{}", "README.md": "", "Notes.md": "",
      "Picture.PNG": "", "a.unknown": "", "A.xcodeproj/list.plist": "", "Pods/b.json": "",
      "Kit.framework/c.json": "", "build/d.json": "", "Tests/e.json": "{}",
      "AUITests/f.json": "{}", "A.storyboard": "<document/>",
      "ATests/B.xib": "<document/>", "ATests/Info.plist": "", "LinuxMain.swift": "",
      "main.swift": "", "ATests/main.swift": "",
    ])
    let folder = try AppFolder(folders.app, excluding: [], project: nil)
    #expect(folder.resources == ["Notes.md", "Picture.PNG", "a.json"])
    #expect(folder.testResources == ["Tests/e.json"])
    #expect(folder.interfaces == ["A.storyboard"])
    #expect(folder.infoPlists == [])
    #expect(folder.sources == ["AppDelegate.swift"])
    #expect(folder.tests == ["ATests/main.swift"])
  }

  @Test("the first file of a data set is a resource with the set's name")
  func dataSets() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Assets.xcassets/Texts/Contents.json": "{}",
      "Assets.xcassets/Texts/Terms.dataset/Contents.json": "{}",
      "Assets.xcassets/Texts/Terms.dataset/terms.txt": "agree",
      "Assets.xcassets/Empty.dataset/Contents.json": "{}",
    ])
    _ = try folders.port()
    #expect(try folders.written("Sources/Hello/Resources/Terms.dataset") == "agree")
    let folder = folders.output.appendingPathComponent("Sources/Hello/Resources").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["Info.plist", "Terms.dataset"])
  }

  @Test("a picture in the folder of a package is a resource below Sources alone")
  func packages() throws {
    let folders = try Folders([
      "Package.swift": "import PackageDescription", "Sources/a.png": "", "b.png": "",
      "Tests/c.png": "", "Sources/A.swift": "let a = 1",
    ])
    let folder = try AppFolder(folders.app, excluding: [], project: nil)
    #expect(folder.resources == ["Sources/a.png"])
    #expect(folder.testResources == ["Tests/c.png"])
    #expect(folder.packages == [])
  }

  @Test(
    "a pattern matches within a name, over folders with two stars, and one character",
    arguments: [
      ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false),
      ("**/*.swift", "B/C/A.swift", true), ("**.swift", "B/A.swift", true),
      ("B", "B/A.swift", true),
      ("B", "BC/A.swift", false), ("?/A.swift", "B/A.swift", true), ("?", "B", true),
      ("B?A.swift", "B/A.swift", false), ("", "A", false), ("A", "", false),
    ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }
}
