// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
public import Foundation

/// A response of a stub, and the time that it takes.
public class HTTPStubsResponse: NSObject {
  public var httpHeaders: [AnyHashable: Any]?
  public var statusCode: Int32 = 0
  public var dataSize: UInt64 { UInt64(data.count) }
  public var requestTime: TimeInterval = 0
  /// The time of the response; a negative number is a speed in kilobytes a second.
  public var responseTime: TimeInterval = 0
  public var error: (any Error)?
  var data = Data()

  public override init() {}

  public init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.data = data
    self.statusCode = statusCode
    self.httpHeaders = httpHeaders
  }

  public convenience init(
    fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?
  ) {
    self.init(data: Data(), statusCode: statusCode, headers: httpHeaders)
    do { data = try Data(contentsOf: fileURL) } catch { self.error = error }
  }

  public convenience init(
    fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?
  ) {
    self.init(
      fileURL: URL(fileURLWithPath: filePath), statusCode: statusCode, headers: httpHeaders)
  }

  public convenience init(
    jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?
  ) {
    var headers = httpHeaders ?? [:]
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    self.init(data: Data(), statusCode: statusCode, headers: headers)
    do { data = try JSONSerialization.data(withJSONObject: jsonObject) } catch {
      self.error = error
    }
  }

  public init(error: any Error) { self.error = error }

  @discardableResult
  public func responseTime(_ responseTime: TimeInterval) -> Self {
    self.responseTime = responseTime
    return self
  }

  @discardableResult
  public func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
    self.requestTime = requestTime
    self.responseTime = responseTime
    return self
  }

  /// The time from the request to the end of the response.
  var time: TimeInterval {
    requestTime + (responseTime < 0 ? Double(dataSize) / (-responseTime * 1_000) : responseTime)
  }
}

public let OHHTTPStubsDownloadSpeed1KBPS = -8.0 / 8
public let OHHTTPStubsDownloadSpeedSLOW = -12.0 / 8
public let OHHTTPStubsDownloadSpeedGPRS = -56.0 / 8
public let OHHTTPStubsDownloadSpeedEDGE = -128.0 / 8
public let OHHTTPStubsDownloadSpeed3G = -3_200.0 / 8
public let OHHTTPStubsDownloadSpeed3GPlus = -7_200.0 / 8
public let OHHTTPStubsDownloadSpeedWifi = -12_000.0 / 8
