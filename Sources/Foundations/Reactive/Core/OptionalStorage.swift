/// Storage for one value that may be absent.
///
/// An optional would look its own type up at every access, because this code does not know the type
/// of the value until it runs. For the same reason the members are inlined: a function call would
/// pass that type along. The owner calls ``deallocate()`` in its `deinit`.
struct OptionalStorage<Value> {
  private(set) var hasValue = false
  private let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// The value; read only while ``hasValue`` is true.
  var value: Value {
    @inline(__always) get { pointer.pointee }
  }

  @inline(__always)
  mutating func set(_ value: Value) {
    if hasValue {
      pointer.pointee = value
    } else {
      pointer.initialize(to: value)
      hasValue = true
    }
  }

  /// Destroys the value and frees the memory.
  @inline(__always)
  mutating func deallocate() {
    if hasValue { pointer.deinitialize(count: 1) }
    hasValue = false
    pointer.deallocate()
  }
}
