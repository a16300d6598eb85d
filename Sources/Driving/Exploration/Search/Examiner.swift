import HeadlessDevice
import RehearsalCore

/// An examiner of one act after a way: it performs the act and collects the evidence.
final class Examiner {
  let app: AppUnderTest
  let reader: ActReader

  init(_ app: AppUnderTest, _ reader: ActReader) {
    self.app = app
    self.reader = reader
  }

  /// Performs an act in a trial, and returns the evidence.
  ///
  /// - Parameter isNew: returns whether the state after the act is met for the first time.
  func examine(
    _ act: Act, in trial: Trial, before: Screen, hadLeaks: Bool,
    isNew: (Screen, Trial) -> Bool = { _, _ in true }
  ) -> Evidence {
    let marks = Evidence.Marks(trial, hadLeaks: hadLeaks)
    let act = act.resolved(on: trial.session.device.clock)
    var failure: SessionError?
    do throws(SessionError) {
      try trial.perform(act)
    } catch {
      failure = error
    }
    let after = failure == nil ? trial.session.screen : before
    let isNew = failure == nil && isNew(after, trial)
    return Evidence(
      app: app, reader: reader, act: act, before: before, after: after, error: failure,
      marks: marks, trial: trial, isNew: isNew)
  }

  /// Returns the evidence of an act after a way in a new session; nil if the way cannot be walked.
  func examine(_ act: Act, after way: [Act]) -> Evidence? {
    guard let trial = try? app.trial(after: way) else { return nil }
    return examine(
      act, in: trial, before: trial.session.screen, hadLeaks: trial.hasLeaks)
  }
}
