import HeadlessDevice
import HeadlessUIKit

/// Timers and subscriptions that are still active after their screen was released.
///
/// The captures of a closure cannot be inspected, but the file is known in which a timer was
/// scheduled or a subscription was made: that of a screen, of its view model or of its presenter.
enum LeakedWork {
  /// Returns the work that is still active though no screen of its file is alive.
  ///
  /// - Parameter released: the types of screens that were shown and of which none is alive.
  static func leaks(among released: [(type: String, step: Int)]) -> [Leak] {
    guard !released.isEmpty else { return [] }
    return timers.compactMap { timer in
      leak(.timer, timer, among: released)
    } + subscriptions.compactMap { leak(.subscription, $0, among: released) }
  }

  /// The files of the types that were looked at, and the names of the files of origins.
  private static var files: [String: Set<Substring>] = [:]
  private static var names: [String: Substring] = [:]

  /// Returns possible holders of an object that no property retains.
  ///
  /// These are the timers and subscriptions of the object's own files, or else all repeating
  /// timers.
  static func possibleHolders(of type: AnyObject.Type) -> [String] {
    let name = TypeName.short(type)
    let own = (timers + subscriptions).filter { belongs($0.origin, to: name) }
    let possible = own.isEmpty ? timers : own
    if possible.isEmpty {
      return [
        "no property of a screen, a coordinator or a delegate: a global, a singleton's property, "
          + "a closure or a cycle of objects holds it"
      ]
    }
    return possible.map { "no property: perhaps by the closure of \($0.name)" }
  }

  private struct Work {
    let name: String
    let origin: String
  }

  private static var timers: [Work] {
    Device.current.clock.repeatingTimers.map { work in
      Work(name: work.description, origin: work.origin)
    }
  }

  private static var subscriptions: [Work] {
    Device.current.clock.openResources.filter { $0.kind == "subscription" }.map { place in
      Work(name: "a subscription (made at \(place.origin))", origin: place.origin)
    }
  }

  private static func leak(
    _ kind: Leak.Kind, _ work: Work, among released: [(type: String, step: Int)]
  ) -> Leak? {
    released.first { belongs(work.origin, to: $0.type) }.map { screen in
      Leak(kind: kind, name: work.name, step: screen.step, holders: [])
    }
  }

  /// Returns whether a source location is in a file of a type.
  ///
  /// For example, `App/TickerViewModel.swift:12` belongs to `TickerViewController`.
  private static func belongs(_ origin: String, to type: String) -> Bool {
    files(of: type).contains(name(of: origin))
  }

  /// Returns the name of the file of an origin; read once for each.
  private static func name(of origin: String) -> Substring {
    if let known = names[origin] { return known }
    let name = origin.split(separator: "/").last?.split(separator: ".").first ?? ""
    names[origin] = name
    return name
  }

  /// Returns the names of the files that belong to a type; built once for each.
  private static func files(of type: String) -> Set<Substring> {
    if let known = files[type] { return known }
    let endings = ["ViewController", "ViewModel", "Presenter", "Interactor", "View"]
    let stem = stem(of: type, without: ["ViewController", "Coordinator", "Router"])
    let own = stem.isEmpty ? [] : endings.map { Substring(stem + $0) }
    let all = Set(own + [Substring(type)])
    files[type] = all
    return all
  }

  private static func stem(of type: String, without endings: [String]) -> String {
    let base = type.prefix { $0 != "<" }
    let ending = endings.first { base.hasSuffix($0) }
    return String(base.dropLast(ending?.count ?? 0))
  }
}
