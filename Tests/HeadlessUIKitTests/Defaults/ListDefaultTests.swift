import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new lists")
struct ListDefaultTests {
  init() { Device.current = Device() }
}
