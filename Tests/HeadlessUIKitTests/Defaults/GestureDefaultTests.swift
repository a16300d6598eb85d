import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new gesture recognisers")
struct GestureDefaultTests {
  init() { Device.current = Device() }
}
