import Reactive
import Testing
import VirtualTime

@Suite("Time operators")
struct TimingTests {
  @Test("delay moves elements and the end, and passes a failure on at once")
  func delay() {
    check("-a-b|", gives: "---a-b|", left: 4) { $0.delay(.seconds(2), scheduler: $1) }
    check("-a-b^", gives: "---a^", left: 4) { $0.delay(.seconds(2), scheduler: $1) }
    check("-a-b|", gives: "---a", disposed: 4, left: 4) { $0.delay(.seconds(2), scheduler: $1) }
    check("-(ab)-|", gives: "--(ab)-|") { $0.delay(.seconds(1), scheduler: $1) }
  }

  @Test("delaySubscription subscribes later")
  func delaySubscription() {
    check("-a-b|", gives: "---b|", left: 4) { $0.delaySubscription(.seconds(2), scheduler: $1) }
    check("-a-b|", gives: "", disposed: 1) { $0.delaySubscription(.seconds(2), scheduler: $1) }
  }

  @Test("debounce sends an element once nothing follows it for a time")
  func debounce() {
    check("-ab--c-----|", gives: "----b--c---|", left: 11) {
      $0.debounce(.seconds(2), scheduler: $1)
    }
    check("-a-b|", gives: "----(b|)") { $0.debounce(.seconds(3), scheduler: $1) }
    check("-a-b^", gives: "----^") { $0.debounce(.seconds(3), scheduler: $1) }
    check("-a----|", gives: "", disposed: 2, left: 2) { $0.debounce(.seconds(3), scheduler: $1) }
  }

  @Test("throttle sends the first element of a stretch at once and the latest at its end")
  func throttle() {
    check("-ab-c--d-----|", gives: "-a--c--d-----|") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-abc------|", gives: "-a--c-----|") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-abc---d--|", gives: "-a-----d--|") {
      $0.throttle(.seconds(3), latest: false, scheduler: $1)
    }
    check("-ab|", gives: "-a--(b|)") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-ab^", gives: "-a-^") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-ab----c|", gives: "-a", disposed: 3, left: 3) {
      $0.throttle(.seconds(3), scheduler: $1)
    }
  }

  @Test("timeout fails where nothing comes for so long")
  func timeout() {
    let lab = Lab()
    let timed = lab.hot("-a--b------c|").timeout(.seconds(4), scheduler: lab.scheduler)
    let drawn = lab.draw(timed)
    #expect(
      drawn.events == [.next(1, "a"), .next(4, "b"), .error(8, RxError.timeout)])
    check("-a--b--|", gives: "-a--b--|") { $0.timeout(.seconds(4), scheduler: $1) }
    check("-a--^", gives: "-a--^") { $0.timeout(.seconds(4), scheduler: $1) }
    check("-a-", gives: "-a", disposed: 3, left: 3) { $0.timeout(.seconds(4), scheduler: $1) }
  }

  @Test("timeout can go on with another sequence")
  func timeoutOther() {
    check("-a-----b|", gives: "-a--(xy|)", left: 4) {
      $0.timeout(.seconds(3), other: Observable.of("x", "y"), scheduler: $1)
    }
  }

  @Test("sample sends what is new each time the sampler says so")
  func sample() {
    check("-ab-c-----|", "---x--x-x-|", gives: "---b--c---|") { $0.sample($1) }
    check("-a--|", "--x------x|", gives: "--a------|") { $0.sample($1) }
    check("-a-b-", "--x-|", gives: "--a-b", left: (200, 4)) { $0.sample($1) }
    check("-a-^", "----x", gives: "---^", left: (3, 3)) { $0.sample($1) }
    check("-a--b", "---^", gives: "---^", left: (3, 3)) { $0.sample($1) }
    check("-a-----", "--x-x-|", gives: "--a-z-z") { $0.sample($1, defaultValue: "z") }
  }

  @Test("observe(on:) hands events over in order, on the scheduler")
  func observeOn() {
    check("-(ab)-|", gives: "-(ab)-|", left: 3) { $0.observe(on: $1) }
    check("-a-^", gives: "-a-^") { $0.observe(on: $1) }
    check("-a-b|", gives: "-a", disposed: 2, left: 2) { $0.observe(on: $1) }
  }

  @Test("subscribe(on:) subscribes on the scheduler")
  func subscribeOn() {
    let lab = Lab()
    let source = lab.cold("-a|")
    var subscribed = false
    let result = source.do(onSubscribe: { subscribed = true }).subscribe(on: lab.scheduler)
    let early = result.subscribe()
    #expect(!subscribed)
    early.dispose()
    #expect(lab.scheduler.time.isIdle)
    #expect(lab.draw(result).description == "-a|")
  }

  @Test("work that waits says what it is and where it was asked for")
  func purposes() {
    let lab = Lab()
    let bag = DisposeBag()
    let source = lab.cold("")
    let line: UInt = #line
    source.timeout(.seconds(5), scheduler: lab.scheduler).subscribe().disposed(by: bag)
    Observable<Int>.interval(.seconds(2), scheduler: lab.scheduler).subscribe().disposed(by: bag)
    Observable<Int>.timer(.seconds(3), scheduler: lab.scheduler).subscribe().disposed(by: bag)
    Observable.just(1).delay(.seconds(4), scheduler: lab.scheduler).subscribe().disposed(by: bag)
    #expect(
      lab.scheduler.time.pending.map(\.description) == [
        "timer interval every 2 s (scheduled at \(#fileID):\(line + 2))",
        "timer (scheduled at \(#fileID):\(line + 3))",
        "delayed event delay (scheduled at \(#fileID):\(line + 4))",
        "delayed event delay (scheduled at \(#fileID):\(line + 4))",
        "delayed event timeout (scheduled at \(#fileID):\(line + 1))",
      ])
  }
}
