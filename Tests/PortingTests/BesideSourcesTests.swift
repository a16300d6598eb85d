import Foundation
import Testing

@testable import Porting

@Suite("What a package and a catalog bring beside their sources")
struct BesideSourcesTests {
  @Test("the plural rules of a catalog are a table beside its texts")
  func plurals() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld books": {"localizations": {"en": {"variations": \
      {"plural": {"one": {"stringUnit": {"value": "%lld book"}}, \
      "other": {"stringUnit": {"value": "%lld books"}}}}}}}}}
      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Texts.xcstrings": catalog])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/Resources/en.lproj/Texts.stringsdict")
    let table = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let rules = (table as? [String: [String: Any]])?["%lld books"]?["value"] as? [String: String]
    #expect(
      rules == [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%lld book", "other": "%lld books",
      ])
  }

  @Test("a ported package has the names of its own assets and the methods of its extensions")
  func package() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "A.swift": "import Base\n",
      "Base/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Base", products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base"), .testTarget(name: "BaseTests", dependencies: ["Base"])])

      """,
      "Base/Sources/Base/A.swift": """
      import UIKit
      extension UIViewController { @objc func log() {} }

      """,
      "Base/Sources/Base/Assets.xcassets/link.imageset/Contents.json": "{}",
      "Base/Tests/BaseTests/BaseTests.swift": """
      import Base
      import XCTest
      final class BaseTests: XCTestCase {}

      """,
      "Base/Tests/BaseTests/Helper.swift": "import XCTest\nfunc fail() { XCTFail() }\n",
    ])
    _ = try folders.port()
    let place = "Sources/Packages/Base"
    #expect(try folders.written("\(place)/RehearsalAssets.swift").contains("link"))
    #expect(
      try folders.written("\(place)/RehearsalExtensions.swift")
        .contains("case (\"log\", let object as UIViewController):"))
    #expect(
      try folders.written("Tests/BaseTests/BaseTests.swift").contains("class BaseTests"))
    // The tests of a package import what they use themselves.
    #expect(try folders.written("Tests/BaseTests/Helper.swift").contains("@testable") == false)
  }
}
