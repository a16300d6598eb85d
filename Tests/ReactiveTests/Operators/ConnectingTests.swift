import Foundation
import Reactive
import Testing

@Suite("Connectable sequences and further operators")
struct ConnectingTests {
  let bag = DisposeBag()

  @Test("publish sends once it is connected; replay sends the last elements to later observers")
  func publish() {
    let source = PublishSubject<Int>()
    let published = source.publish()
    var heard: [String] = []
    published.subscribe { heard.append("p \($0)") }.disposed(by: bag)
    source.onNext(1)
    let connection = published.connect()
    source.onNext(2)
    connection.dispose()
    source.onNext(3)
    #expect(heard == ["p next(2)"])
    let replayed = source.replay(1)
    replayed.connect().disposed(by: bag)
    source.onNext(4)
    source.onNext(5)
    replayed.subscribe { heard.append("r \($0)") }.disposed(by: bag)
    #expect(heard == ["p next(2)", "r next(5)"])
  }

  @Test("refCount connects with the first observer and disconnects with the last one")
  func refCount() {
    let source = PublishSubject<Int>()
    let shared = source.publish().refCount()
    let first = shared.subscribe()
    let second = shared.subscribe()
    #expect(source.hasObservers)
    first.dispose()
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
  }

  @Test("range, generate and repeatElement make their elements")
  func creating() {
    #expect(collect(Observable.range(start: 3, count: 3)) == [3, 4, 5])
    #expect(collect(Observable<UInt8>.range(start: 0, count: 0)) == [])
    #expect(collect(Observable<UInt8>.range(start: 254, count: 2)) == [254, 255])
    #expect(collect(Observable.repeatElement(1).take(3)) == [1, 1, 1])
    let powers = Observable.generate(
      initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 })
    #expect(collect(powers) == [1, 2, 4, 8, 16])
  }

  @Test("using disposes of its resource after the source")
  func using() {
    let resource = BooleanDisposable()
    let source = Observable<Int>.using({ resource }, observableFactory: { _ in .just(1) })
    #expect(collect(source) == [1])
    #expect(resource.isDisposed)
  }

  @Test("single sends the only element and fails for none or more")
  func single() {
    #expect(events(Observable.just(1).single()) == ["next(1)", "completed"])
    #expect(
      events(Observable.of(1, 2).single()) == ["next(1)", "error(\(RxError.moreThanOneElement))"])
    #expect(events(Observable<Int>.empty().single()) == ["error(\(RxError.noElements))"])
    #expect(events(Observable.of(1, 2).single { $0 == 2 }) == ["next(2)", "completed"])
  }

  @Test("catch(sequence:) goes on to the next sequence after each error")
  func catchSequence() {
    let failing = Observable.just(1).concat(Observable.error(TestError()))
    #expect(
      events(Observable.catch(sequence: [failing, .just(2)])) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(events(Observable.catch(sequence: [failing])) == ["next(1)", "error(TestError())"])
  }

  @Test("decode makes values of data")
  func decode() {
    let source = Observable.just(Data("[1,2]".utf8))
    #expect(collect(source.decode(type: [Int].self, decoder: JSONDecoder())) == [[1, 2]])
  }

  @Test("buffer and window end after a number of elements or a time span")
  func buffer() {
    check("-abc-----d|", gives: "--[ab]---c---(d|)") {
      $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1).map { $0.joined() }
    }
    check("-abc-----d|", gives: "--[ab]---c---(d|)") {
      $0.window(timeSpan: .seconds(4), count: 2, scheduler: $1)
        .flatMap { $0.toArray() }.map { $0.joined() }
    }
  }

  @Test(
    "a group goes on after the outer subscription has ended, and ends the source's with its own")
  func groupOutlivesOuter() {
    let source = PublishSubject<Int>()
    var group: GroupedObservable<Bool, Int>?
    var heard: [String] = []
    let outer = source.groupBy { $0.isMultiple(of: 2) }.subscribe(onNext: { group = $0 })
    source.onNext(1)
    let inner = group?.subscribe { heard.append("\($0)") }
    outer.dispose()
    [2, 3, 5].forEach(source.onNext)
    #expect(heard == ["next(3)", "next(5)"])
    #expect(source.hasObservers)
    inner?.dispose()
    #expect(!source.hasObservers)
  }

  @Test("groupBy sends a group for each key, which sends the elements with that key")
  func groupBy() {
    var heard: [String] = []
    Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }.subscribe(onNext: { group in
      group.subscribe(onNext: { heard.append("\(group.key): \($0)") }).disposed(by: self.bag)
    }).disposed(by: bag)
    #expect(heard == ["1: 1", "0: 2", "1: 3", "0: 4"])
  }

  @Test("skip with a duration drops the elements of that time")
  func skip() {
    check("-a-b-c|", gives: "---b-c|") { $0.skip(.seconds(2), scheduler: $1) }
  }

  @Test("an async subject sends its last element on completion; a replay relay its last elements")
  func subjects() {
    let subject = AsyncSubject<Int>()
    var heard: [String] = []
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(heard == ["next(2)", "completed"])
    #expect(events(subject) == ["next(2)", "completed"])
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    for number in 1...3 { relay.accept(number) }
    #expect(collect(relay.asObservable()) == [2, 3])
  }

  @Test("toBlocking returns the elements of a sequence that waits on the clock")
  func blocking() throws {
    #expect(try Observable.of(1, 2).toBlocking().toArray() == [1, 2])
    #expect(try Observable.of(1, 2).toBlocking().last() == 2)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(throws: RxError.moreThanOneElement) { try Observable.of(1, 2).toBlocking().single() }
  }
}
