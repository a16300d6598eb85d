import Foundation
import Testing

@testable import Porting

@Suite("Conditions of the Debug configuration")
struct CompilationConditionTests {
  private func project(of project: String, target: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = LP; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (); };
      T = { isa = PBXNativeTarget; name = Hello; buildConfigurationList = LT;
        productType = "com.apple.product-type.application"; };
      LP = { isa = XCConfigurationList; buildConfigurations = (CR, CP); };
      LT = { isa = XCConfigurationList; buildConfigurations = (CT); };
      CR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE; }; };
      CP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(project) }; };
      CT = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target) }; };
    }; }
    """
  }

  /// The names that a manifest defines.
  private func defined(_ folders: Folders) throws -> [String] {
    try folders.written("Package.swift").matches(of: /\.define\("(\w+)"\)/).map { String($0.1) }
  }

  @Test(
    "the package defines the target's conditions, what is inherited, and DEBUG",
    arguments: [
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA\";", "", ["BETA", "DEBUG"]),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEV\";", ["DEBUG", "DEV"]
      ),
      (
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = OLD;",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEV;", ["DEBUG", "DEV"]
      ),
      (
        "", "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-D\", \"STAGING\", \"-DFAST\", \"-Onone\");",
        ["DEBUG", "FAST", "STAGING"]
      ),
    ])
  func conditions(_ ofProject: String, _ ofTarget: String, _ expected: [String]) throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Hello.xcodeproj/project.pbxproj": project(of: ofProject, target: ofTarget),
    ])
    _ = try folders.port()
    #expect(try defined(folders) == expected)
  }

  @Test(
    "code of conditions that the project does not set needs no module; without a project only DEBUG is known"
  )
  func judged() throws {
    let source = """
      import Reports
      import UIKit
      func log() {
        #if DEBUG
        print(1)
        #else
        Reports.send(1)
        #endif
        #if STORE
        Reports.send(2)
        #endif
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    func places() throws -> [String] {
      try folders.port().notes.filter { $0.kind != "import" }
        .flatMap(\.places).map { String($0.suffix(4)) }
    }
    #expect(try places() == ["t:10"])
    #expect(try defined(folders) == ["DEBUG"])
    try folders.write("Hello.xcodeproj/project.pbxproj", project(of: "", target: ""))
    #expect(try places() == [])
  }
}
