import ScriptLanguage

/// Measures the reading and checking of a script whose lines repeat, and of one whose lines all differ.
func measureReading(_ report: (String) -> Void) {
  let lines = [
    "tap tab Trips", "expect 2 cells", "type \"ann@crew.example\" into Email",
    "expect textField Email has value \"ann@crew.example\"",
    "tap \"Delete\" in cell containing \"Ann\"", "expect props.messages[0].body == \"Hello\"",
    "expect \"sent\" in cell containing \"Hello\" within 20s", "# a comment",
  ]
  let count = 40_000
  let repeated = (0..<count).map { lines[$0 % lines.count] }
  let different = (0..<count / 8).map { "expect \"message \($0)\" in cell containing \"Hello\"" }
  report(measure("crew.read.repeated", "script of lines that repeat", repeated))
  report(measure("crew.read.different", "script of lines that all differ", different))
}

private func measure(_ name: String, _ unit: String, _ lines: [String]) -> String {
  let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
  let megabytes = Double(bytes.count) / 1e6
  var sceneCount = 0
  let reading = seconds {
    let document = ScriptLoader().document(SourceText(name: "a.script", bytes: bytes))
    sceneCount += document.problems.isEmpty ? document.scenes.count : 0
  }
  var newlineCount = 0
  let pass = seconds { for byte in bytes where byte == 0x0A { newlineCount += 1 } }
  guard sceneCount == 3, newlineCount == 3 * lines.count else {
    return "{\"benchmark\":\"\(name)\",\"error\": \"the script has mistakes\"}"
  }
  return """
    {"benchmark":"\(name)","unit":"\(unit)","megabytesPerSecond":\(megabytes / reading),\
    "baseline":"a pass over the bytes","baselineMegabytesPerSecond":\(megabytes / pass),\
    "ratio":\(reading / pass)}
    """
}

/// Returns the seconds of one run, the least of three.
private func seconds(_ body: () -> Void) -> Double {
  (0..<3).map { _ in
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }.min() ?? 0
}
