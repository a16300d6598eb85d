import Foundation
import HeadlessDevice
import RehearsalCore

/// The settings of a script whose scene begins as the sessions of an exploration do.
enum ScriptSettings {
  /// Returns the lines with what is stored before the first launch, and with the date.
  ///
  /// The seed is left out: a script of a fault fails with any.
  static func lines(of configuration: Session.Configuration) -> [String] {
    var lines: [String] = []
    let launch = configuration.launch
    if !launch.isEmpty { lines.append("@launch " + launch.scriptPairs.joined(separator: " ")) }
    let date = configuration.device.date
    if date != Device.Configuration().date { lines.append("@date \(date.ISO8601Format())") }
    return lines
  }
}
