// swift-format-ignore-file
import AuthenticationServices
import CryptoKit
import UIKit

/// Signs in with Apple or on the hub's page.
final class SignInViewController: UIViewController {
  private let stateLabel = UILabel()
  private let reachability = Reachability(host: "club.example")
  private var session: ASWebAuthenticationSession?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Club"
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(stateLabel)
    addButtons([("Sign in at the hub", #selector(signInAtHub)), ("Enter", #selector(enter)), ("Flyer", #selector(showFlyer))])
    reachability?.whenChanged = { [weak self] isReachable in
      self?.navigationItem.prompt = isReachable ? nil : "No connection"
    }
    reachability?.start()
    if let user = UserDefaults.standard.string(forKey: "user") {
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, _ in
        DispatchQueue.main.async { self.stateLabel.text = state == .authorized ? "Welcome back" : "Sign in again" }
      }
    }
  }

  @objc private func showFlyer() { navigationController?.pushViewController(FlyerViewController(), animated: true) }

  @objc private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = SHA256.hash(data: Data("nonce".utf8)).map { String(format: "%02x", $0) }.joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }

  @objc private func signInAtHub() {
    let url = URL(string: "https://hub.example/authorize?redirect_uri=club://signed-in&state=7")!
    session = ASWebAuthenticationSession(url: url, callbackURLScheme: "club") { [weak self] callback, error in
      if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
        self?.stateLabel.text = "Not now"
      } else {
        self?.stateLabel.text = callback?.absoluteString
      }
    }
    session?.presentationContextProvider = self
    session?.start()
  }

  @objc private func enter() {
    let tabs = UITabBarController()
    tabs.viewControllers = [MembersViewController(), AgendaViewController(), WalkViewController()]
      .map(UINavigationController.init(rootViewController:))
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }
}

extension SignInViewController: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
    UserDefaults.standard.set(credential.user, forKey: "user")
    let name = credential.fullName?.givenName ?? "somebody known"
    stateLabel.text = "\(name), \(credential.email ?? "no address")"
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
    guard let error = error as? ASAuthorizationError else { return }
    switch error.code {
    case .canceled: stateLabel.text = "Cancelled"
    default: stateLabel.text = error.localizedDescription
    }
  }
}

extension SignInViewController: ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { view.window! }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window! }
}
