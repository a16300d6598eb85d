import Reactive

nonisolated func pipelineText(_ event: Event<Int>) -> String {
  switch event {
  case .next(let element): "\(element)"
  case .error: "failed"
  case .completed: "completed"
  }
}

nonisolated func pipelineText(_ event: ModelSequence.Event) -> String {
  switch event {
  case .next(let element): "\(element)"
  case .failed: "failed"
  case .completed: "completed"
  }
}

/// The events sent to two subjects, and the acts of their observer at each event that it receives.
struct ReentrantScript: CustomStringConvertible {
  private enum Act {
    case nothing
    case dispose
    case send(Int, ModelSequence.Event)
  }

  private var sent: [(Int, ModelSequence.Event)] = []
  private var acts: [Act] = []

  init(_ seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<Int.random(in: 2...8, using: &random) { sent.append(Self.event(&random)) }
    for _ in 0..<8 {
      switch Int.random(in: 0...6, using: &random) {
      case 0: acts.append(.dispose)
      case 1...3:
        let (subject, event) = Self.event(&random)
        acts.append(.send(subject, event))
      default: acts.append(.nothing)
      }
    }
  }

  private static func event(_ random: inout Seeded) -> (Int, ModelSequence.Event) {
    let subject = Int.random(in: 0...1, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: return (subject, .completed)
    case 1: return (subject, .failed)
    default: return (subject, .next(Int.random(in: 0...40, using: &random)))
    }
  }

  var description: String { "sent \(sent)\nat each event \(acts)" }

  /// Plays the script against two subjects and an observer.
  private func play(
    send: @escaping (Int, ModelSequence.Event) -> Void,
    subscribe: (@escaping (String) -> Void) -> () -> Void
  ) -> [String] {
    var received: [String] = []
    var dispose: (() -> Void)?
    dispose = subscribe { event in
      let index = received.count
      received.append(event)
      guard index < acts.count else { return }
      switch acts[index] {
      case .nothing: break
      case .dispose: dispose?()
      case .send(let subject, let event): send(subject, event)
      }
    }
    for (subject, event) in sent { send(subject, event) }
    dispose?()
    return received
  }

  func events(
    of pipeline: (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>
  ) -> [String] {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let sequence = pipeline(subjects[0], subjects[1], TestScheduler())
    return play { subject, event in
      switch event {
      case .next(let element): subjects[subject].onNext(element)
      case .failed: subjects[subject].onError(OperatorStep.Failure())
      case .completed: subjects[subject].onCompleted()
      }
    } subscribe: { receive in
      let subscription = sequence.subscribe { receive(pipelineText($0)) }
      return { subscription.dispose() }
    }
  }

  func modelEvents(
    of pipeline: (ModelSequence, ModelSequence, ModelTime) -> ModelSequence
  ) -> [String] {
    let subjects = [ModelSubject(), ModelSubject()]
    let sequence = pipeline(subjects[0].sequence, subjects[1].sequence, ModelTime())
    return play { subject, event in
      subjects[subject].send(event)
    } subscribe: { receive in
      sequence.subscribe { receive(pipelineText($0)) }
    }
  }
}

/// A model of a subject: the observers subscribed when an event is sent receive it, within the call.
nonisolated private final class ModelSubject {
  private var observers: [(key: Int, observer: ModelSequence.Observer)] = []
  private var end: ModelSequence.Event?
  private var nextKey = 0

  func send(_ event: ModelSequence.Event) {
    guard end == nil else { return }
    if event.isEnd { end = event }
    for (_, observer) in observers { observer(event) }
  }

  var sequence: ModelSequence {
    .make { [self] send in
      if let end {
        send(end)
        return {}
      }
      let key = nextKey
      nextKey += 1
      observers.append((key, send))
      return { [self] in observers.removeAll { $0.key == key } }
    }
  }
}
