import HeadlessDevice
import HeadlessUIKit
import Reactive

/// What every screen of the app can watch.
private final class Account {
  let name = BehaviorRelay(value: "Ann")

  static var shared: Account { Device.current.attached(Account.self) { Account() } }
}

/// A screen whose subscription captures it, and whose bag is its own.
final class SubscribingViewController: PlainViewController {
  private let disposeBag = DisposeBag()
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    Account.shared.name.subscribe(onNext: { self.name = $0 }).disposed(by: disposeBag)
  }
}
