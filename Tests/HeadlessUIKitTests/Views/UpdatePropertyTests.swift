import HeadlessDevice
import HeadlessUIKit
import Testing

/// A random batch update: the rows before, the rows after, and the changes between them.
private struct RandomChange {
  var old: [[Int]] = []
  var new: [[Int]] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(IndexPath, IndexPath)] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    old = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      fresh(Int.random(in: 0...4, using: &random))
    }
    var rest = old.indices.filter { section in
      let stays = Int.random(in: 0..<3, using: &random) > 0
      if !stays { deletedSections.insert(section) }
      return stays
    }
    var staying = rest.flatMap { old[$0] }
    let gone = staying.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    staying.removeAll(where: gone.contains)
    staying.shuffle(using: &random)
    while !rest.isEmpty || Bool.random(using: &random) {
      if !rest.isEmpty, Bool.random(using: &random) {
        rest.removeFirst()
        let taken = rest.isEmpty ? staying.count : Int.random(in: 0...staying.count, using: &random)
        new.append(Array(staying.prefix(taken)))
        staying.removeFirst(taken)
        for item in fresh(Int.random(in: 0...2, using: &random)) {
          let last = new.count - 1
          new[last].insert(item, at: Int.random(in: 0...new[last].count, using: &random))
        }
      } else {
        insertedSections.insert(new.count)
        new.append(fresh(Int.random(in: 0...2, using: &random)))
      }
    }
    describe(gone)
  }

  private mutating func describe(_ gone: [Int]) {
    let before = Self.places(old)
    let after = Self.places(new)
    for (item, path) in before where !deletedSections.contains(path.section) {
      if let place = after[item] {
        moved.append((path, place))
      } else if gone.contains(item) {
        deleted.append(path)
      }
    }
    for (item, path) in after where before[item] == nil && !insertedSections.contains(path.section)
    {
      inserted.append(path)
    }
  }

  private static func places(_ sections: [[Int]]) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (row, item) in items.enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return places
  }
}

@Suite("UITableView, random updates")
struct UpdatePropertyTests {
  @Test("after any batch of updates every remaining row keeps its cell", arguments: 0..<40)
  func cellsStay(batch: Int) {
    for number in 0..<25 {
      let seed = UInt64(batch * 25 + number)
      let change = RandomChange(seed: seed)
      let source = TableRecorder(change.old.map { $0.map(String.init) })
      let phone = Phone(source.table)
      let cells = source.table.visibleCells.map { ($0, $0.textLabel?.text) }
      source.table.performBatchUpdates {
        source.sections = change.new.map { $0.map(String.init) }
        source.table.deleteSections(change.deletedSections, with: .none)
        source.table.insertSections(change.insertedSections, with: .none)
        source.table.deleteRows(at: change.deleted, with: .none)
        source.table.insertRows(at: change.inserted, with: .none)
        for (from, to) in change.moved { source.table.moveRow(at: from, to: to) }
      }
      let all = change.new.flatMap { $0.map(String.init) }
      #expect(phone.findings == [], "seed \(seed)")
      #expect(source.table.visibleCells.compactMap { $0.textLabel?.text } == all, "seed \(seed)")
      for (cell, text) in cells {
        let stays = text.map { text in
          change.moved.contains { change.new[$0.1.section][$0.1.row] == Int(text) }
        }
        guard stays == true, let path = source.table.indexPath(for: cell) else {
          #expect(stays != true, "seed \(seed): \(text ?? "") lost its cell")
          continue
        }
        #expect("\(change.new[path.section][path.row])" == text, "seed \(seed)")
      }
    }
  }
}
