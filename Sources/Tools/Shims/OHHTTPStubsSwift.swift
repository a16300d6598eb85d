@_exported import OHHTTPStubs
