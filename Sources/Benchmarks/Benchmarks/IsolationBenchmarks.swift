import CProcesses
import ScriptLanguage
import ScriptRunner

/// Measures a scene in a process of its own beside a bare fork.
///
/// A process with several threads cannot be forked, so that nothing is measured then.
func measureIsolation(_ journey: Journey, _ report: (String) -> Void) throws {
  guard process_can_fork() else { throw NoFork() }
  let fork = milliseconds { for _ in 0..<count { forkOnce() } } / Double(count)
  report(
    """
    {"benchmark":"crew.isolation","unit":"journey in a process of its own",\
    "ms":\(time(journey, jobs: 1)),"baseline":"a bare fork","baselineMs":\(fork)}
    """)
}

/// Measures two jobs beside one.
func measureJobs(_ journey: Journey, _ report: (String) -> Void) throws {
  guard process_can_fork() else { throw NoFork() }
  let one = time(journey, jobs: 1)
  let two = time(journey, jobs: 2)
  report(
    """
    {"benchmark":"crew.jobs","unit":"journey with two jobs","ms":\(two),\
    "baseline":"with one job","baselineMs":\(one),"ratio":\(one / two)}
    """)
}

private let count = 200

private struct NoFork: Error, CustomStringConvertible {
  let description = "this process cannot be forked"
}

/// Returns the milliseconds of a journey in a process of its own.
private func time(_ journey: Journey, jobs: Int) -> Double {
  var options = RunOptions()
  options.isolation = .scene
  options.jobs = jobs
  options.rounds = count
  return milliseconds { _ = journey.runner.run([journey.scene], options: options) { _ in } }
    / Double(count)
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
