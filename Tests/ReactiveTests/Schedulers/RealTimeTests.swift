import Dispatch
import Foundation
import Reactive
import Testing
import VirtualTime

/// Schedulers on a thread without a clock, as in a test without a session.
@Suite("Schedulers on real time")
nonisolated struct RealTimeTests {
  /// Runs a closure on a thread of its own, which no driver moves a clock on, and returns its result.
  func onThread(_ body: @escaping @Sendable () -> [String]) -> [String] {
    let result = Mailbox()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      result.texts.withValue { $0 = body() }
      done.signal()
    }
    done.wait()
    return result.texts.withValue { $0 }
  }

  @Test("observe(on:) delivers on a concurrent queue, in order")
  func observeOn() {
    let heard = onThread {
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      return texts(Observable.of(1, 2, 3).observe(on: scheduler))
    }
    #expect(heard == ["1", "2", "3", "completed"])
  }

  @Test("subscribe(on:) and delay run on a serial queue")
  func delay() {
    let heard = onThread {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let source = Observable.of(1, 2).subscribe(on: scheduler)
      return texts(source.delay(.milliseconds(1), scheduler: scheduler))
    }
    #expect(heard == ["1", "2", "completed"])
  }

  @Test("disposing of it while its scheduler subscribes leaves no source subscribed")
  func disposedAtSubscription() {
    let heard = onThread {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let source = PublishSubject<Int>()
      return (0..<2_000).filter { _ in
        source.subscribe(on: scheduler).subscribe().dispose()
        // The queue is serial, so the subscription and its disposal are over when this work ends.
        _ = texts(Observable.just(0).subscribe(on: scheduler))
        return source.hasObservers
      }.map { "source \($0)" }
    }
    #expect(heard == [])
  }

  @Test("a scheduler of an operation queue delivers its events")
  func operations() {
    let heard = onThread {
      let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())
      return texts(Observable.of(1, 2).observe(on: scheduler))
    }
    #expect(heard == ["1", "2", "completed"])
  }

  @Test("observe(on:) hands a thousand sources to a queue; none of their events is lost")
  func handedOver() {
    let heard = onThread {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      return (0..<1_000).filter { _ in
        let source = Observable.of(1, 2, 3).observe(on: scheduler)
        return texts(source) != ["1", "2", "3", "completed"]
      }.map { "source \($0)" }
    }
    #expect(heard == [])
  }

  @Test("a disposable set on one thread and disposed of on another is disposed of once")
  func disposables() {
    let count = Mailbox()
    for _ in 0..<500 {
      let content = Disposables.create { count.texts.withValue { $0.append("disposed") } }
      let (single, serial) = (SingleAssignmentDisposable(), SerialDisposable())
      let group = CompositeDisposable()
      // A work item need not be Sendable: the compiler keeps disposables in one domain otherwise.
      let items = [
        DispatchWorkItem { single.setDisposable(serial) },
        DispatchWorkItem { serial.disposable = group },
        DispatchWorkItem { _ = group.insert(content) },
        DispatchWorkItem { single.dispose() },
        DispatchWorkItem { content.dispose() },
      ]
      let done = DispatchGroup()
      for item in items { DispatchQueue.global().async(group: done, execute: item) }
      done.wait()
    }
    #expect(count.texts.withValue { $0.count } == 500)
  }

  @Test("a binder without a scheduler is called on the main queue, whatever thread sends")
  @MainActor func binder() async {
    final class Label {}
    let label = Label()
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let wasOnMainQueue = await withCheckedContinuation { done in
      let binder = Binder<Int>(label) { _, _ in
        done.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
      onQueue { binder.onNext(1) }
    }
    #expect(wasOnMainQueue)
  }

  @Test("work that is due in an hour waits while work that is due in a millisecond runs")
  func order() {
    let heard = onThread {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let waits: [Duration] = [.seconds(3_600), .milliseconds(1)]
      let timers = waits.map { wait in
        Observable<Int>.timer(wait, scheduler: scheduler).map { _ in "\(wait)" }
      }
      return texts(Observable.merge(timers).take(1))
    }
    #expect(heard == ["0.001 seconds", "completed"])
  }

  @Test("work of the concurrent main scheduler waits for the main queue on another thread")
  @MainActor func concurrentMain() async {
    let wasOnMainQueue = await withCheckedContinuation { done in
      Thread.detachNewThread {
        _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
          done.resume(returning: MainQueueMark.isHere)
          return Disposables.create()
        }
      }
    }
    #expect(wasOnMainQueue)
  }

  @Test("the elements of an asynchronous sequence arrive apart from the main queue")
  func asynchronousSequence() {
    let heard = onThread {
      let stream = AsyncStream { continuation in
        continuation.yield(1)
        continuation.finish()
      }
      return texts(stream.asObservable().map { _ in MainQueueMark.isHere ? "main" : "other" })
    }
    #expect(heard == ["other", "completed"])
  }

  @Test("the elements of an asynchronous sequence arrive on the main queue where a clock is driven")
  @MainActor func drivenSequence() async {
    let stream = AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let wasOnMainQueue = await withCheckedContinuation { done in
      let before = VirtualClock.current
      defer { VirtualClock.current = before }
      VirtualClock.current = VirtualClock()
      _ = stream.asObservable().subscribe(onNext: { _ in
        done.resume(returning: MainQueueMark.isHere)
      })
    }
    #expect(wasOnMainQueue)
  }

  @Test("a bag takes disposables from several threads")
  func bag() {
    let count = Mailbox()
    do {
      let bag = DisposeBag()
      // The compiler keeps a bag in one domain; code in Swift 5 mode does not.
      let address = UInt(bitPattern: Unmanaged.passUnretained(bag).toOpaque())
      DispatchQueue.concurrentPerform(iterations: 1_000) { _ in
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        let bag = Unmanaged<DisposeBag>.fromOpaque(pointer).takeUnretainedValue()
        bag.insert(Disposables.create { count.texts.withValue { $0.append("disposed") } })
      }
    }
    #expect(count.texts.withValue { $0.count } == 1_000)
  }
}

/// Runs a closure on a global queue, as a work item, which need not be Sendable.
nonisolated private func onQueue(_ body: @escaping () -> Void) {
  DispatchQueue.global().async(execute: DispatchWorkItem { body() })
}

/// Texts that threads pass to each other.
nonisolated private final class Mailbox: Sendable {
  let texts = Locked<[String]>([])
}

/// Waits for a sequence and returns its elements and its end as texts.
nonisolated private func texts<Element>(_ source: Observable<Element>) -> [String] {
  switch source.toBlocking(timeout: 10).materialize() {
  case .completed(let elements): elements.map { "\($0)" } + ["completed"]
  case .failed(let elements, let error): elements.map { "\($0)" } + ["\(error)"]
  }
}
