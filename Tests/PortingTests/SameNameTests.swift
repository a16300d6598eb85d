import Foundation
import Testing

@testable import Porting

@Suite("Types of one name in the app and its frameworks")
struct SameNameTests {
  private static let project = """
    // !$*UTF8*$!
    {objects = {
      root = {isa = PBXProject; mainGroup = main;};
      main = {isa = PBXGroup; sourceTree = "<group>"; children = (delegate, screen, client, limits, test);};
      delegate = {isa = PBXFileReference; path = "AppDelegate.swift"; sourceTree = "<group>";};
      screen = {isa = PBXFileReference; path = "Screen.swift"; sourceTree = "<group>";};
      client = {isa = PBXFileReference; path = "Client.swift"; sourceTree = "<group>";};
      limits = {isa = PBXFileReference; path = "Limits.swift"; sourceTree = "<group>";};
      test = {isa = PBXFileReference; path = "ClientTests.swift"; sourceTree = "<group>";};
      app = {isa = PBXNativeTarget; name = Hello; buildPhases = (appSources);
        productType = "com.apple.product-type.application";};
      kit = {isa = PBXNativeTarget; name = Kit; buildPhases = (kitSources);
        productType = "com.apple.product-type.framework";};
      tests = {isa = PBXNativeTarget; name = KitTests; buildPhases = (testSources);
        productType = "com.apple.product-type.bundle.unit-test";};
      appSources = {isa = PBXSourcesBuildPhase; files = (one, two);};
      kitSources = {isa = PBXSourcesBuildPhase; files = (three, four);};
      testSources = {isa = PBXSourcesBuildPhase; files = (five);};
      one = {isa = PBXBuildFile; fileRef = delegate;};
      two = {isa = PBXBuildFile; fileRef = screen;};
      three = {isa = PBXBuildFile; fileRef = client;};
      four = {isa = PBXBuildFile; fileRef = limits;};
      five = {isa = PBXBuildFile; fileRef = test;};
    };}
    """

  @Test(
    "the framework's types get its name, where its files, its importers and its tests mean them")
  func renamed() throws {
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": Self.project, "AppDelegate.swift": appDelegate,
      "Screen.swift": """
      import Kit
      import UIKit
      enum Constants { static let margin = Kit.Constants.count }
      let margin = Constants.margin
      let limit = Limit(count: margin)
      let other: Kit.Limit = Kit.Limit(count: margin)
      struct Limits { enum Limit {} }

      """,
      "Client.swift": """
      public struct Constants { public static let count = 3 }
      enum Limits { static let all: [Limits.Type] = [] }
      public func count(_ constants: Constants? = nil) -> Int { Constants.count }

      """,
      "Limits.swift": "public struct Limit { public init(count: Int) {} }\n",
      "ClientTests.swift": """
      import XCTest
      @testable import Kit
      final class ClientTests: XCTestCase {
        func testCount() { XCTAssertEqual(Constants.count, 3) }
      }

      """,
    ])
    _ = try folders.port()
    func lines(_ path: String) throws -> [String] {
      try folders.written(path).split(separator: "\n").map(String.init)
    }
    let screen = try lines("Sources/Hello/App/Screen.swift")
    #expect(
      screen.suffix(5) == [
        "enum Constants { static let margin = Kit_Constants.count }",
        "let margin = Constants.margin",
        "let limit = Limit(count: margin)",
        "let other: Hello.Limit = Hello.Limit(count: margin)",
        "struct Limits { nonisolated enum Limit {} }",
      ])
    #expect(
      try lines("Sources/Hello/App/Client.swift") == [
        "public struct Kit_Constants { public static let count = 3 }",
        "enum Kit_Limits { static let all: [Kit_Limits.Type] = [] }",
        "public func count(_ constants: Kit_Constants? = nil) -> Int { Kit_Constants.count }",
      ])
    #expect(
      try lines("Tests/HelloTests/ClientTests.swift").contains {
        $0.contains("XCTAssertEqual(Kit_Constants.count, 3)")
      })
  }

  @Test("a helper that the app and a framework have alike is there once, different ones stay")
  func members() throws {
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": Self.project, "AppDelegate.swift": appDelegate,
      "Screen.swift": """
      import Kit
      extension Array where Element == Int {
        func total() -> Int { reduce(0, +) }
        var isLong: Bool { count > 3 }
        static func none() -> [Int] { [] }
        func limit() -> Int { Limits.most }
      }
      enum Limits { static let most = 1 }

      """,
      "Client.swift": """
      enum Limits { static let most = 2 }
      extension Array where Element == Int {
        func limit() -> Int { Limits.most }
        /// The sum.
        public func total() -> Int {
          reduce(0, +)
        }
        var isLong: Bool { count > 5 }
        func none() -> [Int] { [] }
        private func last() -> Int { 1 }
      }
      extension Array { func total() -> Int { 0 } }

      """,
      "Limits.swift": "", "ClientTests.swift": "",
    ])
    _ = try folders.port()
    func lines(_ path: String) throws -> [String] {
      try folders.written(path).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      try lines("Sources/Hello/App/Client.swift") == [
        "enum Kit_Limits { static let most = 2 }", "extension Array where Element == Int {",
        "func limit() -> Int { Kit_Limits.most }", "/// The sum.", "", "", "",
        "var isLong: Bool { count > 5 }", "func none() -> [Int] { [] }",
        "private func last() -> Int { 1 }", "}", "extension Array { func total() -> Int { 0 } }",
        "",
      ])
    #expect(
      try lines("Sources/Hello/App/Screen.swift")[2] == "func total() -> Int { reduce(0, +) }")
  }

  @Test("where a framework has the name of a type, `self` of that name is the type's")
  func typeOfSystem() throws {
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": Self.project.replacing("Kit", with: "Data"),
      "AppDelegate.swift": appDelegate,
      "Screen.swift": """
      import Data
      import UIKit
      func kinds() -> [Any] { [Data.self, Data.Client.self] }

      """,
      "Client.swift": "public struct Client {}\n", "Limits.swift": "", "ClientTests.swift": "",
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/Screen.swift")
        .hasSuffix("func kinds() -> [Any] { [Data.self, Hello.Client.self] }\n"))
  }
}
