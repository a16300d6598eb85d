import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new controllers and bars")
struct ControllerDefaultTests {
  init() { Device.current = Device() }
}
