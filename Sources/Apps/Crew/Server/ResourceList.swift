import HeadlessDevice

/// The entries of a resource, with a response that lists them.
///
/// The response is encoded again only after a change.
struct ResourceList<Entry: Encodable & Identifiable> where Entry.ID == String {
  /// The entries, in the order of their creation.
  var entries: [Entry] {
    didSet { listResponse = .ok(entries) }
  }

  /// The response that lists all entries.
  private(set) var listResponse: HTTPResponse

  init(_ entries: [Entry]) {
    self.entries = entries
    listResponse = .ok(entries)
  }

  /// Returns the index of the entry with an id; nil if there is none.
  func index(of id: String) -> Int? {
    entries.firstIndex { $0.id == id }
  }

  /// Returns a response with one entry, or a 404 response that names it.
  func response(for id: String, named name: String) -> HTTPResponse {
    index(of: id).map { .ok(entries[$0]) } ?? .error(404, "There is no \(name) \(id).")
  }
}
