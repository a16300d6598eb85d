import Foundation
import HeadlessDevice

/// The keys of new children: 8 letters of the date, 12 random ones, in an order that is that of their making.
final class PushKeys {
  static var current: PushKeys { Device.current.attached(PushKeys.self) { PushKeys() } }

  private static let letters = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")

  private var lastMilliseconds = -1
  private var digits: [Int] = []

  func next() -> String {
    let now = DatabaseService.milliseconds
    if now == lastMilliseconds {
      countUp()
    } else {
      lastMilliseconds = now
      digits = (0..<12).map { _ in Int.random(in: 0..<64, using: &Device.current.random) }
    }
    let date = (0..<8).map { (now >> (6 * (7 - $0))) & 63 }
    return String((date + digits).map { Self.letters[$0] })
  }

  /// Makes the random part the next one, so that keys of one millisecond stay in order.
  private func countUp() {
    for index in digits.indices.reversed() {
      digits[index] = (digits[index] + 1) % 64
      if digits[index] != 0 { return }
    }
  }
}
