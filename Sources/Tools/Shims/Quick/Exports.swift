// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
// A spec sees Foundation and XCTest without further imports, as it does on Apple's systems.
@_exported public import Foundation
@_exported public import XCTest
