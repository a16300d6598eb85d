// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A document as the app sees it: the service's, with the writes that wait for an answer.
nonisolated struct LocalDocument: Equatable, Sendable {
  let path: String
  let fields: Fields
  let hasPendingWrites: Bool
}

/// A document of which the service's state was loaded.
nonisolated struct CachedDocument: Equatable, Sendable {
  /// The fields; nil for a document that is not there.
  var fields: Fields?
  var updateTime: Timestamp?
}

/// The result of a document or a query at one time.
nonisolated struct LocalView: Sendable {
  var documents: [LocalDocument] = []
  var isFromCache = true
  /// Whether a write of the document, or of one in the result, waits for an answer.
  var hasPendingWrites = false
}

/// A difference between two results, with the place in each as the changes are made one by one.
nonisolated struct LocalChange: Sendable {
  let type: DocumentChangeType
  let document: LocalDocument
  let oldIndex: Int?
  let newIndex: Int?
  /// Whether only the metadata differs.
  let isMetadata: Bool
}

nonisolated extension LocalView {
  /// Returns the changes that lead from older documents to these: removals, additions, others.
  func changes(since old: [LocalDocument]) -> [LocalChange] {
    let before = Dictionary(old.map { ($0.path, $0) }) { $1 }
    let paths = Set(documents.map(\.path))
    var tracker = old.map(\.path)
    var changes: [LocalChange] = []
    for document in old where !paths.contains(document.path) {
      let index = tracker.firstIndex(of: document.path)
      if let index { tracker.remove(at: index) }
      changes.append(
        LocalChange(
          type: .removed, document: document, oldIndex: index, newIndex: nil, isMetadata: false))
    }
    let places = Dictionary(documents.enumerated().map { ($1.path, $0) }) { $1 }
    for document in documents where before[document.path] == nil {
      let index = Self.insert(document.path, in: &tracker, places)
      changes.append(
        LocalChange(
          type: .added, document: document, oldIndex: nil, newIndex: index, isMetadata: false))
    }
    for document in documents {
      guard let previous = before[document.path], previous != document else { continue }
      let index = tracker.firstIndex(of: document.path)
      if let index { tracker.remove(at: index) }
      changes.append(
        LocalChange(
          type: .modified, document: document, oldIndex: index,
          newIndex: Self.insert(document.path, in: &tracker, places),
          isMetadata: previous.fields == document.fields))
    }
    return changes
  }

  /// Inserts a path before the first one that comes after it in the new result; returns its index.
  private static func insert(
    _ path: String, in tracker: inout [String], _ places: [String: Int]
  ) -> Int {
    let place = places[path] ?? 0
    let index = tracker.firstIndex { (places[$0] ?? 0) > place } ?? tracker.count
    tracker.insert(path, at: index)
    return index
  }
}
