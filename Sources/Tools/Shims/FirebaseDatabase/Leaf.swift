import Foundation

/// A value of the tree without children, or a value that the server fills in.
nonisolated enum Leaf: Equatable, Sendable {
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case text(String)
  case timestamp
  indirect case increment(Leaf)

  /// Creates the leaf of a value that the app gave or that JSON holds; nil for another type.
  init?(_ value: Any) {
    switch value {
    case is String:
      guard let text = value as? String else { return nil }
      self = .text(text)
    case let number as CGFloat where type(of: value) == CGFloat.self: self.init(Double(number))
    case let number as NSNumber: self.init(number, isBool: type(of: value) == Bool.self)
    default: return nil
    }
  }

  private init(_ number: NSNumber, isBool: Bool) {
    // JSON's true and false are numbers of the type of a C character.
    let kind = String(cString: number.objCType)
    if isBool || kind == "c" || kind == "B" {
      self = .bool(number.boolValue)
    } else if kind == "d" || kind == "f" {
      self.init(number.doubleValue)
    } else {
      self = .integer(number.intValue)
    }
  }

  /// Creates the leaf of a number; one without a fraction is an integer, as in JSON.
  init(_ number: Double) {
    let isWhole = number == number.rounded() && abs(number) < 9_007_199_254_740_992
    self = isWhole ? .integer(Int(number)) : .real(number)
  }

  /// The number; nil for another kind of value.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The value as an app reads it and as JSON holds it.
  var value: Any {
    switch self {
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .text(let value): value
    case .timestamp: [".sv": "timestamp"]
    case .increment(let delta): [".sv": ["increment": delta.value]]
    }
  }

  private var rank: Int {
    switch self {
    case .bool: 0
    case .integer, .real: 1
    case .text: 2
    case .timestamp, .increment: 3
    }
  }
}

extension Leaf: Comparable {
  /// Compares as queries order values: false, true, numbers, texts.
  nonisolated static func < (left: Leaf, right: Leaf) -> Bool {
    guard left.rank == right.rank else { return left.rank < right.rank }
    switch (left, right) {
    case (.bool(let left), .bool(let right)): return !left && right
    case (.text(let left), .text(let right)):
      return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    default: return (left.number ?? 0) < (right.number ?? 0)
    }
  }
}
