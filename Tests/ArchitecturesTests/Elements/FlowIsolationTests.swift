import Foundation
import Testing

/// The flows are targets of the package, so the compiler refuses the names of another flow.
///
/// A build may still find a module that the manifest does not name, so the imports are read here.
@Suite("The isolation of Crew's flows")
struct FlowIsolationTests {
  nonisolated private static let folder = "Sources/Apps/Crew"
  nonisolated private static let kits: Set<String> = [
    "BuilderRouter", "FluxVIP", "MVPCF", "MVVMCB", "PropsMVVM",
  ]

  /// Returns the modules that the sources of a folder import.
  private func imports(in folder: String) throws -> Set<String> {
    let sources = try SwiftTokens(ofFolder: "\(Self.folder)/\(folder)")
    return Set(
      sources.tokens.indices.lazy.filter { sources[$0] == "import" }.map { sources[$0 + 1] })
  }

  @Test(
    "a flow imports one kit and what all flows share, and no other flow",
    arguments: [
      ("Account", ["FluxVIP", "CrewCore"]), ("Chat", ["PropsMVVM"]),
      ("Onboarding", ["BuilderRouter"]), ("Shifts", ["MVVMCB"]), ("SignIn", ["MVPCF"]),
      ("Tasks", ["MVPCF"]), ("Trips", ["FluxVIP", "CrewCore"]),
    ])
  func isolation(flow: String, modules: [String]) throws {
    let own = try imports(in: flow).filter { Self.kits.contains($0) || $0.hasPrefix("Crew") }
    #expect(own == Set(modules + ["CrewShared"]))
  }

  @Test(
    "what the flows share imports no flow", arguments: [("Shared", []), ("Core", ["CrewShared"])])
  func sharing(folder: String, modules: [String]) throws {
    #expect(try imports(in: folder).filter { $0.hasPrefix("Crew") } == Set(modules))
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
}
