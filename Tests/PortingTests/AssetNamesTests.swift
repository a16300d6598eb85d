import Foundation
import Testing

@testable import Porting

@Suite("Names of assets")
struct AssetNamesTests {
  @Test(
    "an asset's name is in camel case, without the word for its kind",
    arguments: [
      ("Logo", "logo"), ("AccentColor", "accent"), ("background-color", "background"),
      ("NavBarBgColor", "navBarBg"), ("BGLighGray", "bgLighGray"), ("blueEF", "blueEF"),
      ("color7C", "color7C"), ("Color", "color"), ("arrow_basic_e", "arrowBasicE"),
      ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292C38"), ("2nd place", "_2ndPlace"),
      ("H1Title", "h1Title"), ("default", "`default`"), ("icône", "icône"), ("-", ""),
    ])
  func identifier(_ name: String, _ expected: String) {
    #expect(AssetNames.identifier(name, without: "Color") == expected)
  }

  @Test(
    "a namespace begins with a capital and keeps its last word",
    arguments: [("iconPreviews", "IconPreviews"), ("Brand Color", "BrandColor"), ("24", "_24")])
  func namespace(_ name: String, _ expected: String) {
    #expect(AssetNames.namespace(name) == expected)
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private func folders(_ more: [String: String] = [:]) throws -> Folders {
    try Folders(
      [
        "AppDelegate.swift": appDelegate,
        "Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
        "Assets.xcassets/AccentColor.colorset/Contents.json": "{}",
        "Assets.xcassets/red.colorset/Contents.json": "{}",
        "Assets.xcassets/Plain/Logo Image.imageset/Contents.json": "{}",
        "Assets.xcassets/Icons/Contents.json": Self.namespace,
        "Assets.xcassets/Icons/link.imageset/Contents.json": "{}",
      ].merging(more) { $1 })
  }

  @Test("a folder is no namespace if its description says nothing of it")
  func plainFolder() throws {
    let folders = try Folders([
      "Assets.xcassets/Plain/Contents.json": #"{"properties": {}}"#,
      "Assets.xcassets/Plain/logo.imageset/Contents.json": "{}",
    ])
    let names = AssetNames(try AppFolder(folders.app, excluding: [], project: nil))
    #expect(names.images == .init(assets: ["logo": "logo"]))
  }

  @Test("names and namespaces come in the order of the alphabet")
  func order() throws {
    var files: [String: String] = ["AppDelegate.swift": appDelegate]
    for space in ["Cold", "Arc", "Egg", "Bow", "Dot"] {
      files["Assets.xcassets/\(space)/Contents.json"] = Self.namespace
      for name in ["c", "a", "e", "b", "d"] {
        files["Assets.xcassets/\(space)/\(name).imageset/Contents.json"] = "{}"
      }
    }
    let folders = try Folders(files)
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/RehearsalAssets.swift")
    let names = text.matches(of: #/enum (\w+)|let (\w+) =/#).map { String($0.1 ?? $0.2 ?? "") }
    let expected = ["Arc", "Bow", "Cold", "Dot", "Egg"].flatMap { [$0, "a", "b", "c", "d", "e"] }
    #expect(Array(names.prefix(30)) == expected)
  }

  @Test("the names are those of Xcode, and a color of UIKit's own name is a resource alone")
  func source() throws {
    let folders = try folders()
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/RehearsalAssets.swift") == """
        // The names of the app's colors and images, as Xcode generates them. Written by `rehearse port`.
        import Foundation
        import HeadlessUIKit

        nonisolated extension HeadlessUIKit.ColorResource {
          nonisolated static let accent = HeadlessUIKit.ColorResource(name: "AccentColor", bundle: .main)
          nonisolated static let red = HeadlessUIKit.ColorResource(name: "red", bundle: .main)
        }

        nonisolated extension HeadlessUIKit.UIColor {
          nonisolated static var accent: HeadlessUIKit.UIColor { .init(resource: HeadlessUIKit.ColorResource.accent) }
        }

        nonisolated extension HeadlessUIKit.ImageResource {
          nonisolated static let logo = HeadlessUIKit.ImageResource(name: "Logo Image", bundle: .main)
          enum Icons {
            nonisolated static let link = HeadlessUIKit.ImageResource(name: "Icons/link", bundle: .main)
          }
        }

        nonisolated extension HeadlessUIKit.UIImage {
          nonisolated static var logo: HeadlessUIKit.UIImage { .init(resource: HeadlessUIKit.ImageResource.logo) }
          enum Icons {
            nonisolated static var link: HeadlessUIKit.UIImage { .init(resource: HeadlessUIKit.ImageResource.Icons.link) }
          }
        }

        """)
  }

  @Test("a member that the app declares itself stays the app's")
  func declared() throws {
    let folders = try folders([
      "Colors.swift": """
      import UIKit
      extension UIColor { static let accent = UIColor.red }
      extension UIImage { enum Icons {} }

      """
    ])
    _ = try folders.port()
    let source = try folders.written("Sources/Hello/RehearsalAssets.swift")
    #expect(!source.contains("extension HeadlessUIKit.UIColor"))
    #expect(source.contains("static var logo"))
    #expect(!source.contains("static var link"))
  }

  @Test(
    "a member that the app declares for an older compiler, language or system alone is written",
    arguments: [
      ("#if swift(>=5.9)\n#elseif swift(>=5.8)\nCODE\n#endif", true),
      ("#if compiler(<5.9)\nCODE\n#endif", true), ("#if os(macOS)\nCODE\n#endif", true),
      ("#if swift(>=5.9)\nCODE\n#endif", false), ("#if compiler(>=99)\nCODE\n#endif", false),
      ("#if swift(>=6)\nCODE\n#endif", false), ("#if DEBUG\nCODE\n#endif", false),
      ("#if swift(>=5.x)\n#else\nCODE\n#endif", false),
      ("#if canImport(Diagrams)\n#else\nCODE\n#endif", false),
    ])
  func conditional(_ condition: String, _ isWritten: Bool) throws {
    let code = "extension UIColor { static let accent = UIColor.red }"
    let folders = try folders([
      "Colors.swift": "import UIKit\n\(condition.replacing("CODE", with: code))\n"
    ])
    _ = try folders.port()
    let source = try folders.written("Sources/Hello/RehearsalAssets.swift")
    #expect(source.contains("extension HeadlessUIKit.UIColor") == isWritten, "\(condition)")
  }

  @Test("a project that does not ask for members of UIKit's types gets resources alone")
  func project() throws {
    for (setting, isThere) in [("NO", false), ("YES", true)] {
      let folders = try folders([
        "Hello.xcodeproj/project.pbxproj": Self.project(setting)
      ])
      _ = try folders.port()
      let source = try folders.written("Sources/Hello/RehearsalAssets.swift")
      #expect(source.contains("extension HeadlessUIKit.ColorResource"))
      #expect(source.contains("extension HeadlessUIKit.UIColor") == isThere, "\(setting)")
    }
  }

  private static func project(_ setting: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = \(setting);
        MARKETING_VERSION = "9.0"; }; };
      T = { isa = PBXNativeTarget; name = Hello; buildConfigurationList = TL;
        productType = "com.apple.product-type.application"; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MARKETING_VERSION = "2.0"; }; };
    }; }
    """
  }

  @Test("an app without catalogs has no file of names")
  func none() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    _ = try folders.port()
    #expect(throws: (any Error).self) {
      try folders.written("Sources/Hello/RehearsalAssets.swift")
    }
  }
}
