import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new text views")
struct TextDefaultTests {
  init() { Device.current = Device() }
}
