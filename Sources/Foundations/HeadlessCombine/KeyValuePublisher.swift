public import HeadlessUIKit

extension KeyValueObservable {
  /// A publisher of a property's values: the present one, and one after each change.
  ///
  /// The properties are those that key-value observation knows: UIKit's published ones, the `@objc
  /// dynamic` ones of a ported app and those of its defaults. The subscription keeps the object.
  @MainActor public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> Publishers.Made<Value, Never> {
    Publishers.Made { down in
      let observation = self.observe(keyPath, options: options) { object, _ in
        down.send(object[keyPath: keyPath])
      }
      down.hold(
        AnyCancellable {
          observation.invalidate()
          withExtendedLifetime(self) {}
        })
    }
  }
}
