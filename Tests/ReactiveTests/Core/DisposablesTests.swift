import Reactive
import Testing

@Suite("Disposables")
struct DisposablesTests {
  final class Log {
    var lines: [String] = []

    func disposable(_ name: String) -> any Cancelable {
      Disposables.create { self.lines.append(name) }
    }
  }

  let log = Log()

  @Test("a group removes 80,000 disposables from the front in time proportional to their number")
  func longGroup() {
    let group = CompositeDisposable()
    var disposed = 0
    let keys = (0..<80_000).map { _ in
      group.insert(Disposables.create { disposed += 1 })
    }
    for key in keys.dropLast() { if let key { group.remove(for: key) } }
    #expect(group.count == 1)
    #expect(disposed == 79_999)
    group.dispose()
    #expect(disposed == 80_000)
  }

  @Test("a key removes its disposable once, and leaves those that took its place")
  func usedKeys() throws {
    let group = CompositeDisposable()
    let names = ["a", "b", "c", "d", "e"]
    let keys = try names.map { try #require(group.insert(log.disposable($0))) }
    for key in [keys[1], keys[0], keys[2]] { group.remove(for: key) }
    #expect(log.lines == ["b", "a", "c"] && group.count == 2)
    for key in keys[...2] { group.remove(for: key) }
    #expect(log.lines == ["b", "a", "c"] && group.count == 2)
    group.remove(for: keys[4])
    group.remove(for: keys[4])
    #expect(log.lines == ["b", "a", "c", "e"] && group.count == 1)
    group.dispose()
    group.remove(for: keys[3])
    #expect(log.lines == ["b", "a", "c", "e", "d"] && group.count == 0 && group.isDisposed)
    #expect(group.insert(log.disposable("late")) == nil && log.lines.last == "late")
  }

  @Test("an action runs once, however often it is disposed of")
  func action() {
    let disposable = log.disposable("a")
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["a"])
  }

  @Test("a composite disposable disposes in the order of insertion")
  func composite() {
    let group = CompositeDisposable(log.disposable("a"), log.disposable("b"))
    let key = group.insert(log.disposable("c"))
    _ = group.insert(log.disposable("d"))
    #expect(group.count == 4)
    if let key { group.remove(for: key) }
    if let key { group.remove(for: key) }
    #expect(log.lines == ["c"])
    group.dispose()
    group.dispose()
    #expect(log.lines == ["c", "a", "b", "d"])
    let none = group.insert(log.disposable("late"))
    #expect(none.map { _ in "a key" } == nil)
    #expect(log.lines.last == "late")
    #expect(group.isDisposed)
    #expect(group.count == 0)
  }

  @Test("composite disposables are created from lists")
  func lists() {
    Disposables.create(log.disposable("a"), log.disposable("b"), log.disposable("c")).dispose()
    Disposables.create([log.disposable("d"), log.disposable("e")]).dispose()
    Disposables.create().dispose()
    #expect(log.lines == ["a", "b", "c", "d", "e"])
  }

  @Test("a serial disposable disposes of replaced content")
  func serial() {
    let serial = SerialDisposable()
    serial.disposable = log.disposable("a")
    serial.disposable = log.disposable("b")
    #expect(log.lines == ["a"])
    serial.dispose()
    serial.disposable = log.disposable("c")
    #expect(log.lines == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test("a single assignment disposes of content set after disposal")
  func single() {
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.disposable("a"))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(log.disposable("b"))
    #expect(log.lines == ["a", "b"])
    #expect(late.isDisposed)
  }

  @Test("a bag disposes of its content in order when it is released")
  func bag() {
    var bag: DisposeBag? = DisposeBag()
    if let bag {
      log.disposable("a").disposed(by: bag)
      bag.insert(log.disposable("b"), log.disposable("c"))
      bag.insert {
        log.disposable("d")
        log.disposable("e")
      }
    }
    #expect(log.lines == [])
    bag = nil
    #expect(log.lines == ["a", "b", "c", "d", "e"])
    do { _ = DisposeBag(disposing: log.disposable("f")) }
    do { _ = DisposeBag { log.disposable("g") } }
    #expect(log.lines.suffix(2) == ["f", "g"])
  }

  @Test("a Boolean disposable records its disposal")
  func boolean() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
