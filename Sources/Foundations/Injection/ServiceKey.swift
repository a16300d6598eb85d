/// What a registration is found by: the service, the arguments of its factory, and its name.
struct ServiceKey: Hashable {
  let service: ObjectIdentifier
  let arguments: ObjectIdentifier
  let name: String?

  init<Arguments>(_ service: Any.Type, _ arguments: Arguments.Type, name: String?) {
    self.service = ObjectIdentifier(service)
    self.arguments = ObjectIdentifier(arguments)
    self.name = name
  }

  /// Two words and, rarely, a name: the hasher is spared what does not tell keys apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(service)
    if let name { hasher.combine(name) }
  }
}
