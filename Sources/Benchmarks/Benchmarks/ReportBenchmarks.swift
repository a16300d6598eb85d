import Crew
import Foundation
import HTMLReport
import ScriptLanguage
import ScriptRunner

/// Measures all journeys with the HTML report beside those without, in this process and in others.
func reportBenchmarks(report: (String) -> Void) {
  do {
    let found = try ScriptCollector(files: .disk).collect(["scripts/journeys"])
    let loader = ScriptLoader(files: .disk, environment: [:])
    let scenes = found.flatMap { loader.load($0.path, within: $0.folder).scenes }
    for isolation in [RunOptions.Isolation.none, .scene] {
      report(try measure(scenes, isolation))
    }
  } catch {
    report("{\"benchmark\":\"report.html\",\"error\":\"\(error)\"}")
  }
}

/// Returns the line of a measurement: the least of several runs of each kind, in turn.
private func measure(
  _ scenes: [Scene], _ isolation: RunOptions.Isolation
) throws(UsageError) -> String {
  var (plain, recorded, size) = (Double.infinity, Double.infinity, 0)
  for _ in 0..<5 {
    plain = min(plain, run(scenes, isolation, to: nil))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("report.html").path
    let file = try ReportFile(path)
    recorded = min(recorded, run(scenes, isolation, to: file))
    file.close()
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    size = (attributes?[.size] as? Int) ?? 0
  }
  return """
    {"benchmark":"report.html.\(isolation.rawValue)","unit":"\(scenes.count) scenes with the report",\
    "ms":\(recorded),"bytes":\(size),"baseline":"without","baselineMs":\(plain),\
    "ratio":\(recorded / plain)}
    """
}

/// Returns the milliseconds of a run whose page goes to a file, or of one without a page.
private func run(
  _ scenes: [Scene], _ isolation: RunOptions.Isolation, to file: ReportFile?
) -> Double {
  var runner = SceneRunner(CrewAppDelegate.self)
  runner.recordsSteps = file != nil
  var options = RunOptions()
  options.isolation = isolation
  let reporter = file.map { HTMLReporter(output: $0.write) }
  let elapsed = ContinuousClock().measure {
    _ = runner.run(scenes, options: options) { reporter?.receive($0) }
  }
  return Double(elapsed.components.seconds) * 1e3 + Double(elapsed.components.attoseconds) / 1e15
}
