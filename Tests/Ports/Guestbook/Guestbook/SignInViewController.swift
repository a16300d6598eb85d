// swift-format-ignore-file
import FirebaseAuth
import GoogleSignIn
import UIKit

/// Signs a person in by an e-mail address, or by Google.
final class SignInViewController: UIViewController {
  private let email = UITextField()
  private let password = UITextField()
  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    email.placeholder = "Email"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    let buttons = [
      ("Enter", #selector(enter)), ("Join", #selector(join)), ("Forgot", #selector(forgot)), ("Google", #selector(google)),
    ].map { title, action -> UIButton in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: [email, password, message] + buttons)
    stack.axis = .vertical
    view.addSubview(stack)
  }

  @objc private func enter() {
    Auth.auth().signIn(withEmail: email.text ?? "", password: password.text ?? "") { [weak self] _, error in
      self?.tell(error)
    }
  }

  @objc private func join() {
    Auth.auth().createUser(withEmail: email.text ?? "", password: password.text ?? "") { [weak self] result, error in
      guard let result = result else { self?.tell(error); return }
      let request = result.user.createProfileChangeRequest()
      request.displayName = result.user.email?.components(separatedBy: "@").first
      request.commitChanges { error in self?.tell(error) }
    }
  }

  @objc private func forgot() {
    Task {
      do {
        try await Auth.auth().sendPasswordReset(withEmail: email.text ?? "")
        message.text = "Look into your mail"
      } catch {
        tell(error)
      }
    }
  }

  @objc private func google() {
    GIDSignIn.sharedInstance.signIn(withPresenting: self) { [weak self] result, error in
      guard let user = result?.user, let token = user.idToken?.tokenString else { self?.tell(error); return }
      let credential = GoogleAuthProvider.credential(withIDToken: token, accessToken: user.accessToken.tokenString)
      Auth.auth().signIn(with: credential) { _, error in self?.tell(error) }
    }
  }

  private func tell(_ error: Error?) {
    guard let error = error as NSError? else { return }
    switch AuthErrorCode.Code(rawValue: error.code) {
    case .wrongPassword, .userNotFound, .invalidCredential: message.text = "No such guest"
    default: message.text = error.localizedDescription
    }
  }
}
