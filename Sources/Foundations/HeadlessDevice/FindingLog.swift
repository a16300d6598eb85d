/// An app's mistakes in the order they were made; the app goes on where a phone would.
public final class FindingLog {
  /// All findings, oldest first.
  public private(set) var all: [Finding] = []

  /// The number of the driver's step that runs now, from 1; a session counts it up.
  public var step = 0

  init() {}

  /// Adds a mistake made during the current step; the same mistake in the same step counts once.
  public func report(_ kind: Finding.Kind, _ message: String) {
    let finding = Finding(kind: kind, message: message, step: step)
    guard all.last != finding else { return }
    all.append(finding)
  }
}
