// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// An object that answers the requests of a scheme.
public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request that a handler answers with a response, data and an end or an error.
public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// The load of a page by a handler: the text of its data is what the web view shows.
final class SchemeTask: WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private var completion: ((Result<Data, any Error>) -> Void)?

  init(_ request: URLRequest, completion: @escaping (Result<Data, any Error>) -> Void) {
    self.request = request
    self.completion = completion
  }

  func didReceive(_ response: URLResponse) {}
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { end(.success(data)) }
  func didFailWithError(_ error: any Error) { end(.failure(error)) }

  /// Forgets the page, as after `stopLoading`.
  func cancel() { completion = nil }

  private func end(_ result: Result<Data, any Error>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
