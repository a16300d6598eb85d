import Dispatch
import Foundation
import Reactive
import Testing
import VirtualTime

/// A shared sequence that several threads subscribe to, dispose of and send at a time.
@Suite("share, across threads")
nonisolated struct SharingThreadsTests {
  /// The parameters of `share`.
  struct Sharing: CustomTestStringConvertible {
    let replay: Int
    let scope: SubjectLifetimeScope

    var testDescription: String { "replay \(replay), \(scope)" }

    static let all = [0, 1, 2].flatMap { replay in
      [SubjectLifetimeScope.whileConnected, .forever].map { Sharing(replay: replay, scope: $0) }
    }

    static let replaying = all.filter { $0.replay > 0 }
  }

  @Test("thirty-two first observers subscribe to the source once", arguments: Sharing.all)
  func once(sharing: Sharing) {
    for _ in 0..<20 {
      let log = Log()
      let shared = Observable<Int>.never()
        .do(onSubscribe: { log.add("subscribed") }, onDispose: { log.add("disposed") })
        .share(replay: sharing.replay, scope: sharing.scope)
      let subscriptions = Disposables32()
      onThreads(32) { subscriptions.add(shared.subscribe(), at: $0) }
      #expect(log.lines == ["subscribed"])
      onThreads(32) { subscriptions.dispose(at: $0) }
      #expect(log.lines == ["subscribed", "disposed"])
    }
  }

  @Test("each observer receives a replayed element once, in order", arguments: Sharing.replaying)
  func replayed(sharing: Sharing) {
    for _ in 0..<20 {
      let logs = (0..<16).map { _ in Log() }
      let shared = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create()
      }
      .share(replay: sharing.replay, scope: sharing.scope)
      let keeper = shared.subscribe()
      onThreads(16) { number in
        _ = shared.take(1).subscribe { logs[number].add("\($0)") }
      }
      keeper.dispose()
      #expect(logs.map(\.lines) == Array(repeating: ["next(1)", "completed"], count: 16))
    }
  }

  @Test("an observer never gets the end of the source without its element")
  func ends() {
    for _ in 0..<40 {
      let logs = (0..<16).map { _ in Log() }
      let shared = Observable.just(1).share(replay: 1)
      onThreads(16) { number in _ = shared.subscribe { logs[number].add("\($0)") } }
      #expect(logs.map(\.lines) == Array(repeating: ["next(1)", "completed"], count: 16))
    }
  }

  @Test(
    "observers that come and go while another thread sends receive what is sent in between",
    arguments: Sharing.all)
  func comingAndGoing(sharing: Sharing) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: sharing.replay, scope: sharing.scope)
    let first = Log()
    let keeper = shared.subscribe { first.add("\($0)") }
    let faults = Log()
    onThreads(8) { number in
      if number == 0 {
        for element in 0..<2_000 { subject.onNext(element) }
        subject.onCompleted()
      }
      for _ in 0..<(number == 0 ? 0 : 200) {
        let heard = Log()
        shared.subscribe { heard.add("\($0)") }.dispose()
        let numbers = heard.lines.compactMap { Int($0.dropFirst(5).dropLast()) }
        if numbers != Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count) {
          faults.add("\(heard.lines)")
        }
      }
    }
    keeper.dispose()
    #expect(faults.lines == [])
    #expect(first.lines == (0..<2_000).map { "next(\($0))" } + ["completed"])
  }

  @Test("a shared sequence within two hundred zipped ones on queues of their own completes them")
  func zipped() throws {
    for sharing in Sharing.replaying {
      let shared = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create()
      }
      .share(replay: sharing.replay, scope: sharing.scope)
      let zipped = Observable.zip(
        (0..<200).map { number in
          Observable.just(number)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .flatMap { number in shared.map { $0 + number } }
            .take(1)
        })
      let sums = try zipped.toBlocking(timeout: 20).single()
      #expect(sums == Array(1...200))
    }
  }
}

/// Lines that threads add.
nonisolated private final class Log: Sendable {
  private let locked = Locked<[String]>([])

  var lines: [String] { locked.withValue { $0 } }

  func add(_ line: String) {
    locked.withValue { $0.append(line) }
  }
}

/// The disposables of up to thirty-two threads.
nonisolated private final class Disposables32 {
  private let all = (0..<32).map { _ in SingleAssignmentDisposable() }

  func add(_ disposable: any Disposable, at index: Int) {
    all[index].setDisposable(disposable)
  }

  func dispose(at index: Int) {
    all[index].dispose()
  }
}

/// Runs a closure with the numbers up to a count, each on a thread of its own, all at once.
nonisolated private func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for number in 0..<count {
    // A work item need not be Sendable: the compiler keeps observables in one domain otherwise.
    let item = DispatchWorkItem {
      start.wait()
      body(number)
      done.leave()
    }
    done.enter()
    let address = UInt(bitPattern: Unmanaged.passRetained(item).toOpaque())
    Thread.detachNewThread {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<DispatchWorkItem>.fromOpaque(pointer).takeRetainedValue().perform()
    }
  }
  for _ in 0..<count { start.signal() }
  done.wait()
}
