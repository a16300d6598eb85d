import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("Permissions")
struct PermissionTests {
  private let device = Device()

  @Test("a permission has no status before the app asks, and is granted afterwards")
  func granted() {
    Device.current = device
    let (photos, location) = (Permission("photos"), Permission("location"))
    #expect(photos.status == nil)
    photos.ask()
    photos.ask()
    #expect(photos.status == "granted")
    #expect(location.status == nil)
    #expect(device.storage.values == ["permission.photos.asked": .text("true")])
  }

  @Test("the storage's answer is given once the app asks")
  func denied() {
    Device.current = device
    device.storage["permission.photos"] = .text("denied")
    let photos = Permission("photos")
    #expect(photos.status == nil)
    photos.ask()
    #expect(photos.status == "denied")
  }
}
