import CProcesses
import RehearsalCore
public import ScriptLanguage

extension SceneRunner {
  /// Runs scenes and reports each event, in the order of the plan.
  ///
  /// The scenes run in processes of their own if the options say so and this process can be forked:
  /// on Linux, before it starts a thread. SIGINT and SIGTERM stop the run, and the summary names them.
  public func run(
    _ scenes: [Scene], options: RunOptions = RunOptions(), transcript: Bool = false,
    report: @escaping (RunEvent) -> Void
  ) -> RunSummary {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = options.plan(scenes)
    report(.began(sceneCount: plan.count))
    let events = OrderedEvents(
      plan, failureLimit: options.failureLimit, launch: launch, report: report)
    process_catch_signals()
    if options.isolation != .none, ForkedProcess.isAvailable, let progress = SceneProgress() {
      runApart(plan, options, transcript: transcript, events, progress)
    } else {
      runHere(plan, transcript: transcript, events)
    }
    let signal = process_caught_signal()
    process_release_signals()
    events.finish(isStopped: signal != 0)
    var summary = events.summary
    summary.signal = signal == 0 ? nil : signal
    summary.elapsed = clock.now - start
    report(.ended(summary))
    return summary
  }

  /// Runs the scenes in this process; what the app prints goes to standard error.
  private func runHere(_ plan: [PlannedScene], transcript: Bool, _ events: OrderedEvents) {
    let output = OutputDiversion(isOn: divertsOutput)
    for (index, planned) in plan.enumerated() {
      guard !events.isFull, process_caught_signal() == 0 else { return }
      events.receive(.sceneBegan(planned.scene, round: planned.round), of: index)
      var runner = self
      if let didFail {
        runner.didFail = { session, failure in output.pause { didFail(session, failure) } }
      }
      if transcript {
        let named = namedSecrets(of: planned.scene)
        runner.didPerform = { step, session in
          let secrets = named.adding(session.secrets)
          let shown = ShownStep(step, session.screen, secrets: secrets)
          output.pause { events.receive(.stepPerformed(shown), of: index) }
        }
      }
      let result = output.divert { runner.run(planned.scene, round: planned.round) }
      events.receive(.sceneEnded(result), of: index)
    }
  }

  /// Runs the scenes in processes of their own, several at a time if there are several jobs.
  private func runApart(
    _ plan: [PlannedScene], _ options: RunOptions, transcript: Bool, _ events: OrderedEvents,
    _ progress: SceneProgress
  ) {
    let makeRunner = { progress in
      ProcessRunner(
        plan: plan, runner: self, options: options, sendsSteps: transcript, progress: progress)
    }
    SceneMessage.prepareCoders()
    if plan.contains(where: \.scene.relaunches) { Session.prepareRelaunches() }
    if plan.count >= WarmUp.leastSceneCount { WarmUp.run() }
    let batches = options.isolation.batches(of: plan)
    guard options.jobs < 2 || batches.count < 2 else {
      return ParallelRunner(makeRunner: makeRunner, emit: events.receive)
        .run(batches, jobs: options.jobs) { events.isFull }
    }
    let runner = makeRunner(progress)
    for batch in batches {
      guard !events.isFull, runner.run(batch, emit: events.receive) else { return }
    }
  }
}

extension Scene {
  /// Whether the app may be launched again after it has run.
  fileprivate var relaunches: Bool { steps.contains(where: \.endsProcess) }
}

extension Step {
  fileprivate var endsProcess: Bool {
    switch work {
    case .act(.process(.kill)), .act(.process(.terminate)): true
    case .repeated(_, let steps): steps.contains(where: \.endsProcess)
    default: false
    }
  }
}

extension RunOptions.Isolation {
  /// Returns the scenes of each process.
  func batches(of plan: [PlannedScene]) -> [Range<Int>] {
    guard self == .file else { return plan.indices.map { $0..<$0 + 1 } }
    var batches: [Range<Int>] = []
    for index in plan.indices {
      if let last = batches.last, plan[last.lowerBound].scene.file == plan[index].scene.file {
        batches[batches.count - 1] = last.lowerBound..<index + 1
      } else {
        batches.append(index..<index + 1)
      }
    }
    return batches
  }
}
