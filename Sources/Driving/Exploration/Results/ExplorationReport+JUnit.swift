extension ExplorationReport {
  /// The report as JUnit XML: one test case a fault, and one for each rule that nothing broke.
  public var junit: String {
    let broken = Set(result.faults.map(\.rule))
    let passed = (Rules.all.map(\.name) + [CrashRule().name]).filter { !broken.contains($0) }
    let count = result.faults.count + passed.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites tests="\#(count)" failures="\#(result.faults.count)">"#,
      #"  <testsuite name="explore" tests="\#(count)" failures="\#(result.faults.count)">"#,
    ]
    lines += result.faults.flatMap(testCase)
    lines += passed.map { #"    <testcase classname="explore" name="\#($0.xml)"/>"# }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func testCase(_ fault: Fault) -> [String] {
    let name = "\(fault.rule) on \(fault.place): \(fault.file)"
    return [
      #"    <testcase classname="explore" name="\#(name.xml)" file="faults/\#(fault.file.xml)">"#,
      #"      <failure message="\#(fault.message.xml)">\#(fault.script.xml)</failure>"#,
      "    </testcase>",
    ]
  }
}

extension String {
  /// The text with XML's special characters escaped, and without control characters.
  fileprivate var xml: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
