import Foundation
import Testing

@testable import Porting

@Suite("Packages that are ported")
struct PortedPackageTests {
  private static func manifest(_ name: String, _ dependency: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependency)], targets: [.target(name: "\(name)")])

    """
  }

  private static let base = """
    import UIKit
    open class BaseScreen: UIViewController {
      @objc public func close() {}
    }

    """

  private static let screen = """
    import Base
    final class Screen: BaseScreen {
      @objc func save() {}
    }

    """

  @Test("a package that imports UIKit becomes a target, whose classes the app's tables extend")
  func userInterface() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Screen.swift": Self.screen,
      "Packages/Base/Package.swift": Self.manifest("Base"),
      "Packages/Base/Sources/Base/BaseScreen.swift": Self.base,
    ])
    let report = try folders.port()
    #expect(report.notes == [])
    #expect(report.files == 3)
    let manifest = try folders.written("Package.swift")
    #expect(manifest.contains("name: \"Base\""))
    #expect(manifest.contains("path: \"Sources/Packages/Base\""))
    #expect(!manifest.contains("Packages/Base\"),\n      ],"))
    #expect(
      try folders.written("Sources/Packages/Base/BaseScreen.swift").contains(
        "open override func rehearsalMethod(for selector"))
    #expect(
      try folders.written("Sources/Hello/App/Screen.swift").hasPrefix("import Base\n"))
  }

  @Test("a plain package that imports a ported one is ported too, after it")
  func dependent() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("Alpha"),
      "A/Sources/Alpha/A.swift": "import Base\npublic let alpha = 1\n",
      "B/Package.swift": Self.manifest("Base"),
      "B/Sources/Base/BaseScreen.swift": Self.base,
      "C/Package.swift": Self.manifest("Plain"),
      "C/Sources/Plain/C.swift": "import Foundation\npublic let plain = 1\n",
    ])
    _ = try folders.port()
    let manifest = try folders.written("Package.swift")
    let places = ["path: \"Sources/Packages/Base\"", "path: \"Sources/Packages/Alpha\""].map {
      manifest.range(of: $0)?.lowerBound
    }
    let (base, alpha) = (try #require(places[0]), try #require(places[1]))
    #expect(base < alpha)
    #expect(!manifest.contains("Sources/Packages/Plain"))
    #expect(manifest.contains(".package(path: \"\(folders.app.path)/C\")"))
  }

  @Test("an import under a condition does not decide that a package is ported")
  func conditional() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("Alpha"),
      "A/Sources/Alpha/A.swift":
        "#if canImport(UIKit)\nimport UIKit\n#endif\npublic let alpha = 1\n",
    ])
    _ = try folders.port()
    #expect(!(try folders.written("Package.swift").contains("Sources/Packages")))
  }

  @Test("a package whose every file is empty without UIKit is ported")
  func whollyConditional() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("Alpha"),
      "A/Sources/Alpha/A.swift":
        "/*\n * Alpha\n */\n\n// One\n#if canImport(UIKit)\nimport UIKit\npublic let a = 1\n#endif\n",
      "A/Sources/Alpha/B.swift": "#if os(iOS)\nimport UIKit\npublic let b = 1\n#endif\n",
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Package.swift").contains("path: \"Sources/Packages/Alpha\""))
  }

  /// Ports an app with a package of two sources; returns the written manifest.
  private func manifest(withAlpha source: String) throws -> String {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("Alpha"),
      "A/Sources/Alpha/A.swift": source,
      "A/Sources/Alpha/B.swift": "import Foundation\npublic let b = 1\n",
    ])
    _ = try folders.port()
    return try folders.written("Package.swift")
  }

  @Test(
    "a package is ported whose only choice beside UIKit is AppKit, or that has a file for iOS alone",
    arguments: [
      "#if canImport(UIKit)\n  import UIKit\n#else\n  import AppKit\n#endif\npublic let a = 1\n",
      "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\npublic let a = 1\n",
      "#if os(iOS) || os(tvOS)\nimport Foundation\nimport UIKit\npublic let a = 1\n#endif\n",
    ])
  func neededUIKit(source: String) throws {
    #expect(try manifest(withAlpha: source).contains("path: \"Sources/Packages/Alpha\""))
  }

  @Test(
    "a checkout of a module that has a stand-in is used as it is, also with files for iOS alone")
  func original() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("RxCocoa"),
      "A/Sources/RxCocoa/A.swift": "import Foundation\npublic let a = 1\n",
      "A/Sources/RxCocoa/B.swift": "#if os(iOS)\nimport UIKit\npublic let b = 1\n#endif\n",
    ])
    _ = try folders.port()
    #expect(!(try folders.written("Package.swift").contains("Sources/Packages")))
  }

  @Test("a package that associates objects is ported, unless it asks for the runtime")
  func associatedObjects() throws {
    let use = "objc_getAssociatedObject(self, key)"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": Self.manifest("Alpha"),
      "A/Sources/Alpha/A.swift": "import Foundation\nfunc value() -> Any? { \(use) }\n",
      "B/Package.swift": Self.manifest("Beta"),
      "B/Sources/Beta/B.swift":
        "import Foundation\n#if canImport(ObjectiveC)\nfunc value() -> Any? { \(use) }\n#endif\n",
    ])
    _ = try folders.port()
    let manifest = try folders.written("Package.swift")
    #expect(manifest.contains("path: \"Sources/Packages/Alpha\""))
    #expect(!manifest.contains("Sources/Packages/Beta"))
  }

  @Test(
    "a package with another choice than UIKit and AppKit is used as it is",
    arguments: [
      "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n",
      "#if os(iOS)\nimport UIKit\n#else\nimport Foundation\n#endif\npublic let a = 1\n",
    ])
  func unneededUIKit(source: String) throws {
    #expect(!(try manifest(withAlpha: source).contains("Sources/Packages")))
  }

  @Test("a manifest that cannot be read is an error with its path, and nothing is written")
  func brokenManifest() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A/Package.swift": "import PackageDescription\nlet broken =\n",
      "A/Sources/A/A.swift": "",
    ])
    let text = try #require(folders.failure())
    #expect(text.hasPrefix("ROOT/Hello/A/Package.swift cannot be read: "))
    #expect(
      text.hasSuffix("\nIf the app does without the package, leave its folder out with --exclude."))
    #expect(!FileManager.default.fileExists(atPath: folders.output.path))
  }
}
