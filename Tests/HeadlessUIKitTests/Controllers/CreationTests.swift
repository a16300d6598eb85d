import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Creations of controllers")
struct CreationTests {
  @Test("creations are simultaneous in one step and at one time only, and have an order")
  func simultaneous() throws {
    let phone = SpyPhone()
    let registry = phone.application.controllers
    let (first, second) = (registry.nextCreation(), registry.nextCreation())
    try phone.device.clock.advance(by: .seconds(1))
    let later = registry.nextCreation()
    phone.device.findings.step += 1
    let inNextStep = registry.nextCreation()
    #expect(first.isSimultaneous(with: second))
    #expect(!first.isSimultaneous(with: later))
    #expect(!later.isSimultaneous(with: inNextStep))
    #expect(!first.isSimultaneous(with: inNextStep))
    #expect(inNextStep.isSimultaneous(with: inNextStep))
    #expect(first < second && second < later && later < inNextStep)
  }
}
