import RehearsalCore

extension AppMap {
  /// Adds the faults of an exploration's report, in JSON lines, to the screens that they name.
  ///
  /// A fault of no screen of the map is added to the first screen.
  public mutating func addFaults(ofReport lines: String) {
    for line in lines.split(separator: "\n") {
      guard let value = try? PropsValue(json: String(line)), value.text("event") == "fault",
        let rule = value.text("rule"), !screens.isEmpty
      else { continue }
      let place = value.text("screen") ?? ""
      let index = screens.firstIndex { $0.name == place } ?? 0
      let message = value.text("message").map { ": \($0)" } ?? ""
      screens[index].faults.append(rule + message)
    }
  }
}
