/// Room for one value that is there or not.
///
/// An optional would do the same, and look its own type up at every access: this code does not know
/// what the value is until it runs. For the same reason its members are inlined: as functions they
/// would be handed that type. The owner frees it in its `deinit`.
struct Held<Value> {
  private(set) var isFull = false
  private let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// The value; asked for only while there is one.
  var value: Value {
    @inline(__always) get { room.pointee }
  }

  @inline(__always)
  mutating func put(_ value: Value) {
    if isFull {
      room.pointee = value
    } else {
      room.initialize(to: value)
      isFull = true
    }
  }

  /// Gives the value away.
  @inline(__always)
  mutating func take() -> Value? {
    guard isFull else { return nil }
    isFull = false
    return room.move()
  }

  /// Gives the room back.
  @inline(__always)
  mutating func free() {
    if isFull { room.deinitialize(count: 1) }
    isFull = false
    room.deallocate()
  }
}
