/// The log of an app's mistakes; the app continues after each one as on a phone.
public final class FindingLog {
  /// All findings, oldest first.
  public private(set) var all: [Finding] = []

  /// The number of the driver's current step, from 1; a session increments it.
  @exclusivity(unchecked)  // each access is over at once
  public var step = 0

  /// A function that receives each finding as it is added; nil for none.
  package var didReport: ((Finding) -> Void)?

  init() {}

  /// Adds a mistake of the current step, unless it equals the last one.
  ///
  /// An address, as in the description of an object, is left out, so that each run tells the same.
  public func report(_ kind: Finding.Kind, _ message: String) {
    report(kind, message, cause: nil)
  }

  /// Adds a mistake as ``report(_:_:)`` does.
  ///
  /// - Parameter cause: The part that all findings of one cause share; the message unless given.
  package func report(_ kind: Finding.Kind, _ message: String, cause: String?) {
    var finding = Finding(kind: kind, message: message.withoutAddresses, step: step)
    finding.ownCause = cause
    guard all.last != finding else { return }
    all.append(finding)
    didReport?(finding)
  }
}
