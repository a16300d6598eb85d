import HeadlessDevice
import RehearsalCore

/// The app's mistakes that UIKit or a container would report.
struct FindingRule: Rule {
  let name = "finding"
  let reason = "UIKit, a container or the language's runtime refuses or reports it on a phone"
  let ignoresPlace = true

  func judge(_ evidence: Evidence) -> [Verdict] {
    evidence.newFindings.map { finding in
      Verdict(
        place: evidence.before.name,
        subject: evidence.withoutInput("\(finding.kind.rawValue) \(finding.cause)"),
        message: "\(finding.kind.rawValue): \(finding.message)", check: ["expect no findings now"])
    }
  }
}
