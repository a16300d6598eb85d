import HeadlessDevice
import HeadlessUIKit

/// Timers and subscriptions that go on though the screen whose file made them is gone.
///
/// A closure cannot be asked whom it captures, but it is known where a timer was scheduled and a
/// subscription was made: in the file of a screen, or of its view model or presenter.
enum LingeringWork {
  /// What goes on though no screen of its file lives any more.
  ///
  /// - Parameter departed: the types of the screens that were seen and of which none lives now.
  static func leaks(among departed: [(type: String, step: Int)]) -> [Leak] {
    guard !departed.isEmpty else { return [] }
    return timers.compactMap { timer in
      leak(.timer, timer, among: departed)
    } + subscriptions.compactMap { leak(.subscription, $0, among: departed) }
  }

  /// What perhaps holds an object that no property holds: work that its own file started, or else
  /// any repeating timer.
  static func suspects(for type: AnyObject.Type) -> [String] {
    let name = String(describing: type)
    let own = (timers + subscriptions).filter { belongs($0.origin, to: name) }
    let suspects = own.isEmpty ? timers : own
    if suspects.isEmpty { return ["no property: a closure captures it"] }
    return suspects.map { "no property: perhaps by the closure of \($0.name)" }
  }

  private struct Work {
    let name: String
    let origin: String
  }

  private static var timers: [Work] {
    Device.current.clock.pending.filter { $0.purpose.period != nil }.map { work in
      Work(name: work.description, origin: work.origin)
    }
  }

  private static var subscriptions: [Work] {
    Device.current.clock.subscriptionOrigins.map { place in
      Work(name: "a subscription (made at \(place.origin))", origin: place.origin)
    }
  }

  private static func leak(
    _ kind: Leak.Kind, _ work: Work, among departed: [(type: String, step: Int)]
  ) -> Leak? {
    departed.first { belongs(work.origin, to: $0.type) }.map { screen in
      Leak(kind: kind, name: work.name, step: screen.step, holders: [])
    }
  }

  /// Whether `App/TickerViewModel.swift:12` is a file of `TickerViewController`.
  private static func belongs(_ origin: String, to type: String) -> Bool {
    let file = origin.split(separator: "/").last?.split(separator: ".").first ?? ""
    if file == type { return true }
    let endings = ["ViewController", "ViewModel", "Presenter", "Interactor", "View"]
    let stem = stem(of: type, without: ["ViewController", "Coordinator", "Router"])
    return !stem.isEmpty && endings.contains { file == stem + $0 }
  }

  private static func stem(of type: String, without endings: [String]) -> String {
    let base = type.prefix { $0 != "<" }
    let ending = endings.first { base.hasSuffix($0) }
    return String(base.dropLast(ending?.count ?? 0))
  }
}
