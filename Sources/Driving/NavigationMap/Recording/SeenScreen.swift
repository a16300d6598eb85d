import HeadlessUIKit
import RehearsalCore

/// A screen that a recorder has seen, with the different ways in which its elements stood.
struct SeenScreen: Codable {
  /// The screen without its elements.
  var screen: AppMap.Screen

  /// The number of ways of standing that are kept; later ones only add texts.
  private static let limit = 32

  private struct Sample: Codable {
    let title: String?
    let elements: [AppMap.Element]
    let keys: Set<String>

    init(title: String?, elements: [AppMap.Element]) {
      self.title = title
      self.elements = elements
      keys = Set(elements.map(\.key))
    }

    /// The number of elements; those that are there for a moment count against it.
    var weight: Int {
      elements.reduce(0) { $0 + ($1.type == .activityIndicator ? -3 : 1) }
    }

    /// Returns whether the same elements stand in both; what is typed into them does not count.
    func isLike(_ other: Sample) -> Bool {
      keys == other.keys && elements.count == other.elements.count
    }
  }

  private var samples: [Sample] = []
  private var texts: Set<String> = []

  init(id: String, name: String) {
    screen = AppMap.Screen(id: id, name: name)
  }

  /// Adds the elements, the alert and the texts of a screen as it stands.
  mutating func add(_ seen: Screen) {
    add([seen.title].compactMap { $0 })
    if let alert = seen.alert { add(AppMap.Alert(alert)) }
    var elements = seen.elements
    if seen.alert != nil, let start = elements.lastIndex(where: { $0.depth == 0 }) {
      elements.removeSubrange(start...)
    } else if elements.contains(where: { !$0.isCovered }) {
      elements.removeAll(where: \.isCovered)
    }
    elements.removeAll { $0.type == .banner }
    add(elements.map(\.label))
    add(Sample(title: seen.title, elements: elements.map(AppMap.Element.init)))
  }

  /// Adds what another session has seen of the screen.
  mutating func add(_ other: SeenScreen) {
    screen.visits += other.screen.visits
    if screen.flow.isEmpty { (screen.flow, screen.style) = (other.screen.flow, other.screen.style) }
    for fault in other.screen.faults where !screen.faults.contains(fault) {
      screen.faults.append(fault)
    }
    for alert in other.screen.alerts { add(alert) }
    add(other.screen.texts)
    for sample in other.samples { add(sample) }
  }

  /// Returns the screen as it stood with the most of the touched elements, and then of all.
  func finished(touched: Set<String>) -> AppMap.Screen {
    var best: (sample: Sample, touched: Int)?
    for sample in samples {
      let count = sample.keys.intersection(touched).count
      if let best, (best.touched, best.sample.weight) >= (count, sample.weight) { continue }
      best = (sample, count)
    }
    var screen = screen
    screen.title = best?.sample.title
    screen.elements = best?.sample.elements ?? []
    return screen
  }

  private mutating func add(_ sample: Sample) {
    guard samples.count < Self.limit, !samples.contains(where: { $0.isLike(sample) }) else {
      return
    }
    samples.append(sample)
  }

  private mutating func add(_ alert: AppMap.Alert) {
    add([alert.title, alert.message].compactMap { $0 } + alert.buttons)
    guard !screen.alerts.contains(where: { $0.name == alert.name }) else { return }
    screen.alerts.append(alert)
  }

  private mutating func add(_ seen: [String]) {
    for text in seen where !text.isEmpty && texts.insert(text).inserted {
      screen.texts.append(text)
    }
  }
}
