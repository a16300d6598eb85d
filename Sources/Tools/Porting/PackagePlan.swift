import Foundation

/// The local packages by their use: as they are, or ported with the app.
///
/// A target that imports UIKit, or another module that the written package stands in for, cannot be built
/// outside it. Such a target becomes a target of the written package, and so does one that imports it. An
/// import under a condition counts only if nothing of the target is left without it, if the choice is between
/// UIKit and AppKit alone, or if all code of a file that imports UIKit is for iOS. Associated objects of
/// Objective-C's runtime are declared with UIKit's names here.
struct PackagePlan {
  /// A target that is ported with the app.
  struct Module {
    let name: String
    let folder: AppFolder
    /// Whether it holds tests.
    let isTest: Bool

    /// The paths of its sources below its folder.
    var sources: [String] { (folder.sources + folder.tests + folder.uiTests).sorted() }

    fileprivate let imports: Set<String>
    fileprivate let needs: Set<String>
  }

  /// The packages that are used as they are.
  let plain: [LocalPackage]
  /// The targets that are ported, a target after those that it imports.
  let ported: [Module]
  /// The targets with the tests of the app's own packages.
  let tests: [Module]

  /// The names of the modules that the packages have.
  var modules: Set<String> {
    Set(plain.flatMap { $0.products + $0.modules } + ported.map(\.name))
  }

  /// Reads the imports of the packages' sources.
  init(_ packages: [LocalPackage], app: AppFolder) throws {
    let own = Set(packages.flatMap(\.modules) + packages.flatMap(\.products))
    let standIns = Shims.available.subtracting(own)
    let modules = try packages.flatMap(\.targets).map { try Self.module($0, standIns) }
    var ported = Set(
      modules.filter { !$0.isTest && !$0.needs.isDisjoint(with: standIns) }.map(\.name))
    var count = 0
    while count != ported.count {
      count = ported.count
      for module in modules where !module.isTest && !module.imports.isDisjoint(with: ported) {
        ported.insert(module.name)
      }
    }
    plain = packages.filter { Set($0.modules).isDisjoint(with: ported) }
    let needed = ported.union(
      packages.filter { !Set($0.modules).isDisjoint(with: ported) }.flatMap(\.modules))
    self.ported = Self.sorted(modules.filter { !$0.isTest && needed.contains($0.name) })
    let folders = Set(app.packages.map(\.path))
    tests = modules.filter { module in
      module.isTest && !module.imports.isDisjoint(with: needed)
        && folders.contains { module.folder.root.path.hasPrefix("\($0)/") }
    }
  }

  private static func module(
    _ target: LocalPackage.Target, _ standIns: Set<String>
  ) throws -> Module {
    let folder = try AppFolder(target.folder, excluding: target.excluded, project: nil)
    let files = (folder.sources + folder.tests + folder.uiTests).map {
      folder.root.appendingPathComponent($0).path
    }
    var (imports, needs): (Set<String>, Set<String>) = ([], [])
    var isEmptyWithout = !files.isEmpty
    // A checkout of RxCocoa itself is used as it is, without what it has for UIKit.
    let isOriginal = Shims.available.contains(target.module)
    for file in files {
      let own = try Imports.modules(of: file)
      imports.formUnion(own)
      needs.formUnion(try Imports.modules(of: file, unconditional: true))
      if !isOriginal, try Imports.needsUIKit(file) || Imports.needsRuntime(file) {
        needs.insert("UIKit")
      }
      guard isEmptyWithout else { continue }
      isEmptyWithout = try !own.isDisjoint(with: standIns) && Imports.isConditional(file)
    }
    if isEmptyWithout { needs = imports }
    return Module(
      name: target.module, folder: folder, isTest: target.isTest, imports: imports, needs: needs)
  }

  /// The modules, each after those that it imports.
  private static func sorted(_ modules: [Module]) -> [Module] {
    var (sorted, rest): ([Module], [Module]) = ([], modules.sorted { $0.name < $1.name })
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let next =
        rest.firstIndex { $0.imports.subtracting([$0.name]).isDisjoint(with: names) } ?? 0
      sorted.append(rest.remove(at: next))
    }
    return sorted
  }
}
