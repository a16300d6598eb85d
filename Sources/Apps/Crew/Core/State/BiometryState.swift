import FluxVIP
import HeadlessDevice

/// What the phone recognises its owner by, and whether the owner wants that.
final class BiometryState: DynamicValueModifier {
  /// The two, as one value.
  struct Value: Equatable {
    var supported: Biometry
    var isEnabled: Bool
  }

  let value: DynamicValue<Value>

  private let preferences: any PreferencesManager

  init(dispatcher: Dispatcher, preferences: any PreferencesManager, device: Device = .current) {
    self.preferences = preferences
    value = DynamicValue(
      Value(supported: device.biometry, isEnabled: preferences.isBiometryEnabled),
      named: "BiometryState")
    dispatcher.listen(self, to: .biometryEnabled) { [weak self] in self?.enable(true) }
    dispatcher.listen(self, to: .biometryDisabled) { [weak self] in self?.enable(false) }
    device.changes.observe(self) { [weak self, weak device] _ in
      if let device { self?.support(device.biometry) }
    }
  }

  private func enable(_ isEnabled: Bool) {
    preferences.isBiometryEnabled = isEnabled
    setValue(value, value: Value(supported: value.value.supported, isEnabled: isEnabled))
  }

  private func support(_ biometry: Biometry) {
    setValue(value, value: Value(supported: biometry, isEnabled: value.value.isEnabled))
  }
}
