/// The part of an exploration that one of several processes takes first.
///
/// Each process may perform every act; they differ in the order.
struct SearchPart {
  /// The number of the part, from 0.
  var index = 0

  /// The number of parts.
  var count = 1

  /// Returns whether a state belongs to the part.
  func owns(_ state: Fingerprint) -> Bool {
    count == 1 || Int((state.second >> 32) % UInt64(count)) == index
  }

  /// Returns the place in a state's list of acts with which the part begins.
  func firstAct(of state: Fingerprint, count: Int) -> Int {
    guard index > 0, count > 0 else { return 0 }
    // The high bits of the product depend on all bits of the key.
    return Int((state.second &* (UInt64(index) &* 2 &+ 1)) >> 33) % count
  }
}
