// swift-format-ignore-file
import LocalAuthentication
import UIKit

final class LockViewController: UIViewController {
  private let button = UIButton(type: .system)
  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Locked"
    button.setTitle("Unlock", for: .normal)
    button.addTarget(self, action: #selector(unlock), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(message)
  }

  @objc private func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      message.text = "No biometry (\(error?.code ?? 0))"
      return
    }
    let name = context.biometryType == .faceID ? "Face ID" : "Touch ID"
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open with \(name)"
    ) { success, _ in
      DispatchQueue.main.async {
        guard success else { return }
        _ = TokenStore.save("t-\(name)")
        self.navigationController?.pushViewController(WalletViewController(), animated: true)
      }
    }
  }
}
