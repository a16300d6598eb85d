import Foundation
import SwiftSyntax

/// Rewrites all files of an app.
struct Rewriter {
  private let request: Request

  init(_ request: Request) { self.request = request }

  func run() throws -> Reply {
    var reply = Reply()
    let files = try request.files.map { try SourceFile(path: $0.path) }
    let declared = request.models.isEmpty ? [] : declaredClasses(files)
    reply.models = try request.models.map { try ModelConverter.read($0, declared: declared) }
    let classes = reply.models.map(\.classes).joined()
    guard !classes.isEmpty else { return try run(reply, files, generated: nil) }
    return try run(
      reply, files, generated: "import CoreData\nimport Foundation\n\n\(classes)")
  }

  /// Returns the classes that the app's files declare at the top level.
  private func declaredClasses(_ files: [SourceFile]) -> Set<String> {
    let own = zip(files, request.files).filter { !$1.isTest }.map(\.0.tree)
    return Set(
      own.flatMap { tree in
        tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self)?.name.text }
      })
  }

  /// Rewrites the app's files, and one that Xcode would generate.
  private func run(_ start: Reply, _ files: [SourceFile], generated: String?) throws -> Reply {
    var (reply, request) = (start, request)
    var sources = SameMembers.kept(
      SameNames.renamed(files, request.files, module: request.module), request.files)
    if let generated {
      sources.append(SourceFile(generated))
      request.files.append(.init(path: "RehearsalEntities.swift", part: .app))
    }
    let missing = try MissingModules(request, sources.map(\.tree))
    reply.notes = missing.notes
    sources = sources.enumerated().map { missing.kept($0.element, $0.offset) }
    let trees = sources.map(\.tree)
    let kept = trees.indices.filter { !missing.leftOut.contains($0) }
    reply.lostImports = lostImports(trees, Set(kept), request)
    var index = Index(plainTypes: PlainTypes(kept.map { trees[$0] }))
    for path in request.context {
      index = indexed(try SourceFile(path: path).tree, index, Index.elsewhere)
    }
    index.startOwnModule()
    for number in kept where !request.files[number].isTest {
      index = indexed(trees[number], index, number)
    }
    index.appNames = index.topLevel
    reply.names = index.appNames.sorted()
    reply.staticMembers = index.staticMembers.sorted()
    reply.randomFunctions = index.randomFunctions.sorted()
    reply.applicationMembers = index.applicationMembers.sorted()
    reply.objectiveCNames = index.objectiveCNames
    let delegates = index.classes.filter { $0.value.inherits.contains("UIApplicationDelegate") }
      .keys
    index.testFiles = Set(kept.filter { request.files[$0].isTest })
    for number in kept where request.files[number].isTest {
      index = indexed(trees[number], index, number)
    }
    for (type, outlets) in missing.outlets { index.classes[type]?.lostOutlets = outlets }
    index.finish()
    let calls = kept.map { metatypeCalls(trees[$0], index) }
    if calls.joined().contains(where: { !$0.isManaged }) { index.addConstructors() }
    for (number, calls) in zip(kept, calls) {
      rewrite(request, number, sources[number], index, missing, calls, &reply)
    }
    reply.delegate =
      reply.delegate ?? delegates.first { $0 == "AppDelegate" } ?? delegates.min()
    reply.usesKeychain = kept.contains { sources[$0].text.contains("SecItem") }
    reply.usesXML = kept.contains { sources[$0].text.contains("XMLParser") }
    reply.extensionMethods = extensionMethods(index)
    reply.extensionProperties = extensionProperties(index)
    var objects: Set<String> = []
    for path in request.interfaces {
      let interface = try InterfaceConverter.read(path)
      reply.interfaces.append(Reply.Interface(path: path, json: interface.json))
      objects.formUnion(interface.objectClasses)
    }
    reply.objectClasses = objects.filter { index.canCreate($0) }.sorted()
    return reply
  }

  /// Returns the modules of the written package that the app's sources import, and none that is kept.
  private func lostImports(
    _ trees: [SourceFileSyntax], _ kept: Set<Int>, _ request: Request
  ) -> [String] {
    var (lost, present): (Set<String>, Set<String>) = ([], [])
    for (number, tree) in trees.enumerated() where !request.files[number].isTest {
      let modules = tree.statements.importedModules
      if kept.contains(number) { present.formUnion(modules) } else { lost.formUnion(modules) }
    }
    return lost.subtracting(present).intersection(request.modules).sorted()
  }

  private func metatypeCalls(_ tree: SourceFileSyntax, _ index: Index) -> [MetatypeCalls.Call] {
    let finder = MetatypeCalls(index)
    finder.walk(tree)
    return finder.found
  }

  private func indexed(_ tree: SourceFileSyntax, _ index: Index, _ number: Int) -> Index {
    let isTest = number >= 0 && number < request.files.count && request.files[number].isTest
    let indexer = Indexer(index, file: number, isTest: isTest)
    indexer.walk(tree)
    return indexer.index
  }

  private func rewrite(
    _ request: Request, _ number: Int, _ source: SourceFile, _ index: Index,
    _ missing: MissingModules, _ calls: [MetatypeCalls.Call], _ reply: inout Reply
  ) {
    let path = request.files[number].path
    let locations = SourceLocationConverter(fileName: path, tree: source.tree)
    let rewriter = FileRewriter(index, request, number, locations)
    rewriter.leaveOut(missing.statements[number] ?? [])
    rewriter.leaveOut(missing.bodies[number] ?? [])
    rewriter.create(calls)
    rewriter.walk(source.tree)
    reply.files.append(
      Reply.File(
        path: path, text: rewriter.edits.applied(to: source.text), imports: rewriter.imports,
        configurations: rewriter.configurations, hasErrors: source.tree.hasError))
    reply.notes += rewriter.notes
    reply.delegate = reply.delegate ?? rewriter.delegate
  }

  /// The classes of Apple's modules that have type parameters.
  private static let generic: Set<String> = [
    "NSCache", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor",
    "NSMapTable", "NSMeasurement", "UICollectionViewDiffableDataSource", "UIHostingController",
    "UITableViewDiffableDataSource",
  ]

  /// The properties in extensions of classes that are not the app's.
  private func extensionProperties(_ index: Index) -> [Reply.Property] {
    index.foreignOutlets.keys.sorted().filter { !Self.generic.contains($0) }.flatMap { type in
      (index.foreignOutlets[type] ?? []).map { Reply.Property(type: type, name: $0) }
    }
  }

  /// The cases of the table for methods in extensions of classes that are not the app's.
  ///
  /// A generic class has none, as its parameters are not known.
  private func extensionMethods(_ index: Index) -> [String] {
    index.foreignExtensions.keys.sorted().filter { !Self.generic.contains($0) }.flatMap { type in
      (index.foreignExtensions[type] ?? []).map {
        "case (\"\($0.selector)\", let object as \(type)): return \($0.call(on: "object"))"
      }
    }
  }
}
