// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension WKWebView {
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) { Ported.async { completionHandler(WKDownload(self, request)) } }

  public func startDownload(using request: URLRequest) async -> WKDownload {
    WKDownload(self, request)
  }

  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) { Ported.async { completionHandler(WKDownload(self, nil)) } }

  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    WKDownload(self, nil)
  }
}
