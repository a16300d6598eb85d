import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new layers and animations")
struct LayerDefaultTests {
  init() { Device.current = Device() }
}
