import CProcesses
import ScriptLanguage
import ScriptRunner

/// Measures a scene in a process of its own beside a bare fork, and two jobs beside one.
///
/// A process with several threads cannot be forked, so that nothing is measured then.
func measureIsolation(_ scene: Scene, _ runner: SceneRunner, _ report: (String) -> Void) {
  guard process_can_fork() else {
    return report("{\"benchmark\":\"crew.isolation\",\"error\": \"this process cannot be forked\"}")
  }
  let count = 200
  let fork = milliseconds { for _ in 0..<count { forkOnce() } } / Double(count)
  let one = milliseconds { run(scene, runner, count, jobs: 1) } / Double(count)
  let two = milliseconds { run(scene, runner, count, jobs: 2) } / Double(count)
  report(
    """
    {"benchmark":"crew.isolation","unit":"journey in a process of its own","ms":\(one),\
    "baseline":"a bare fork","baselineMs":\(fork)}
    """)
  report(
    """
    {"benchmark":"crew.jobs","unit":"journey with two jobs","ms":\(two),\
    "baseline":"with one job","baselineMs":\(one),"ratio":\(one / two)}
    """)
}

private func run(_ scene: Scene, _ runner: SceneRunner, _ count: Int, jobs: Int) {
  var options = RunOptions()
  options.isolation = .scene
  options.jobs = jobs
  options.rounds = count
  _ = runner.run([scene], options: options) { _ in }
}

private func forkOnce() {
  let process = process_fork()
  if process == 0 { process_leave() }
  while process > 0, !process_take_end(process).has_ended {}
}

private func milliseconds(_ body: () -> Void) -> Double {
  let (seconds, attoseconds) = ContinuousClock().measure(body).components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}
