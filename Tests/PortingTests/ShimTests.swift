import Foundation
import Testing

@testable import Porting

@Suite("Modules that stand in for others")
struct ShimTests {
  /// Returns the modules that the sources of a stand-in import, without those of the toolchain.
  private func imports(of module: String) throws -> Set<String> {
    let sources = try Shims.sources(of: module).map { try String(contentsOf: $0, encoding: .utf8) }
    let names = sources.flatMap { source in
      source.matches(
        of: /(?m)^ *(?:(?:@\w+|public|internal) )*import (?:(?:struct|class|enum|func) )?(\w+)/
      )
      .map { String($0.output.1) }
    }
    return Set(names).subtracting(Shims.system)
  }

  @Test("every stand-in has sources", arguments: Shims.products.keys.sorted())
  func sources(module: String) {
    #expect(!Shims.sources(of: module).isEmpty)
    #expect(Shims.available.contains(module))
  }

  /// Returns the modules that a stand-in imports, and those that these import in turn.
  private func allImports(of module: String) throws -> Set<String> {
    var found = try imports(of: module)
    for name in found where Shims.products[name] != nil {
      found.formUnion(try allImports(of: name))
    }
    return found
  }

  @Test(
    "a stand-in lists the stand-ins that it needs, and products of Rehearsal that its sources import",
    arguments: Shims.products.keys.sorted())
  func dependencies(module: String) throws {
    let products = Set(Shims.products[module] ?? [])
    let all = try allImports(of: module)
    let standIns = all.filter { Shims.products[$0] != nil }
    #expect(Set(Shims.modules[module] ?? []) == standIns)
    #expect(try imports(of: module).subtracting(standIns).subtracting(products) == [])
    #expect(products.subtracting(all) == [])
  }

  /// Only in an app's own sources `.now()` is the time of the virtual clock.
  @Test("no stand-in waits from the system's time", arguments: Shims.products.keys.sorted())
  func delays(module: String) throws {
    for file in Shims.sources(of: module) {
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("deadline: .now()"))
    }
  }

  /// A name of both would be ambiguous wherever an app uses it.
  @Test("a constant of HeadlessUIKit is not one of UIKit's stand-in too")
  func constants() throws {
    let declaration = /^(?:nonisolated )?public (?:let|var) (\w+)/.anchorsMatchLineEndings()
    func names(_ files: [URL]) throws -> Set<String> {
      try files.reduce(into: []) { names, file in
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: declaration).map { String($0.output.1) })
      }
    }
    let folder = RewriterTool.checkout.appendingPathComponent("Sources/Foundations/HeadlessUIKit")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    let own = try names(files)
    #expect(own.contains("kCAGravityResize"))
    #expect(try names(Shims.sources(of: "UIKit")).intersection(own) == [])
  }
}
