import Foundation

/// The acts of the trials: their number, and those of the trial at hand.
///
/// In a process of its own the journal lies in memory that the parent shares, so that the parent knows
/// which act ended the process.
final class ActJournal {
  /// The numbers at the beginning of the shared memory.
  enum Slot: Int, CaseIterable {
    case acts, states, screens, edges, faults, kindFirst, kindSecond, lastAct, length, beats
    case refused, releasing, savedStart, savedEnd
  }

  /// The number of 64-bit numbers that are shared.
  static let size = 16_384

  /// The number of acts that were performed or refused, in all trials.
  private(set) var total = 0

  private let memory: UnsafeMutablePointer<Int64>?

  /// Creates a journal in shared memory; without any it only counts.
  init(_ memory: UnsafeMutablePointer<Int64>? = nil) {
    self.memory = memory
  }

  /// The kind of the state at hand.
  var kind: Fingerprint {
    get {
      Fingerprint(
        first: UInt64(bitPattern: self[.kindFirst]), second: UInt64(bitPattern: self[.kindSecond]))
    }
    set {
      self[.kindFirst] = Int64(bitPattern: newValue.first)
      self[.kindSecond] = Int64(bitPattern: newValue.second)
    }
  }

  /// A number in the shared memory; 0 without any.
  subscript(_ slot: Slot) -> Int64 {
    get { memory?[slot.rawValue] ?? 0 }
    set { memory?[slot.rawValue] = newValue }
  }

  /// The place of the last snapshot in the part's checkpoint file; nil if none was saved.
  var savedPlace: Range<Int>? {
    get {
      let (start, end) = (Int(self[.savedStart]), Int(self[.savedEnd]))
      return start < end ? start..<end : nil
    }
    set {
      self[.savedStart] = Int64(newValue?.lowerBound ?? 0)
      self[.savedEnd] = Int64(newValue?.upperBound ?? 0)
    }
  }

  /// Counts the acts of the processes whose work this one goes on with.
  func count(earlier acts: Int) {
    total += acts
  }

  /// Begins a trial.
  func begin() {
    self[.length] = 0
    self[.lastAct] = 0
    self[.refused] = 0
    self[.releasing] = 0
  }

  /// Notes that no further act is performed.
  func finish() {
    self[.length] = -1
  }

  /// Whether no further act is performed.
  var isFinished: Bool { self[.length] < 0 }

  /// Shows the parent that the process goes on, though it performs no act of its own.
  func beat() {
    self[.beats] &+= 1
  }

  /// Counts an act and keeps its lines before it is performed.
  func add(_ act: Act) {
    total += 1
    self[.acts] = Int64(total)
    self[.releasing] = 0
    note(act)
  }

  /// Keeps the lines of an act.
  func note(_ act: Act) {
    guard let memory else { return }
    let start = Int(self[self[.refused] == 0 ? .length : .lastAct])
    var end = start
    let bytes = UnsafeMutableRawPointer(memory + Slot.allCases.count)
    let capacity = (Self.size - Slot.allCases.count) * MemoryLayout<Int64>.stride
    for line in act.lines {
      guard end + line.utf8.count < capacity else { return }
      for byte in line.utf8 {
        bytes.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
        end += 1
      }
      bytes.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: end, as: UInt8.self)
      end += 1
    }
    self[.lastAct] = Int64(start)
    self[.length] = Int64(end)
    self[.refused] = 0
  }

  /// Lets the next act take the place of the last one, which the app refused: a script with it would fail.
  func refuse() {
    self[.refused] = 1
  }

  /// Shows the counts of a result to the parent.
  func show(_ result: ExplorationResult) {
    guard memory != nil else { return }
    self[.states] = Int64(result.states)
    self[.screens] = Int64(result.map.screens.count)
    self[.edges] = Int64(result.edges)
    self[.faults] = Int64(result.faults.count)
  }

  /// The lines of the trial at hand, and those of its last act.
  var lines: (before: [String], last: [String]) {
    guard let memory, !isFinished else { return ([], []) }
    let bytes = UnsafeRawPointer(memory + Slot.allCases.count)
    func lines(_ start: Int64, _ end: Int64) -> [String] {
      let part = UnsafeRawBufferPointer(start: bytes + Int(start), count: Int(end - start))
      return String(decoding: part, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return (lines(0, self[.lastAct]), lines(self[.lastAct], self[.length]))
  }
}

/// An act that is left out in states of one kind, because it ended a process.
struct SkippedAct: Hashable {
  let kind: Fingerprint
  let lines: [String]
}
