import CrewShared
package import FluxVIP
package import HeadlessDevice

/// The state of biometry: the kind the device supports and whether the user enabled it.
package final class BiometryState: DynamicValueModifier {
  /// The supported kind of biometry and the user's choice.
  package struct Value: Equatable {
    package var supported: Biometry
    package var isEnabled: Bool
  }

  package let value: DynamicValue<Value>

  private let preferences: any PreferencesManager

  init(dispatcher: Dispatcher, preferences: any PreferencesManager, device: Device = .current) {
    self.preferences = preferences
    value = DynamicValue(
      Value(supported: device.biometry, isEnabled: preferences.isBiometryEnabled),
      named: "BiometryState")
    dispatcher.listen(self, to: .biometryEnabled) { [weak self] in self?.setEnabled(true) }
    dispatcher.listen(self, to: .biometryDisabled) { [weak self] in self?.setEnabled(false) }
    dispatcher.listen(self, to: .sessionEnded) { [weak self] in self?.setEnabled(false) }
    device.changes.observe(self) { [weak self, weak device] _ in
      if let device { self?.setSupported(device.biometry) }
    }
  }

  private func setEnabled(_ isEnabled: Bool) {
    preferences.isBiometryEnabled = isEnabled
    setValue(value, value: Value(supported: value.value.supported, isEnabled: isEnabled))
  }

  private func setSupported(_ biometry: Biometry) {
    setValue(value, value: Value(supported: biometry, isEnabled: value.value.isEnabled))
  }
}
