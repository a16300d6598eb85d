@testable import CrewCore
@testable import CrewShared
import FluxVIP
import HeadlessDevice
import Testing

@Suite("BiometryState")
struct BiometryStateTests {
  @Test("the state follows the device's biometry and the user's choice, which is stored")
  func following() {
    Device.current = Device()
    let core = CoreDouble()
    core.dispatcher.post(.biometryEnabled)
    #expect(core.preferences.isBiometryEnabled)
    Device.current.biometry = .touchID
    core.dispatcher.post(.biometryDisabled)
    #expect(!core.preferences.isBiometryEnabled)
    #expect(core.biometryState.value.value == .init(supported: .touchID, isEnabled: false))
    #expect(Device.current.appLog.filter { $0.hasPrefix("BiometryState") }.count == 3)
  }
}
