import Foundation

/// The local packages by their use: as they are, or ported with the app.
///
/// A target that imports UIKit, or another module that the written package stands in for, cannot be built
/// outside it. Such a target becomes a target of the written package, and so does one that imports it, and one
/// that names a type of Foundation which leaves the device, as `URLSession`, or has code that only Apple's
/// systems compile. An import under a condition counts only if nothing of the target is left without it, if the
/// choice is between UIKit and AppKit alone, or if all code of a file that imports UIKit is for iOS. Associated
/// objects of Objective-C's runtime are declared with UIKit's names here.
///
/// The sources of a package that depends on others which would be fetched are copied as they are, unless a
/// module that they import is nowhere: then the package is ported without it. Of a
/// checkout, targets that nothing of the app imports, itself or by others, are left out.
struct PackagePlan {
  /// A target that is ported with the app.
  struct Module {
    let name: String
    let folder: AppFolder
    /// Whether it holds tests.
    let isTest: Bool
    /// The mode of Swift for sources that are copied as they are; nil for those that are rewritten.
    fileprivate(set) var copiedMode: String?
    /// Whether it is of a checkout outside the app's folder.
    fileprivate(set) var isCheckout = false

    /// The paths of its sources below its folder.
    var sources: [String] { (folder.sources + folder.tests + folder.uiTests).sorted() }

    /// The modules that its sources import.
    let imports: Set<String>
    fileprivate let needs: Set<String>
  }

  /// The packages that are used as they are.
  let plain: [LocalPackage]
  /// The targets that are ported, a target after those that it imports.
  let ported: [Module]
  /// The targets with the tests of the app's own packages.
  let tests: [Module]

  /// The modules that the app's own sources and tests import.
  let imports: Set<String>

  /// The names of the modules that the packages have.
  var modules: Set<String> {
    Set(plain.flatMap { $0.products + $0.modules } + ported.map(\.name))
  }

  /// The modules that come with the app's imports of modules which are not here.
  var carried: Set<String> { Shims.carried(by: imports.subtracting(modules)) }

  /// Reads the imports of the packages' sources.
  ///
  /// - Parameter refusals: The places that the compiler refuses. A copied target with one is ported, so that
  ///   it can do without what is refused.
  init(_ packages: [LocalPackage], app: AppFolder, refusals: [Refusal] = []) throws {
    let standIns = Shims.available.subtracting(
      packages.flatMap { $0.modules + $0.products })
    let modules = try packages.flatMap(\.targets).map { try Self.module($0, standIns) }
    let folders = Set(app.packages.map(\.path))
    let own = packages.filter { folders.contains($0.folder.path) }.flatMap(\.targets)
      .map(\.module)
    imports = try Self.imports(of: app)
    let reached = Self.reached(from: imports.union(own), among: modules)
    let copying = packages.filter(\.isCopied)
    let known = Shims.withoutPackage.union(modules.map(\.name))
      .union(Shims.ofSystem)
    let lacking = modules.filter { module in
      let folder = module.folder.root.path + "/"
      return !module.needs.isSubset(of: known)
        || refusals.contains { $0.path.hasPrefix(folder) }
    }.map(\.name)
    let ported = Self.ported(
      modules.filter { reached.contains($0.name) }, standIns,
      Set(lacking).intersection(copying.flatMap(\.modules)))
    plain = packages.filter {
      Set($0.modules).isDisjoint(with: ported) && !$0.isCopied
        && !Set($0.modules).isDisjoint(with: reached)
    }
    let broken = packages.filter { !Set($0.modules).isDisjoint(with: ported) }.flatMap(\.modules)
    let copied = Set(copying.flatMap(\.modules)).subtracting(broken)
    let needed = ported.union(broken).union(copied).intersection(reached)
    let modes = Dictionary(
      copying.flatMap { package in package.modules.map { ($0, package.languageMode) } },
      uniquingKeysWith: { first, _ in first })
    self.ported = Self.sorted(modules.filter { !$0.isTest && needed.contains($0.name) }).map {
      var module = $0
      if copied.contains(module.name) { module.copiedMode = modes[module.name] }
      module.isCheckout = !own.contains(module.name)
      return module
    }
    tests = modules.filter { module in
      module.isTest && !module.imports.isDisjoint(with: needed)
        && folders.contains { module.folder.root.path.hasPrefix("\($0)/") }
    }
  }

  private static func imports(of app: AppFolder) throws -> Set<String> {
    try (app.sources + app.tests + app.uiTests).reduce(into: []) { names, file in
      names.formUnion(try Imports.modules(of: app.root.appendingPathComponent(file).path))
    }
  }

  /// The modules that the app's sources and its own packages import, themselves or by others.
  private static func reached(
    from start: Set<String>, among modules: [Module]
  ) -> Set<String> {
    var names = start
    for (module, others) in podParts where names.isSuperset(of: others) { names.insert(module) }
    var count = 0
    while count != names.count {
      count = names.count
      for module in modules where names.contains(module.name) { names.formUnion(module.imports) }
    }
    return names
  }

  /// The modules that CocoaPods build into another one, by the imports that an app then has.
  private static let podParts: [String: Set<String>] = [
    "RxMoya": ["Moya", "RxSwift"], "CombineMoya": ["Moya", "Combine"],
  ]

  /// The modules that cannot be built outside the written package; some lack a module that they import.
  private static func ported(
    _ modules: [Module], _ standIns: Set<String>, _ lacking: Set<String>
  ) -> Set<String> {
    var ported = Set(
      modules.filter { module in
        !module.isTest
          && (!module.needs.isDisjoint(with: standIns) || lacking.contains(module.name))
      }.map(\.name))
    var count = 0
    while count != ported.count {
      count = ported.count
      for module in modules where !module.isTest && !module.imports.isDisjoint(with: ported) {
        ported.insert(module.name)
      }
    }
    return ported
  }

  private static func module(
    _ target: LocalPackage.Target, _ standIns: Set<String>
  ) throws -> Module {
    let folder = try AppFolder(
      target.folder, excluding: target.excluded, sources: target.sources, project: nil)
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
      if !isOriginal,
        try Imports.needsUIKit(file) || Imports.needsRuntime(file) || Imports.leavesDevice(file)
      {
        needs.insert("UIKit")
      }
      guard isEmptyWithout else { continue }
      isEmptyWithout = try !own.isDisjoint(with: standIns) && Imports.isConditional(file)
    }
    if isEmptyWithout { needs = imports }
    if !isOriginal, try files.contains(where: Imports.needsRewriting),
      try !files.contains(where: Imports.looksAfterOthers)
    {
      needs.insert("UIKit")
    }
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
