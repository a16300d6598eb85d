// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
// OHHTTPStubs 8 and earlier have the following, and many tests still use it.

public typealias OHHTTPStubs = HTTPStubs
public typealias OHHTTPStubsResponse = HTTPStubsResponse
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
