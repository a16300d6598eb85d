import HeadlessDevice
import HeadlessUIKit
import Reactive

/// An account that every screen can observe.
private final class Account {
  let name = BehaviorRelay(value: "Ann")

  static var shared: Account { Device.current.attached(Account.self) { Account() } }
}

/// A screen whose subscription captures it, and which owns the dispose bag.
final class SubscribingViewController: PlainViewController {
  private let disposeBag = DisposeBag()
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    Account.shared.name.subscribe(onNext: { self.name = $0 }).disposed(by: disposeBag)
  }
}
