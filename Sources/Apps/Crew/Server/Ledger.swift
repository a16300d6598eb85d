import HeadlessDevice

/// What a resource knows, with the answer that lists it: written as JSON again only after a change.
struct Ledger<Entry: Encodable & Identifiable> where Entry.ID == String {
  /// The entries, in the order they were made.
  var entries: [Entry] {
    didSet { list = .ok(entries) }
  }

  /// The answer that lists all entries.
  private(set) var list: HTTPResponse

  init(_ entries: [Entry]) {
    self.entries = entries
    list = .ok(entries)
  }

  /// Where an entry stands; nil where there is none of that id.
  func index(of id: String) -> Int? {
    entries.firstIndex { $0.id == id }
  }

  /// The answer about one entry, or that there is none.
  func answer(about id: String, called name: String) -> HTTPResponse {
    index(of: id).map { .ok(entries[$0]) } ?? .refusal(404, "There is no \(name) \(id).")
  }
}
