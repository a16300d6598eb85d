import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new dynamics and animators")
struct DynamicsDefaultTests {
  init() { Device.current = Device() }
}
