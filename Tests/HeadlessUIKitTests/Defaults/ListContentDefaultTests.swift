import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new the content of lists")
struct ListContentDefaultTests {
  init() { Device.current = Device() }
}
