import Reactive
import Testing
import VirtualTime

@Suite("Targets of drive and emit")
struct DriveTests {
  final class Log {
    var lines: [String] = []

    func note<Source: ObservableType>(_ name: String, _ source: Source, in bag: DisposeBag) {
      source.subscribe { self.lines.append("\(name) \($0)") }.disposed(by: bag)
    }
  }

  let log = Log()
  let bag = DisposeBag()

  /// Two targets of each kind, whose events are logged by their names.
  struct Targets {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let optionals = [PublishSubject<Int?>(), PublishSubject<Int?>()]
    let relays = [PublishRelay<Int>(), PublishRelay<Int>()]
    let optionalRelays = [PublishRelay<Int?>(), PublishRelay<Int?>()]
    let replays = [ReplayRelay<Int>.createUnbound(), .createUnbound()]
    let optionalReplays = [ReplayRelay<Int?>.createUnbound(), .createUnbound()]
    let values = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let optionalValues = [BehaviorRelay<Int?>(value: 0), BehaviorRelay<Int?>(value: 0)]

    func note(in log: Log, _ bag: DisposeBag) {
      for index in 0...1 {
        log.note("subject \(index)", subjects[index], in: bag)
        log.note("optional \(index)", optionals[index], in: bag)
        log.note("relay \(index)", relays[index], in: bag)
        log.note("optional relay \(index)", optionalRelays[index], in: bag)
        log.note("replay \(index)", replays[index], in: bag)
        log.note("optional replay \(index)", optionalReplays[index], in: bag)
        log.note("value \(index)", values[index].skip(1), in: bag)
        log.note("optional value \(index)", optionalValues[index].skip(1), in: bag)
      }
    }
  }

  /// The lines that the targets log for one element and completion; relays do not complete.
  let expected = [
    "subject 0 next(1)", "subject 1 next(1)", "subject 0 completed", "subject 1 completed",
    "optional 0 next(Optional(1))", "optional 1 next(Optional(1))", "optional 0 completed",
    "optional 1 completed", "relay 0 next(1)", "relay 1 next(1)",
    "optional relay 0 next(Optional(1))", "optional relay 1 next(Optional(1))",
    "replay 0 next(1)", "replay 1 next(1)", "optional replay 0 next(Optional(1))",
    "optional replay 1 next(Optional(1))", "value 0 next(1)", "value 1 next(1)",
    "optional value 0 next(Optional(1))", "optional value 1 next(Optional(1))",
  ]

  #if DEBUG
    @Test("an open subscription of each kind of relay is listed with the line that drives it")
    func places() {
      let clock = VirtualClock()
      let before = VirtualClock.current
      VirtualClock.current = clock
      defer { VirtualClock.current = before }
      let targets = Targets()
      let driver = Driver<Int>.never()
      let line: UInt = #line
      let subscriptions = [
        driver.drive(targets.relays[0]),
        driver.drive(targets.optionalRelays[0]),
        driver.drive(targets.replays[0]),
        driver.drive(targets.optionalReplays[0]),
        driver.drive(targets.values[0]),
        driver.drive(targets.optionalValues[0]),
      ]
      #expect(
        clock.openResources.map(\.origin).filter { $0.hasPrefix("ReactiveTests/") }
          == (line + 2...line + 7).map { "\(#fileID):\($0)" })
      for subscription in subscriptions { subscription.dispose() }
      #expect(clock.openResources == [])
    }
  #endif

  @Test("drive sends to all observers and relays that it is given")
  func drive() {
    let targets = Targets()
    targets.note(in: log, bag)
    let driver = Driver.just(1)
    driver.drive(targets.subjects[0], targets.subjects[1]).dispose()
    driver.drive(targets.optionals[0], targets.optionals[1]).dispose()
    driver.drive(targets.relays[0], targets.relays[1]).dispose()
    driver.drive(targets.optionalRelays[0], targets.optionalRelays[1]).dispose()
    driver.drive(targets.replays[0], targets.replays[1]).dispose()
    driver.drive(targets.optionalReplays[0], targets.optionalReplays[1]).dispose()
    driver.drive(targets.values[0], targets.values[1]).dispose()
    driver.drive(targets.optionalValues[0], targets.optionalValues[1]).dispose()
    #expect(log.lines == expected)
  }

  @Test("emit sends to all observers and relays that it is given")
  func emit() {
    let targets = Targets()
    targets.note(in: log, bag)
    let signal = Signal.just(1)
    signal.emit(to: targets.subjects[0], targets.subjects[1]).dispose()
    signal.emit(to: targets.optionals[0], targets.optionals[1]).dispose()
    signal.emit(to: targets.relays[0], targets.relays[1]).dispose()
    signal.emit(to: targets.optionalRelays[0], targets.optionalRelays[1]).dispose()
    signal.emit(to: targets.replays[0], targets.replays[1]).dispose()
    signal.emit(to: targets.optionalReplays[0], targets.optionalReplays[1]).dispose()
    signal.emit(to: targets.values[0], targets.values[1]).dispose()
    signal.emit(to: targets.optionalValues[0], targets.optionalValues[1]).dispose()
    #expect(log.lines == expected)
  }

  @Test("drive and emit with an object pass it on with elements, completion and disposal")
  func object() {
    Driver.just(1).drive(
      with: log, onNext: { $0.lines.append("drive \($1)") },
      onCompleted: { $0.lines.append("completed") }, onDisposed: { $0.lines.append("disposed") }
    ).dispose()
    Signal.just(2).emit(
      with: log, onNext: { $0.lines.append("emit \($1)") },
      onCompleted: { $0.lines.append("completed") }, onDisposed: { $0.lines.append("disposed") }
    ).dispose()
    #expect(
      log.lines == ["drive 1", "completed", "disposed", "emit 2", "completed", "disposed"])
  }

  @Test("drive and emit call their closures with elements, completion and disposal")
  func closures() {
    Driver.just(1).drive(
      onNext: { [log] in log.lines.append("drive \($0)") },
      onCompleted: { [log] in log.lines.append("completed") },
      onDisposed: { [log] in log.lines.append("disposed") }
    ).dispose()
    Signal.just(2).emit(
      onNext: { [log] in log.lines.append("emit \($0)") },
      onCompleted: { [log] in log.lines.append("completed") },
      onDisposed: { [log] in log.lines.append("disposed") }
    ).dispose()
    #expect(
      log.lines == ["drive 1", "completed", "disposed", "emit 2", "completed", "disposed"])
  }

  @Test("drive returns what a function makes of the sequence, with an argument if it takes one")
  func functions() {
    let count: (Observable<Int>) -> Int = { events($0).count }
    let curried: (Observable<Int>) -> (String) -> [String] = { source in
      { argument in [argument] + events(source) }
    }
    #expect(Driver.just(1).drive(count) == 2)
    #expect(
      Driver.just(1).drive(curried, curriedArgument: "argument")
        == ["argument", "next(1)", "completed"])
  }
}
