import Foundation
import SwiftSyntax

/// The consequences of modules that are nowhere: statements and files that are left out.
///
/// A name that neither the app, nor a module of the written package, nor the toolchain declares belongs
/// to such a module. A statement that does nothing else is left out; a file that cannot do without the name
/// is left out as a whole, and so is one that uses a declaration of such a file.
struct MissingModules {
  /// The numbers of the files that are left out.
  private(set) var leftOut: Set<Int> = []
  /// The statements that are left out, by the number of their file.
  private(set) var statements: [Int: [Syntax]] = [:]
  private(set) var notes: [Reply.Note] = []

  private let request: Request
  private let files: [FileNames]
  private let locations: [SourceLocationConverter]
  private let declaredElsewhere: Set<String>

  private static let builtIn: Set<String> = [
    "AnyObject", "Void", "Type", "Protocol", "error", "newValue", "oldValue", "some", "any",
  ]

  /// Reads the names of all files, and those of others if a module is missing.
  init(_ request: Request, _ trees: [SourceFileSyntax]) throws {
    self.request = request
    let known = Set(request.modules + request.merged + [request.module])
    files = trees.map { FileNames($0) { !known.contains($0) } }
    locations = zip(request.files, trees).map {
      SourceLocationConverter(fileName: $0.path, tree: $1)
    }
    let missing = files.map { file in
      file.imports.map(\.module).filter { !known.contains($0) }
    }
    guard missing.contains(where: { !$0.isEmpty }) else {
      declaredElsewhere = []
      return
    }
    declaredElsewhere = try Self.names(request)
    let offered = files.reduce(into: Set<String>()) { $0.formUnion($1.offered) }
    for (number, modules) in missing.enumerated() where !modules.isEmpty {
      judge(number, modules, offered)
    }
    followUses()
  }

  private static func names(_ request: Request) throws -> Set<String> {
    try request.names.reduce(into: builtIn) { names, file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      names.formUnion(text.split(separator: "\n").map(String.init))
    }
  }

  // MARK: Files that import a missing module

  private mutating func judge(_ number: Int, _ modules: [String], _ offered: Set<String>) {
    let file = files[number]
    let unknown = file.uses.filter {
      !declaredElsewhere.contains($0.name) && !offered.contains($0.name)
        && !file.local.contains($0.name)
    }
    let module = modules.joined(separator: " or ")
    let advice = Self.advice(modules)
    for use in unknown {
      guard let statement = Self.droppableStatement(around: use.node) else {
        leaveOut(number, use, "it uses `\(use.name)` of \(module): \(advice)")
        return
      }
      if statements[number]?.contains(where: { $0.id == statement.id }) != true {
        statements[number, default: []].append(statement)
        notes.append(
          note("statement left out", use.name, number, use.node, "of \(module): \(advice)"))
      }
    }
  }

  private static let applesModules: Set<String> = [
    "CoreData", "MapKit", "AVFoundation", "AVKit", "CoreImage", "CoreText", "CoreMotion",
    "CoreBluetooth",
    "CloudKit", "HealthKit", "HomeKit", "EventKit", "EventKitUI", "Contacts", "ContactsUI",
    "PhotosUI",
    "Vision", "VisionKit", "CoreML", "ARKit", "SceneKit", "SpriteKit", "GameKit", "Metal",
    "MetalKit",
    "PDFKit", "QuickLook", "StoreKitTest", "SwiftData", "WidgetKit", "ActivityKit", "AppIntents",
    "Intents", "IntentsUI", "Network", "CryptoKit", "CommonCrypto", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "PushKit", "PassKit", "Social", "Accounts", "AdSupport",
    "AppTrackingTransparency", "SystemConfiguration", "MobileCoreServices",
    "UniformTypeIdentifiers",
    "AudioToolbox", "MediaPlayer", "CoreTelephony", "CoreSpotlight", "ImageIO", "Charts",
  ]

  private static func advice(_ modules: [String]) -> String {
    let module = modules.joined(separator: " or ")
    guard modules.allSatisfy(applesModules.contains) else {
      return "name a checkout of \(module) with --package"
    }
    return
      "\(module) is Apple's and not here: put what uses it between #if canImport(\(modules[0])) "
      + "and #endif"
  }

  private mutating func leaveOut(_ number: Int, _ use: FileNames.Use, _ reason: String) {
    leftOut.insert(number)
    statements[number] = nil
    let path = request.files[number].path
    notes.removeAll { $0.file == path }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    notes.append(note("file left out", name, number, use.node, reason))
  }

  private func note(
    _ kind: String, _ name: String, _ number: Int, _ node: Syntax, _ advice: String
  ) -> Reply.Note {
    let place = locations[number].location(for: node.positionAfterSkippingLeadingTrivia)
    return Reply.Note(
      kind: kind, name: name, file: request.files[number].path, line: place.line, advice: advice)
  }

  /// The statement around a use whose value nobody needs; nil if the use is part of more.
  private static func droppableStatement(around node: Syntax) -> Syntax? {
    var current = node
    while let parent = current.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) {
        guard case .expr(let expression) = item.item, isAct(expression), returnsNothing(item) else {
          return nil
        }
        return Syntax(item)
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// Whether an expression is a call or an assignment.
  private static func isAct(_ expression: ExprSyntax) -> Bool {
    if let trying = expression.as(TryExprSyntax.self) { return isAct(trying.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return expression.is(FunctionCallExprSyntax.self)
  }

  /// Whether a statement is no implicit result.
  private static func returnsNothing(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count > 1 { return true }
    guard let owner = list.parent?.parent, list.parent?.is(CodeBlockSyntax.self) == true else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return !owner.is(AccessorDeclSyntax.self)
      || owner.as(AccessorDeclSyntax.self)?
        .accessorSpecifier.text != "get"
  }

  // MARK: Files that use what is left out

  private mutating func followUses() {
    var hasChanged = !leftOut.isEmpty
    while hasChanged {
      hasChanged = false
      var kept = declaredElsewhere
      var lost: [String: Int] = [:]
      for (number, file) in files.enumerated() where !leftOut.contains(number) {
        kept.formUnion(file.offered)
      }
      for number in leftOut.sorted() {
        for name in files[number].offered where !kept.contains(name) { lost[name] = number }
      }
      for (number, file) in files.enumerated() where !leftOut.contains(number) {
        guard
          let use = file.uses.first(where: {
            lost[$0.name] != nil && !file.local.contains($0.name)
              && !isLeftOut($0.node, number)
          }), let other = lost[use.name]
        else { continue }
        let path = request.files[other].path
        let name = path.split(separator: "/").last.map(String.init) ?? path
        leaveOut(number, use, "it uses `\(use.name)` of \(name), which is left out too")
        hasChanged = true
      }
    }
  }

  private func isLeftOut(_ node: Syntax, _ number: Int) -> Bool {
    statements[number]?.contains {
      $0.position <= node.position && node.endPosition <= $0.endPosition
    } ?? false
  }
}
