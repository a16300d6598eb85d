// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import CoreGraphics
@_exported import HeadlessUIKit

// MARK: The conditions of C

/// Whether the app runs in a simulator: it does, as far as it can tell.
public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
