// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

public typealias CFURL = URL
public typealias CFData = Data
public typealias CFString = String
public typealias CFError = NSError

nonisolated public let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain"

nonisolated public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Registers a font whose file exists; a font's pixels are not read.
@discardableResult
nonisolated public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if (try? fontURL.checkResourceIsReachable()) == true { return true }
  let missing = NSError(domain: kCTFontManagerErrorDomain, code: 101)
  error?.pointee = Unmanaged.passRetained(missing)
  return false
}

@discardableResult
nonisolated public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
nonisolated public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

nonisolated public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
  .none
}

/// The bytes of a file or of data.
nonisolated public final class CGDataProvider: Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font of a file's bytes, which are not read.
nonisolated public final class CGFont: Sendable {
  public let postScriptName: CFString?
  public var fullName: CFString? { postScriptName }

  public init?(_ provider: CGDataProvider) {
    guard provider.data?.isEmpty == false else { return nil }
    postScriptName = nil
  }
  public init?(_ name: CFString) { postScriptName = name }
}
