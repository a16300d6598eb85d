public import ScriptLanguage

extension SceneRunner {
  /// Runs scenes and reports each event.
  public func run(
    _ scenes: [Scene], options: RunOptions = RunOptions(), transcript: Bool = false,
    report: @escaping (RunEvent) -> Void
  ) -> RunSummary {
    var runner = self
    if transcript { runner.didPerform = { report(.stepPerformed($0, $1)) } }
    let clock = ContinuousClock()
    let start = clock.now
    let plan = options.plan(scenes)
    var summary = RunSummary()
    report(.began(sceneCount: plan.count))
    for (scene, round) in plan {
      guard !options.stopsAtFailure || summary.failed == 0 else {
        summary.skipped += 1
        report(.sceneSkipped(scene, round: round))
        continue
      }
      report(.sceneBegan(scene, round: round))
      let result = runner.run(scene, round: round)
      if result.isPassed { summary.passed += 1 } else { summary.failed += 1 }
      report(.sceneEnded(result))
    }
    summary.elapsed = clock.now - start
    report(.ended(summary))
    return summary
  }
}
