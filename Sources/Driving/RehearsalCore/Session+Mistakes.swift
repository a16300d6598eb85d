import HeadlessDevice

extension Session {
  /// Makes findings of what went wrong where nobody listened: an error that no subscriber handles,
  /// work on the wall clock.
  func reportMistakes() {
    for message in device.clock.takeMistakes() {
      device.findings.report(.observable, message)
    }
    for departure in Departure.takeAll() where realtimeAllowance == .zero {
      device.findings.report(.wallClock, departure.message)
    }
  }
}

extension Finding.Kind {
  /// An observable's error that nobody handles.
  static let observable = Self(rawValue: "observable")

  /// Work that no virtual clock reaches.
  static let wallClock = Self(rawValue: "wall clock")
}
