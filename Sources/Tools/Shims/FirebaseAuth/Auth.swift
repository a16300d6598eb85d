// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
import HeadlessFoundation

public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol
public typealias AuthStateDidChangeListenerBlock = (Auth, User?) -> Void
public typealias IDTokenDidChangeListenerBlock = (Auth, User?) -> Void
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias AuthResultCallback = (User?, (any Error)?) -> Void
public typealias ProviderQueryCallback = ([String]?, (any Error)?) -> Void
public typealias SignInMethodQueryCallback = ([String]?, (any Error)?) -> Void
public typealias SendPasswordResetCallback = ((any Error)?) -> Void
public typealias ConfirmPasswordResetCallback = ((any Error)?) -> Void
public typealias VerifyPasswordResetCodeCallback = (String?, (any Error)?) -> Void
public typealias ApplyActionCodeCallback = ((any Error)?) -> Void
public typealias CheckActionCodeCallBack = (ActionCodeInfo?, (any Error)?) -> Void

extension NSNotification.Name {
  nonisolated public static let AuthStateDidChange = NSNotification.Name(
    "FIRAuthStateDidChangeNotification")
}

/// The accounts of a project, and the user who is signed in.
///
/// The device's storage keeps the user as `firebaseUser`; ``AuthService`` answers the requests.
open class Auth: NSObject {
  private final class Registry {
    var all: [String: Auth] = [:]
  }

  private static let defaultName = "__FIRAPP_DEFAULT"

  private static func named(_ name: String, _ app: FirebaseApp?) -> Auth {
    let registry = Device.current.attached(Registry.self) { Registry() }
    if let auth = registry.all[name] { return auth }
    let auth = Auth(name, app)
    if app != nil { registry.all[name] = auth }
    return auth
  }

  /// Returns the accounts of the default app; before `configure()` Firebase ends the app.
  open class func auth() -> Auth {
    let app = FirebaseApp.app()
    if app == nil {
      Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "Auth.auth() was called before FirebaseApp.configure(), for which Firebase ends the app. Configure it first."
      )
    }
    return named(defaultName, app)
  }

  open class func auth(app: FirebaseApp) -> Auth { named(app.name, app) }

  open private(set) weak var app: FirebaseApp?
  open private(set) var currentUser: User?
  open var languageCode: String?
  open var settings: AuthSettings? = AuthSettings()
  open var userAccessGroup: String?
  open var shareAuthStateAcrossDevices = false
  open var tenantID: String?
  open var customAuthDomain: String?
  open var apnsToken: Data?
  private let key: String
  private var listeners: [TokenListener] = []
  private var lastToken: String?

  private init(_ name: String, _ app: FirebaseApp?) {
    self.app = app
    key = name == Self.defaultName ? "firebaseUser" : "firebaseUser.\(name)"
    super.init()
    service.prepare()
    if let record = UserRecord.stored(key) {
      service.adopt(record)
      currentUser = User(record, self)
    }
    lastToken = currentUser?.record.token
  }

  private var service: AuthService { FirebaseBackend.current.service(AuthService.self) }

  // MARK: The user

  /// Makes a user the current one, and stores it; listeners are called later, if the token is another.
  func setUser(_ user: User?) {
    currentUser = user
    if let user { service.adopt(user.record) }
    UserRecord.store(user?.record, key)
    guard lastToken != user?.record.token else { return }
    lastToken = user?.record.token
    Ported.async { [self] in notifyListeners() }
  }

  /// Stores the data of a user that changed, if it is the current one.
  func update(_ user: User) { if user === currentUser { setUser(user) } }

  open func signOut() throws { if currentUser != nil { setUser(nil) } }

  open func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
    guard let user else {
      let error = AuthErrorCode.nullUser.nsError()
      return Ported.async { completion?(error) }
    }
    setUser(user)
    Ported.async { completion?(nil) }
  }

  open func updateCurrentUser(_ user: User) async throws {
    try await finishing { updateCurrentUser(user, completion: $0) }
  }

  // MARK: Listeners

  /// A listener, which is its own handle.
  private final class TokenListener: NSObject {
    let action: (Auth, User?) -> Void
    let isForUsers: Bool
    var last: String??

    init(isForUsers: Bool, _ action: @escaping (Auth, User?) -> Void) {
      self.isForUsers = isForUsers
      self.action = action
      super.init()
    }
  }

  @discardableResult
  open func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any NSObjectProtocol { add(TokenListener(isForUsers: true, listener)) }

  open func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    listeners.removeAll { $0 === listenerHandle }
  }

  @discardableResult
  open func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any NSObjectProtocol { add(TokenListener(isForUsers: false, listener)) }

  open func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    listeners.removeAll { $0 === listenerHandle }
  }

  private func add(_ listener: TokenListener) -> any NSObjectProtocol {
    listeners.append(listener)
    Ported.async { [self] in if listeners.contains(listener) { call(listener) } }
    return listener
  }

  private func notifyListeners() {
    NotificationCenter.default.post(name: .AuthStateDidChange, object: self)
    for listener in listeners where listeners.contains(listener) { call(listener) }
  }

  /// Calls a listener; one for users only if the user is another than at its last call.
  private func call(_ listener: TokenListener) {
    let uid = currentUser?.uid
    if listener.isForUsers, let last = listener.last, last == uid { return }
    listener.last = .some(uid)
    listener.action(self, currentUser)
  }
}

/// Settings of the checks of the app that Firebase makes, of which there are none; stored, without effect.
open class AuthSettings: NSObject {
  open var isAppVerificationDisabledForTesting = false
  open var appVerificationDisabledForTesting: Bool {
    get { isAppVerificationDisabledForTesting }
    set { isAppVerificationDisabledForTesting = newValue }
  }
}
