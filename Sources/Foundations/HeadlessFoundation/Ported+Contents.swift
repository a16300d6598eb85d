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
    guard ["http", "https"].contains(url.scheme?.lowercased()),
      let answer = onMain({ answer(to: url) })
    else { return try Data(contentsOf: url, options: options) }
    guard let answer else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
    return answer
  }

  /// Returns the text of a file or of a server's answer; without an encoding the text is UTF-8.
  nonisolated public static func text(
    of url: URL, encoding: String.Encoding = .utf8
  ) throws -> String {
    guard let text = String(data: try contents(of: url), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
    }
    return text
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
