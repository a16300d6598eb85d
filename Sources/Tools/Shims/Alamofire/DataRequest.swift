// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

open class DataRequest: Request {
  public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

  /// The body of the answer.
  public var data: Data? { received }
}

extension Request {
  public typealias ValidationResult = Result<Void, any Error>

  @discardableResult
  public func validate<S: Sequence>(statusCode codes: S) -> Self where S.Element == Int {
    addValidator { [unowned self] in response.flatMap { error(of: $0, in: codes) } }
    return self
  }

  @discardableResult
  public func downloadProgress(
    queue: HeadlessFoundation.DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    addProgress(closure)
    return self
  }

  /// Returns the error of an answer whose status is not among those that are accepted.
  private func error<S: Sequence>(of response: HTTPURLResponse, in codes: S) -> AFError?
  where S.Element == Int {
    codes.contains(response.statusCode)
      ? nil
      : .responseValidationFailed(
        reason: .unacceptableStatusCode(code: response.statusCode))
  }

  fileprivate func error(
    of response: HTTPURLResponse, accepting types: [String]
  ) -> AFError? {
    guard let received, !received.isEmpty else { return nil }
    guard let mime = response.mimeType else {
      return types.contains("*/*")
        ? nil
        : .responseValidationFailed(reason: .missingContentType(acceptableContentTypes: types))
    }
    return types.contains { Self.type(mime, matches: $0) }
      ? nil
      : .responseValidationFailed(
        reason: .unacceptableContentType(
          acceptableContentTypes: types, responseContentType: mime))
  }

  private static func type(_ mime: String, matches accepted: String) -> Bool {
    let accepted = accepted.split(separator: ";").first.map { $0.split(separator: "/") } ?? []
    let own = mime.split(separator: "/")
    guard accepted.count == 2, own.count == 2 else { return false }
    return zip(accepted, own).allSatisfy {
      let wanted = $0.trimmingCharacters(in: .whitespaces)
      return wanted == "*" || wanted.lowercased() == $1.lowercased()
    }
  }

  fileprivate var acceptedTypes: [String] {
    request?.headers["Accept"]?.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) } ?? ["*/*"]
  }
}

extension DataRequest {
  @discardableResult
  public func validate(_ validation: @escaping Validation) -> Self {
    addValidator { [unowned self] in
      guard let response else { return nil }
      guard case .failure(let error) = validation(request, response, data) else { return nil }
      return error.asAFError {
        .responseValidationFailed(reason: .customValidationFailed(error: $0))
      }
    }
    return self
  }

  @discardableResult
  public func validate<S: Sequence>(
    contentType types: @escaping @autoclosure () -> S
  ) -> Self where S.Element == String {
    addValidator { [unowned self] in
      response.flatMap { error(of: $0, accepting: Array(types())) }
    }
    return self
  }

  @discardableResult
  public func validate() -> Self {
    validate(statusCode: 200..<300).validate(contentType: self.acceptedTypes)
  }

  // MARK: Answers

  @discardableResult
  public func response(
    queue: HeadlessFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    answer(queue, completionHandler) { error in try error.map { throw $0 } ?? self.data }
  }

  @discardableResult
  public func response<Serializer: DataResponseSerializerProtocol>(
    queue: HeadlessFoundation.DispatchQueue = .main, responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    answer(queue, completionHandler) { error in
      try responseSerializer.serialize(
        request: self.request, response: self.response, data: self.data, error: error)
    }
  }

  @discardableResult
  public func responseData(
    queue: HeadlessFoundation.DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DataResponseSerializer(emptyResponseCodes: emptyResponseCodes),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseString(
    queue: HeadlessFoundation.DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: StringResponseSerializer(encoding: encoding),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseJSON(
    queue: HeadlessFoundation.DispatchQueue = .main,
    options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: JSONResponseSerializer(options: options),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: HeadlessFoundation.DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      queue: queue,
      responseSerializer: DecodableResponseSerializer<T>(
        decoder: decoder, emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods),
      completionHandler: completionHandler)
  }

  /// Serializes the answer at the end, and calls the handler on its queue.
  private func answer<Value>(
    _ queue: HeadlessFoundation.DispatchQueue,
    _ handler: @escaping (AFDataResponse<Value>) -> Void,
    _ serialize: @escaping (AFError?) throws -> Value
  ) -> Self {
    whenFinished {
      let result: AFResult<Value>
      do {
        result = .success(try serialize(self.error))
      } catch {
        result = .failure(
          error.asAFError {
            .responseSerializationFailed(reason: .customSerializationFailed(error: $0))
          })
      }
      let response = AFDataResponse(
        request: self.request, response: self.response, data: self.data, result: result)
      self.session.tell { $0.request(self, didParseResponse: response) }
      queue.async { handler(response) }
    }
    return self
  }
}

// MARK: Uploads

open class UploadRequest: DataRequest {
  private let body: () throws -> Data

  init(
    _ session: Session, _ convertible: any URLRequestConvertible,
    _ interceptor: (any RequestInterceptor)?, body: @escaping () throws -> Data
  ) {
    self.body = body
    super.init(session, convertible, interceptor)
  }

  override func makeTask(
    _ request: URLRequest, _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) throws -> HeadlessFoundation.URLSessionTask {
    var request = request
    request.httpBody = try body()
    let count = Int64(request.httpBody?.count ?? 0)
    uploadProgress.totalUnitCount = count
    return try super.makeTask(request) { [self] data, response, error in
      if error == nil { uploadProgress.completedUnitCount = count }
      for handler in sent { handler(uploadProgress) }
      completion(data, response, error)
    }
  }

  private var sent: [ProgressHandler] = []

  @discardableResult
  public func uploadProgress(
    queue: HeadlessFoundation.DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    sent.append(closure)
    return self
  }
}

/// A form of several parts, as a browser sends it.
open class MultipartFormData {
  public let boundary: String
  open var contentType: String { "multipart/form-data; boundary=\(boundary)" }
  public var contentLength: UInt64 { UInt64(parts.reduce(0) { $0 + $1.data.count }) }
  private var parts: [(headers: HTTPHeaders, data: Data)] = []
  private var failure: AFError?

  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary.rehearsal"
  }

  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    let file = fileName.map { "; filename=\"\($0)\"" } ?? ""
    var headers: HTTPHeaders = [.contentDisposition("form-data; name=\"\(name)\"\(file)")]
    if let mimeType { headers.add(.contentType(mimeType)) }
    parts.append((headers, data))
  }

  public func append(_ fileURL: URL, withName name: String) {
    append(
      fileURL, withName: name, fileName: fileURL.lastPathComponent,
      mimeType: "application/octet-stream")
  }

  public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
    guard let data = try? Data(contentsOf: fileURL) else {
      failure =
        failure ?? .multipartEncodingFailed(reason: .bodyPartFileNotReachable(at: fileURL))
      return
    }
    append(data, withName: name, fileName: fileName, mimeType: mimeType)
  }

  public func encode() throws -> Data {
    if let failure { throw failure }
    var body = Data()
    for part in parts {
      let head = part.headers.map { "\($0)\r\n" }.joined()
      body += Data("--\(boundary)\r\n\(head)\r\n".utf8) + part.data + Data("\r\n".utf8)
    }
    return body + Data("--\(boundary)--\r\n".utf8)
  }
}

// MARK: Downloads

open class DownloadRequest: Request {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let createIntermediateDirectories = Options(rawValue: 1)
    public static let removePreviousFile = Options(rawValue: 2)
  }

  public typealias Destination = (
    _ temporaryURL: URL, _ response: HTTPURLResponse
  ) -> (destinationURL: URL, options: Options)

  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask,
    options: Options = []
  ) -> Destination {
    { temporary, response in
      let name = response.suggestedFilename ?? temporary.lastPathComponent
      return (Ported.folder(directory)?.appendingPathComponent(name) ?? temporary, options)
    }
  }

  var destination: Destination?
  public private(set) var fileURL: URL?

  @discardableResult
  public func validate() -> Self { validate(statusCode: 200..<300) }

  /// Cancels the request; there is nothing to resume from, whatever is asked for.
  @discardableResult
  public func cancel(producingResumeData shouldProduceResumeData: Bool) -> Self { cancel() }

  @discardableResult
  public func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) -> Self {
    cancel()
    HeadlessFoundation.DispatchQueue.main.async { completionHandler(nil) }
    return self
  }

  /// Moves what was received to the destination; later calls return the same file.
  private func file() -> AFResult<URL> {
    if let error { return .failure(error) }
    if let fileURL { return .success(fileURL) }
    let files = FileManager.default
    let temporary = Ported.temporaryFolder.appendingPathComponent("Alamofire_\(id).tmp")
    do {
      try (received ?? Data()).write(to: temporary)
      guard let destination, let response else {
        fileURL = temporary
        return .success(temporary)
      }
      let (url, options) = destination(temporary, response)
      do {
        if options.contains(.removePreviousFile), files.fileExists(atPath: url.path) {
          try files.removeItem(at: url)
        }
        if options.contains(.createIntermediateDirectories) {
          try files.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try files.moveItem(at: temporary, to: url)
      } catch {
        return .failure(
          .downloadedFileMoveFailed(error: error, source: temporary, destination: url))
      }
      fileURL = url
      return .success(url)
    } catch {
      return .failure(.sessionTaskFailed(error: error))
    }
  }

  private func answer<Value>(
    _ queue: HeadlessFoundation.DispatchQueue,
    _ handler: @escaping (AFDownloadResponse<Value>) -> Void,
    _ read: @escaping (URL) throws -> Value
  ) -> Self {
    whenFinished { [self] in
      let result = file().flatMap { url in
        Result { try read(url) }.mapError {
          $0.asAFError { .responseSerializationFailed(reason: .decodingFailed(error: $0)) }
        }
      }
      let response = AFDownloadResponse(
        request: request, response: self.response, fileURL: fileURL, result: result)
      queue.async { handler(response) }
    }
    return self
  }

  @discardableResult
  public func response(
    queue: HeadlessFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self { answer(queue, completionHandler) { $0 } }

  @discardableResult
  public func responseURL(
    queue: HeadlessFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self { answer(queue, completionHandler) { $0 } }

  @discardableResult
  public func responseData(
    queue: HeadlessFoundation.DispatchQueue = .main,
    completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { answer(queue, completionHandler) { try Data(contentsOf: $0) } }

  @discardableResult
  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: HeadlessFoundation.DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDownloadResponse<T>) -> Void
  ) -> Self {
    answer(queue, completionHandler) { try decoder.decode(T.self, from: Data(contentsOf: $0)) }
  }
}
