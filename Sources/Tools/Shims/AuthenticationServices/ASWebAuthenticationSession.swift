// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation
import SystemSheets

public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

nonisolated public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why there is no callback.
nonisolated public struct ASWebAuthenticationSessionError: Error, Equatable, CustomNSError,
  LocalizedError, Sendable
{
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "\(code)" }
}

/// The page of an account in a sheet, which `Continue` and `Cancel` end.
///
/// `Continue` calls back with `given storage authentication.callback=crew://signed-in?code=7`. Without it
/// the address is the page's `redirect_uri`, or the scheme, with a `code` and the page's `state`.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

  /// The addresses that end a session.
  public struct Callback {
    let scheme: String

    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme)
    }
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https://\(host)\(path)")
    }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  private let url: URL
  private let scheme: String?
  private let completion: CompletionHandler
  private weak var sheet: SystemSheet?
  private var wasStarted = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    scheme = callbackURLScheme
    completion = completionHandler
  }

  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.init(url: URL, callbackURLScheme: callback.scheme, completionHandler: completionHandler)
  }

  open var canStart: Bool { !wasStarted && presentationContextProvider != nil }

  /// Shows the page; a session without a provider of a window fails, as on a phone.
  @discardableResult
  open func start() -> Bool {
    guard !wasStarted else { return false }
    wasStarted = true
    guard let provider = presentationContextProvider else {
      Ported.async { self.end(nil, .presentationContextNotProvided) }
      return false
    }
    let sheet = SystemSheet(url.host ?? "", texts: [url.absoluteString]) { isDone in
      isDone ? self.end(self.callback, nil) : self.end(nil, .canceledLogin)
    }
    self.sheet = sheet
    sheet.present(on: provider.presentationAnchor(for: self))
    return true
  }

  open func cancel() { sheet?.close() }

  private func end(_ url: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
    completion(url, code.map { ASWebAuthenticationSessionError($0) })
  }

  private var callback: URL? {
    if let text = Device.current.storage["authentication.callback"]?.text {
      return URL(string: text)
    }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let value = { (name: String) in items.first { $0.name == name }?.value }
    let root = value("redirect_uri") ?? scheme.map { $0.contains("://") ? $0 : "\($0)://callback" }
    guard let root, var components = URLComponents(string: root) else { return nil }
    let answer = [
      URLQueryItem(name: "code", value: "code"),
      value("state").map { URLQueryItem(name: "state", value: $0) },
    ]
    components.queryItems = (components.queryItems ?? []) + answer.compactMap { $0 }
    return components.url
  }
}
