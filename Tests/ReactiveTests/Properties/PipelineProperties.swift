import Reactive
import Testing

/// Random pipelines of operators, each compared with a plain model that uses nothing of Reactive.
///
/// The sources send at whole multiples of a million ticks, the operators wait for odd numbers of
/// ticks: so no two things happen at one tick unless one causes the other.
@Suite("Pipelines of operators, compared with a plain model")
struct PipelineProperties {
  /// The events of a run with their ticks, and the subscriptions to its sources.
  private struct Outcome: Equatable, CustomStringConvertible {
    var events: [String] = []
    var subscriptions: [[Int]] = []

    var description: String { "\(events)\nsubscriptions \(subscriptions)" }
  }

  /// A random source: its events, and whether it sends them without a subscription.
  private struct Source: CustomStringConvertible {
    let isHot: Bool
    var events: [(tick: Int, event: ModelSequence.Event)] = []

    init(_ random: inout Seeded, offset: Int) {
      isHot = Bool.random(using: &random)
      var tick = offset
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        tick += Int.random(in: 1...4, using: &random) * 1_000_000
        events.append((tick, .next(Int.random(in: 0...40, using: &random))))
      }
      tick += 1_000_000
      let end = Int.random(in: 0...5, using: &random)
      if end > 0 { events.append((tick, end < 3 ? .failed : .completed)) }
    }

    var recorded: [Recorded<Event<Int>>] {
      events.map { tick, event in
        switch event {
        case .next(let element): .next(tick, element)
        case .failed: .error(tick, OperatorStep.Failure())
        case .completed: .completed(tick)
        }
      }
    }

    func observable(_ scheduler: TestScheduler) -> TestableObservable<Int> {
      isHot
        ? scheduler.createHotObservable(recorded) : scheduler.createColdObservable(recorded)
    }

    var description: String { "\(isHot ? "hot" : "cold") \(events)" }
  }

  /// A random pipeline: its sources, its operators with their parameters, and its end.
  private struct Pipeline: CustomStringConvertible {
    let first: Source
    let second: Source
    var steps: [(step: OperatorStep, n: Int, ticks: Int)] = []
    let disposal: Int

    init(_ seed: UInt64, of all: [OperatorStep], startingWith step: OperatorStep) {
      var random = Seeded(seed)
      first = Source(&random, offset: 0)
      second = Source(&random, offset: 500_000)
      disposal = Int.random(in: 3...60, using: &random) * 1_000_000 - 777
      for index in 0..<Int.random(in: 1...3, using: &random) {
        let odd = [1, 60, 3600][index]
        let ticks = Int.random(in: 1...5, using: &random) * 1_000_000 + odd
        let n = Int.random(in: 0...4, using: &random)
        let random = all.randomElement(using: &random) ?? step
        steps.append((index == 0 ? step : random, n, ticks))
      }
    }

    var names: String {
      steps.map { "\($0.step.name) (n \($0.n), ticks \($0.ticks))" }.joined(separator: ", ")
    }

    var description: String {
      """
      first \(first)
      second \(second)
      through \(names)
      until \(disposal)
      """
    }

    func observable(
      _ source: Observable<Int>, _ other: Observable<Int>, _ scheduler: TestScheduler
    ) -> Observable<Int> {
      steps.reduce(source) { source, step in
        step.step.apply(
          .init(source: source, other: other, scheduler: scheduler, n: step.n, ticks: step.ticks))
      }
    }

    func model(
      _ source: ModelSequence, _ other: ModelSequence, _ time: ModelTime
    ) -> ModelSequence {
      steps.reduce(source) { source, step in
        step.step.model(
          .init(source: source, other: other, time: time, n: step.n, ticks: step.ticks))
      }
    }
  }

  private func outcome(of pipeline: Pipeline) -> Outcome {
    let scheduler = TestScheduler()
    let first = pipeline.first.observable(scheduler)
    let second = pipeline.second.observable(scheduler)
    var outcome = Outcome()
    let subscription = pipeline.observable(
      first.asObservable(), second.asObservable(), scheduler
    ).subscribe { outcome.events.append("\(pipelineText($0)) at \(scheduler.clock)") }
    scheduler.scheduleAt(pipeline.disposal) { subscription.dispose() }
    scheduler.start()
    outcome.subscriptions = [first, second].flatMap {
      $0.subscriptions.map { [$0.subscribe, $0.unsubscribe] }
    }
    return outcome
  }

  private func modelOutcome(of pipeline: Pipeline) -> Outcome {
    let time = ModelTime()
    let first = ModelSource(pipeline.first.events, isHot: pipeline.first.isHot, time)
    let second = ModelSource(pipeline.second.events, isHot: pipeline.second.isHot, time)
    var outcome = Outcome()
    let cancel = pipeline.model(first.sequence, second.sequence, time)
      .subscribe { outcome.events.append("\(pipelineText($0)) at \(time.now)") }
    time.after(pipeline.disposal, cancel)
    time.run()
    outcome.subscriptions = first.subscriptions + second.subscriptions
    return outcome
  }

  @Test("an operator, alone and before others, sends and disposes as its model does")
  func pipelines() {
    for (index, step) in OperatorStep.all.enumerated() {
      for round in 0..<60 {
        let seed = UInt64(index * 1_000 + round)
        let pipeline = Pipeline(seed, of: OperatorStep.all, startingWith: step)
        #expect(outcome(of: pipeline) == modelOutcome(of: pipeline), "seed \(seed)\n\(pipeline)")
      }
    }
  }

  @Test("an operator whose observer sends and disposes within an event does as its model does")
  func reentrancy() {
    for (index, step) in OperatorStep.immediate.enumerated() {
      for round in 0..<60 {
        let seed = UInt64(index * 1_000 + round)
        let pipeline = Pipeline(seed, of: OperatorStep.immediate, startingWith: step)
        let script = ReentrantScript(seed)
        #expect(
          script.events(of: pipeline.observable) == script.modelEvents(of: pipeline.model),
          "seed \(seed) through \(pipeline.names)\n\(script)")
      }
    }
  }

  @Test("the models cover sixty operators")
  func coverage() {
    #expect(Set(OperatorStep.all.map(\.name)).count >= 60)
    #expect(Set(OperatorStep.all.map(\.name)).count == OperatorStep.all.count)
  }
}
