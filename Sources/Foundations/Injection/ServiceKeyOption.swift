/// An additional part of a registration's key, for extensions of Injection.
///
/// A service registered with an option is resolved with an equal option only, through
/// `Container/_resolve(name:option:invoker:)`.
public protocol ServiceKeyOption: CustomStringConvertible, Sendable {
  /// Returns whether another option is equal to this one.
  func isEqualTo(_ another: any ServiceKeyOption) -> Bool

  /// Hashes the option.
  func hash(into hasher: inout Hasher)
}

/// The key of a registration with an option.
///
/// Kept apart from `ServiceKey`, so that a look-up without an option compares nothing more.
struct OptionKey: Hashable {
  let service: ObjectIdentifier
  let parameters: ObjectIdentifier
  let name: String?
  let option: any ServiceKeyOption

  init(_ key: ServiceKey, _ option: any ServiceKeyOption) {
    service = key.service
    parameters = key.parameters
    name = key.name
    self.option = option
  }

  static func == (left: OptionKey, right: OptionKey) -> Bool {
    left.service == right.service && left.parameters == right.parameters
      && left.name == right.name && left.option.isEqualTo(right.option)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(service)
    hasher.combine(parameters)
    hasher.combine(name)
    option.hash(into: &hasher)
  }
}
