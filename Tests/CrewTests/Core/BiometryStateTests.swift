@testable import Crew
import FluxVIP
import HeadlessDevice
import Testing

@Suite("BiometryState")
struct BiometryStateTests {
  @Test("it follows the person's choice, which is kept, and the phone")
  func following() {
    Device.current = Device()
    let core = CoreDouble()
    core.dispatcher.post(.biometryEnabled)
    #expect(core.preferences.isBiometryEnabled)
    Device.current.biometry = .touchID
    core.dispatcher.post(.biometryDisabled)
    #expect(!core.preferences.isBiometryEnabled)
    #expect(core.biometryState.value.value == .init(supported: .touchID, isEnabled: false))
    #expect(Device.current.story.filter { $0.hasPrefix("BiometryState") }.count == 3)
  }
}
