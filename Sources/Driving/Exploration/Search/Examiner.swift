import RehearsalCore

/// An examiner of one act after a way: it performs the act and collects the evidence.
final class Examiner {
  let app: AppUnderTest
  let reader: ActReader

  /// The number of acts that were performed for the search, with those of the ways to a state.
  private(set) var actCount = 0

  init(_ app: AppUnderTest, _ reader: ActReader) {
    self.app = app
    self.reader = reader
  }

  /// Returns a trial that has performed a way.
  func trial(after way: [Act]) throws -> Trial {
    actCount += way.count
    return try app.trial(after: way)
  }

  /// Performs an act in a trial that has performed the way, and returns the evidence.
  ///
  /// - Parameter isNew: returns whether the state after the act is met for the first time.
  func examine(
    _ act: Act, after way: [Act], in trial: Trial, before: Screen,
    isNew: (Screen, Trial) -> Bool = { _, _ in true }
  ) -> Evidence {
    actCount += 1
    let marks = Evidence.Marks(trial)
    var failure: SessionError?
    do throws(SessionError) {
      try trial.perform(act)
    } catch {
      failure = error
    }
    let after = failure == nil ? trial.session.screen : before
    let isNew = failure == nil && isNew(after, trial)
    return Evidence(
      app: app, reader: reader, way: way, act: act, before: before, after: after, error: failure,
      marks: marks, trial: trial, isNew: isNew)
  }

  /// Returns the evidence of an act after a way in a new session; nil if the way cannot be walked.
  func examine(_ act: Act, after way: [Act]) -> Evidence? {
    guard let trial = try? trial(after: way) else { return nil }
    return examine(act, after: way, in: trial, before: trial.session.screen)
  }
}
