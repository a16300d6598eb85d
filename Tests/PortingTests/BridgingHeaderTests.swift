import Foundation
import Testing

@testable import Porting

@Suite("Headers that Swift sees Objective-C by")
struct BridgingHeaderTests {
  private static let header = """
    // #import <CoreMotion/CoreMotion.h>
      #import <CommonCrypto/CommonCrypto.h>
    @import MapKit;
    #import "Legacy.h"
    #import <Legacy/Legacy.h>
    #include
    """

  @Test("every file of the app sees the modules of the header that are here, and tests have none")
  func modules() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Sources/Hello-Bridging-Header.h": Self.header,
      "HelloTests/HelloTests-Bridging-Header.h": "#import <CoreMotion/CoreMotion.h>",
      "Other.h": "#import <WebKit/WebKit.h>",
      "Digest.swift": "func length() -> Int { Int(CC_MD5_DIGEST_LENGTH) }\n",
    ])
    #expect(try folders.port().notes == [])
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(
      names.split(separator: "\n").filter { $0.hasPrefix("@_exported") } == [
        "@_exported import HeadlessUIKit", "@_exported import CommonCrypto",
        "@_exported import MapKit", "@_exported import UIKit",
      ])
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: folders.output.appendingPathComponent("Sources/Modules").path)
    #expect(
      modules.sorted() == [
        "CommonCrypto", "CoreGraphics", "CoreLocation", "CryptoKit", "MapKit", "UIKit",
      ])
  }

  @Test("the header that the project names counts, and its missing modules are named")
  func namedHeader() throws {
    let project = """
      // !$*UTF8*$!
      {objects = {
        root = {isa = PBXProject; mainGroup = main;};
        main = {isa = PBXGroup; sourceTree = "<group>"; children = ();};
        app = {isa = PBXNativeTarget; name = Hello; buildPhases = (); buildConfigurationList = list;
          productType = "com.apple.product-type.application";};
        list = {isa = XCConfigurationList; buildConfigurations = (debug);};
        debug = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/Briding.h";};};
      };}
      """
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": project, "AppDelegate.swift": appDelegate,
      "Briding.h": "@import MapKit;\n@import Reusable;\n@import Loading;\n",
      "Map.swift": "final class Map: MKMapView {}\n",
      "Cell.swift": "final class Cell: MKMapView, NibReusable {}\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "NibReusable: of Loading or Reusable: name a checkout of Loading or Reusable with --package"
      ])
  }

  @Test("every file sees the members of the modules that a missing library imports")
  func carriedModules() throws {
    func exported(_ library: String) throws -> [Substring] {
      let folders = try Folders([
        "AppDelegate.swift": appDelegate, "A.swift": "import \(library)\n",
      ])
      _ = try folders.port()
      return try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
        .filter { $0.hasPrefix("@_exported") }
    }
    let own = "@_exported import HeadlessUIKit"
    #expect(
      try exported("RxAnimated") == [
        own[...], "@_exported import RxCocoa", "@_exported import UIKit",
      ])
    #expect(try exported("Gestures") == [own[...], "@_exported import UIKit"])
  }
}
