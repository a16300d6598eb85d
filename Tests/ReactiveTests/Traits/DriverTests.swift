import Reactive
import Testing
import VirtualTime

@Suite("Driver and Signal")
struct DriverTests {
  let bag = DisposeBag()

  /// Runs a closure with a new clock, so that no other test's work is pending on the main scheduler.
  func withClock(_ body: () -> Void) {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    body()
  }

  @Test("a driver and a signal that nothing is done with are subscribed for their effects")
  func effects() {
    withClock {
      var heard: [Int] = []
      let source = PublishRelay<Int>()
      source.asDriver(onErrorJustReturn: 0).do(onNext: { heard.append($0) }).drive()
        .disposed(by: bag)
      source.asSignal().do(onNext: { heard.append($0 * 10) }).emit().disposed(by: bag)
      source.accept(1)
      #expect(heard == [1, 10])
    }
  }

  @Test("a driver replays its latest element, shares its source and replaces an error")
  func driver() {
    withClock {
      let source = PublishSubject<Int>()
      var subscriptions = 0
      let driver = source.do(onSubscribe: { subscriptions += 1 }).asDriver(onErrorJustReturn: 9)
      var heard: [String] = []
      driver.drive(onNext: { heard.append("a\($0)") }, onCompleted: { heard.append("end") })
        .disposed(by: bag)
      source.onNext(1)
      driver.drive(onNext: { heard.append("b\($0)") }).disposed(by: bag)
      source.onError(TestError())
      #expect(heard == ["a1", "b1", "a9", "b9", "end"])
      #expect(subscriptions == 1)
    }
  }

  @Test("a signal replays nothing")
  func signal() {
    withClock {
      let relay = PublishRelay<Int>()
      let signal = relay.asSignal().map { $0 * 2 }
      var heard: [String] = []
      signal.emit(onNext: { heard.append("a\($0)") }).disposed(by: bag)
      relay.accept(1)
      signal.emit(onNext: { heard.append("b\($0)") }).disposed(by: bag)
      relay.accept(2)
      #expect(heard == ["a2", "a4", "b4"])
    }
  }

  @Test("drive and emit send to relays, to relays of optionals and to observers")
  func targets() {
    withClock {
      let source = BehaviorRelay(value: 1)
      let (numbers, optionals) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
      let subject = PublishSubject<Int>()
      var heard: [Int] = []
      subject.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
      source.asDriver().drive(numbers).disposed(by: bag)
      source.asDriver().drive(optionals).disposed(by: bag)
      source.asSignal(onErrorJustReturn: 0).emit(to: subject).disposed(by: bag)
      source.accept(5)
      #expect(numbers.value == 5)
      #expect(optionals.value == 5)
      #expect(heard == [1, 5])
    }
  }

  @Test("time operators of a driver run on the scheduler that a test puts in place of the main one")
  func mocked() {
    withClock {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(400)])
      var events: [Recorded<Event<Int>>] = []
      SharingScheduler.mock(scheduler: scheduler) {
        events =
          scheduler.start {
            source.asDriver(onErrorJustReturn: 0).debounce(.seconds(50))
          }.events
      }
      #expect(events == [.next(271, 2), .completed(401)])
    }
  }

  @Test("drivers are combined and switched")
  func combined() {
    withClock {
      let (left, right) = (BehaviorRelay(value: 1), BehaviorRelay(value: 10))
      var heard: [Int] = []
      Driver.combineLatest(left.asDriver(), right.asDriver()) { $0 + $1 }
        .flatMapLatest { Driver.just($0) }.distinctUntilChanged()
        .drive(onNext: { heard.append($0) }).disposed(by: bag)
      left.accept(2)
      right.accept(10)
      #expect(heard == [11, 12])
    }
  }
}
