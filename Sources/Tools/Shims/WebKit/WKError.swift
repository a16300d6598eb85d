// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
nonisolated public struct WKError: Error, Equatable, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
      javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed,
      contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed,
      contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
      attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget,
      navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential,
      malformedCredential, credentialNotFound
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
}
