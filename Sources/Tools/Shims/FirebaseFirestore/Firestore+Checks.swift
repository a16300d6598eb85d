// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessDevice

extension Firestore {
  /// Reports a mistake for which Firebase ends the app.
  static func report(_ message: String) {
    Device.current.findings.report(Finding.Kind(rawValue: "firebase"), message)
  }

  /// Reports a path of the wrong length.
  static func check(_ path: String, isDocument: Bool) {
    guard Path.isDocument(path) != isDocument || Path.segments(path).isEmpty else { return }
    let kind = isDocument ? "document" : "collection"
    report(
      "Invalid \(kind) reference \"\(path)\": a \(kind)'s path has an "
        + "\(isDocument ? "even" : "odd") number of names. Firebase ends the app with an "
        + "exception. Correct the path.")
  }

  /// Returns a new document's identifier: 20 letters and digits of the device's seed.
  static func newID() -> String {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return String(
      (0..<20).map { _ in
        characters[Int.random(in: 0..<characters.count, using: &Device.current.random)]
      })
  }
}
