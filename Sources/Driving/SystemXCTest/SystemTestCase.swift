public import XCTest

/// XCTest's own class, under a name that a module with a class `XCTestCase` can still write.
public typealias SystemTestCase = XCTestCase
