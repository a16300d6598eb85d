// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
// A test that imports Nimble sees Foundation and XCTest, as it does on Apple's systems.
@_exported public import Foundation
@_exported public import XCTest
