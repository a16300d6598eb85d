/// What a registration is found by: the service, the arguments of its factory, and its name.
struct ServiceKey: Hashable {
  let service: ObjectIdentifier
  let arguments: ObjectIdentifier
  let name: String?

  /// The service and, rarely, a name: what seldom tells keys apart is spared the hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(service)
    if let name { hasher.combine(name) }
  }
}
