import Foundation

extension Map {
  /// Reads a whole number, which is zero if JSON has the key and no such number, or writes it.
  func exchangeInteger<T: BinaryInteger>(_ value: inout T) {
    guard mappingType == .fromJSON else { return write(value, .plain) }
    if isKeyPresent { value = integer() ?? 0 }
  }

  /// Reads a whole number, or writes it.
  func exchangeInteger<T: BinaryInteger>(_ value: inout T?) {
    guard mappingType == .fromJSON else { return write(value, .plain) }
    if isKeyPresent { value = integer() }
  }

  /// Returns the current number without its fraction; nil if the type has no such number.
  private func integer<T: BinaryInteger>() -> T? {
    guard let number = currentValue as? NSNumber else { return nil }
    return T.isSigned ? T(exactly: number.int64Value) : T(exactly: number.uint64Value)
  }
}
