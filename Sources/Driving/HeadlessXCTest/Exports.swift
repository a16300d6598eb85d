// A test that imports HeadlessXCTest in place of XCTest names XCTest's assertions and UIKit's
// orientations without further imports, as it does on Apple's systems.
@_exported public import HeadlessUIKit
@_exported public import XCTest
