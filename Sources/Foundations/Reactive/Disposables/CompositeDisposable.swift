import VirtualTime

/// A group of disposables that are disposed of together, in the order they were added.
///
/// Several threads may use it at a time.
public final class CompositeDisposable: Cancelable {
  /// The key that removes a disposable from its group.
  public struct DisposeKey {
    fileprivate let serial: Int
  }

  private typealias Entry = (serial: Int, disposable: (any Disposable)?)

  private let lock = Locked()

  /// The disposables in order of their serials; a removed one leaves nil until the gaps are closed.
  private var entries: [Entry] = []
  private var nextSerial = 0
  private var wasDisposed = false
  private var countOfAll = 0

  /// Whether the group was disposed of.
  public var isDisposed: Bool { lock.withValue { _ in wasDisposed } }

  /// The number of disposables in the group.
  public var count: Int { lock.withValue { _ in countOfAll } }

  /// Creates an empty group.
  public init() {}

  /// Creates a group of disposables.
  public init(disposables: [any Disposable]) {
    disposables.forEach { _ = insert($0) }
  }

  /// Creates a group of disposables.
  public convenience init(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) {
    self.init(disposables: [first, second] + others)
  }

  /// Adds a disposable, or disposes of it where the group was disposed of already.
  ///
  /// - Returns: the key that removes it; nil where the group was disposed of.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    var serial: Int?
    lock.withValue { _ in
      guard !wasDisposed else { return }
      serial = nextSerial
      entries.append((nextSerial, disposable))
      nextSerial += 1
      countOfAll += 1
    }
    if serial == nil { disposable.dispose() }
    return serial.map(DisposeKey.init)
  }

  /// Removes a disposable from the group and disposes of it; O(log n) on average.
  public func remove(for key: DisposeKey) {
    var removed: (any Disposable)?
    lock.withValue { _ in
      let index = entries.partitioningIndex { $0.serial >= key.serial }
      guard index < entries.count, entries[index].serial == key.serial else { return }
      swap(&removed, &entries[index].disposable)
      if removed != nil { countOfAll -= 1 }
      closeGaps()
    }
    removed?.dispose()
  }

  /// Disposes of all disposables, in the order they were added.
  public func dispose() {
    var disposed: [Entry] = []
    lock.withValue { _ in
      wasDisposed = true
      countOfAll = 0
      swap(&disposed, &entries)
    }
    disposed.forEach { $0.disposable?.dispose() }
  }

  /// Closes the gaps once they are half of the entries, so that removal stays cheap on average.
  private func closeGaps() {
    guard countOfAll * 2 <= entries.count else { return }
    entries.removeAll { $0.disposable == nil }
  }
}
