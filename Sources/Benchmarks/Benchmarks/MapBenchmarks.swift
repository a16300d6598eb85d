import NavigationMap
import SampleMaps

/// Measures the layout and the drawing of pictures, and reports each as a line of JSON.
func mapBenchmarks(report: (String) -> Void) {
  let clock = ContinuousClock()
  for count in [20, 100] {
    let map = SampleMap.map(screens: count)
    do {
      var best = Duration.seconds(1_000)
      for _ in 0..<3 {
        best = min(best, try clock.measure { _ = try map.text(in: .svg) })
      }
      let milliseconds = Double(best.components.attoseconds) / 1e15
      let total = Double(best.components.seconds) * 1_000 + milliseconds
      report(
        "{\"benchmark\":\"map.picture.\(count)screens\",\"milliseconds\":\(Int(total.rounded()))}")
    } catch {
      report("{\"benchmark\":\"map.picture.\(count)screens\",\"error\":\"\(error)\"}")
    }
  }
}
