import HeadlessDevice

extension Session {
  /// Makes findings of what went wrong where nobody listened: an error that no subscriber handles.
  func reportMistakes() {
    for message in device.clock.takeMistakes() {
      device.findings.report(.observable, message)
    }
  }
}

extension Finding.Kind {
  /// An observable's error that nobody handles.
  static let observable = Self(rawValue: "observable")
}
