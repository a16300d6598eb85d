import Foundation
import Testing

@Suite("The isolation of Crew's flows")
struct FlowIsolationTests {
  nonisolated private static let folder = "Sources/Apps/Crew"
  nonisolated private static let shared = ["Common", "Core"]
  nonisolated private static let flows = [
    "Account", "Chat", "Onboarding", "Shifts", "SignIn", "Tasks", "Trips",
  ]
  nonisolated private static let above = ["Application", "Main", "Server"]

  /// Returns the types of some folders that another folder names.
  private func uses(in folder: String, of others: [String]) throws -> [String] {
    let sources = try SwiftTokens(ofFolder: "\(Self.folder)/\(folder)")
    let own = sources.declaredTypes
    return try others.filter { $0 != folder }.flatMap { other in
      try SwiftTokens(ofFolder: "\(Self.folder)/\(other)").declaredTypes
        .filter { !own.contains($0) && !sources.places(of: $0).isEmpty }
        .map { "\(other).\($0)" }
    }
  }

  @Test("a flow names the types of Common and Core, and of no other folder", arguments: flows)
  func isolation(of flow: String) throws {
    #expect(try uses(in: flow, of: Self.flows + Self.above) == [])
  }

  @Test("Common and Core name no type of a flow or of the app", arguments: shared)
  func sharing(_ folder: String) throws {
    #expect(try uses(in: folder, of: Self.flows + Self.above) == [])
  }

  @Test("the app names types of every flow, so the folders were read", arguments: flows)
  func composition(_ flow: String) throws {
    let found = try uses(in: "Main", of: [flow]) + uses(in: "Application", of: [flow])
    #expect(!found.isEmpty)
  }

  @Test(
    "one file of each flow's folder names its kit in its first line",
    arguments: [
      ("Account", "FluxVIP"), ("Application", "MVPCF"), ("Chat", "PropsMVVM"), ("Main", "FluxVIP"),
      ("Onboarding/Root", "BuilderRouter"), ("Shifts", "MVVMCB"), ("SignIn", "MVPCF"),
      ("SignIn/ForgotPassword", "MVPCF"), ("Tasks", "MVPCF"), ("Tasks/AddTask", "MVPCF"),
      ("Trips", "FluxVIP"), ("Trips/TripDetail", "FluxVIP"),
    ])
  func heading(flow: String, kit: String) throws {
    let folder = "\(Self.folder)/\(flow)"
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let headed = sources.filter { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    #expect(
      headed.map { $0.prefix { $0 != "\n" }.hasSuffix("built with the \(kit) kit.") } == [true])
  }

  @Test("types are found at the top level only, whatever their kind")
  func types() {
    let source = """
      final class A { struct Inner {} class func make() {} }
      enum B {}; protocol C: AnyObject {}
      extension A { enum Hidden {} }
      struct D<T> {}
      typealias E = A
      """
    #expect(SwiftTokens(source).declaredTypes.sorted() == ["A", "B", "C", "D", "E"])
  }
}

extension SwiftTokens {
  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]

  /// The types that the sources declare at the top level.
  fileprivate var declaredTypes: Set<String> {
    var types: Set<String> = []
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      if depth == 0, Self.keywords.contains(token) { types.insert(self[place + 1]) }
    }
    return types
  }
}
