import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new controls")
struct ControlDefaultTests {
  init() { Device.current = Device() }
}
