public import Foundation
internal import HeadlessDevice

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Ported {
  /// Returns the bytes of a file, or the answer of a server, for which the app waits.
  ///
  /// The answer comes at once: an app whose thread waits for it does nothing else meanwhile.
  ///
  /// - Throws: `CocoaError` where the server cannot be reached or does not answer with a status of 200 to
  ///   299, and Foundation's errors for files.
  nonisolated public static func contents(
    of url: URL, options: Data.ReadingOptions = []
  ) throws -> Data {
    try answer(of: url) ?? Data(contentsOf: url, options: options)
  }

  /// Returns the text of a file, or of the answer of a server as ``contents(of:options:)`` gets it.
  nonisolated public static func text(
    of url: URL, encoding: String.Encoding
  ) throws -> String {
    guard let answer = try answer(of: url) else {
      return try String(contentsOf: url, encoding: encoding)
    }
    return try text(answer, encoding, of: url)
  }

  /// Returns the text of a file, in the encoding that it is found to have, or of a server's answer in UTF-8.
  nonisolated public static func text(of url: URL) throws -> String {
    guard let answer = try answer(of: url) else {
      var encoding = String.Encoding.utf8
      return try String(contentsOf: url, usedEncoding: &encoding)
    }
    return try text(answer, .utf8, of: url)
  }

  nonisolated private static func text(
    _ answer: Data, _ encoding: String.Encoding, of url: URL
  ) throws -> String {
    guard let text = String(data: answer, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
    }
    return text
  }

  /// Returns the answer of a server; nil for a file, and for a caller that is not on the main thread.
  nonisolated private static func answer(of url: URL) throws -> Data? {
    guard ["http", "https"].contains(url.scheme?.lowercased()),
      let result = onMain({ answer(to: url) })
    else { return nil }
    guard let result else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
    return result
  }

  /// Returns the names in a folder, sorted: the order of a file system would differ between machines.
  nonisolated public static func names(
    in path: String, of manager: FileManager
  ) throws -> [String] { try manager.contentsOfDirectory(atPath: path).sorted() }

  /// Returns the files in a folder, sorted by their names.
  nonisolated public static func files(
    in url: URL, _ keys: [URLResourceKey]?, _ options: FileManager.DirectoryEnumerationOptions,
    of manager: FileManager
  ) throws -> [URL] {
    try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: options)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func answer(to url: URL) -> Data? {
    let result = Device.current.network.answer(HTTPRequest(URLRequest(url: url), url))
    guard case .success(let response) = result, 200..<300 ~= response.status else { return nil }
    return response.body
  }
}
