import Foundation

@testable import Porting

/// An app with a class `Store` that is lost with the module of its superclass.
enum LostStore {
  /// Ports an app that loses `Store`; returns the lines of its functions without indents, and the report's notes.
  static func ported(_ functions: String) throws -> (lines: [String], notes: [String]) {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Store.swift": """
      import Realm
      class Store: RealmObject {
        static let shared = Store()
        func load(_ name: String) async throws -> Int { 1 }
      }

      """,
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {\n\(functions)\n}\n",
    ])
    let report = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Screen.swift").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }.dropFirst(2).dropLast(2)
    let notes = report.notes.flatMap { note in
      note.places.filter { $0.contains("Screen.swift") }.map {
        "\($0.split(separator: ":").last ?? ""): \(note.kind) \(note.name)"
      }
    }
    return (lines.map { $0.replacing("`Store` of Store.swift", with: "STORE") }, notes)
  }
}
