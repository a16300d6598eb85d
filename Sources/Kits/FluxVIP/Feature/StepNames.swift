/// The steps of the flow as the event log names them, each put together once.
enum StepNames {
  private static var names: [Step: String] = [:]

  private struct Step: Hashable {
    let type: ObjectIdentifier
    let verb: String
  }

  /// `TripListViewModel notifies`.
  static func name(_ type: Any.Type, _ verb: String) -> String {
    let step = Step(type: ObjectIdentifier(type), verb: verb)
    if let name = names[step] { return name }
    let name = "\(type) \(verb)"
    names[step] = name
    return name
  }
}
