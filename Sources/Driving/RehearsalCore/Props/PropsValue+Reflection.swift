import Foundation

extension PropsValue {
  /// Creates a value from any Swift value by reflection.
  ///
  /// Structs and objects become their stored properties, enums their cases, and dictionaries their
  /// entries sorted by key. Values more than 12 levels deep become `…`.
  public init(reflecting value: Any) {
    self = Self.scalar(value) ?? Self.tree(value, depth: 12)
  }

  private init(reflecting value: Any, depth: Int) {
    self = Self.scalar(value) ?? (depth > 0 ? Self.tree(value, depth: depth) : .string("…"))
  }

  private static func scalar(_ value: Any) -> PropsValue? {
    switch value {
    case let value as PropsValue: value
    case let value as Bool: .bool(value)
    case let value as any BinaryInteger: .int(Int(clamping: value))
    case let value as any BinaryFloatingPoint: .double(Double(value))
    case let value as any StringProtocol: .string(String(value))
    case let value as URL: .string(value.absoluteString)
    case let value as UUID: .string(value.uuidString)
    case let value as Date: .string(value.ISO8601Format())
    default: nil
    }
  }

  private static func tree(_ value: Any, depth: Int) -> PropsValue {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { Self(reflecting: $0.value, depth: depth) } ?? .null
    case .collection, .set:
      return .list(mirror.children.map { Self(reflecting: $0.value, depth: depth - 1) })
    case .dictionary:
      return dictionary(mirror, depth: depth)
    case .enum:
      return enumeration(value, mirror, depth: depth)
    default:
      return mirror.children.isEmpty && mirror.superclassMirror == nil
        ? .string(String(describing: value)) : object(mirror, depth: depth)
    }
  }

  private static func dictionary(_ mirror: Mirror, depth: Int) -> PropsValue {
    let members = mirror.children.compactMap { pair -> Member? in
      let parts = Array(Mirror(reflecting: pair.value).children)
      guard parts.count == 2 else { return nil }
      return Member(
        String(describing: parts[0].value), Self(reflecting: parts[1].value, depth: depth - 1))
    }
    return .object(members.sorted { $0.name < $1.name })
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, depth: Int) -> PropsValue {
    guard let payload = mirror.children.first else { return .string(String(describing: value)) }
    return .object([
      Member(payload.label ?? "value", Self(reflecting: payload.value, depth: depth - 1))
    ])
  }

  private static func object(_ mirror: Mirror, depth: Int) -> PropsValue {
    var levels = [mirror]
    while let next = levels.last?.superclassMirror { levels.append(next) }
    var members: [Member] = []
    for level in levels.reversed() {
      for child in level.children {
        let name = child.label ?? String(members.count)
        members.append(Member(name, Self(reflecting: child.value, depth: depth - 1)))
      }
    }
    return .object(members)
  }
}
