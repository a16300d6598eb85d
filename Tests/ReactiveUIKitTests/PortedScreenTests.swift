import HeadlessDevice
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

/// A screen written for RxSwift 6 and RxCocoa, with only the import lines changed.
@Suite("A screen written against RxCocoa")
struct PortedScreenTests {
  private final class SignInViewModel {
    let email = BehaviorRelay<String>(value: "")
    let password = BehaviorRelay<String>(value: "")
    let signIn = PublishRelay<Void>()
    let refresh = PublishSubject<Void>()
    let people = BehaviorRelay<[String]>(value: ["Ann", "Ben"])
    let isBusy = BehaviorRelay(value: false)
    private(set) var signedIn: [String] = []
    private let bag = DisposeBag()

    var isValid: Observable<Bool> {
      Observable.combineLatest(email, password) { $0.contains("@") && $1.count >= 4 }
        .distinctUntilChanged()
    }

    init() {
      signIn.withLatestFrom(Observable.combineLatest(email, password))
        .subscribe(
          with: self,
          onNext: { owner, input in
            owner.signedIn.append("\(input.0)/\(input.1)")
          }
        )
        .disposed(by: bag)
    }
  }

  private final class PersonCell: UITableViewCell {}

  private final class SignInViewController: UIViewController {
    let viewModel: SignInViewModel
    let emailField = UITextField()
    let passwordField = UITextField()
    let button = UIButton()
    let remember = UISwitch()
    let table = UITableView()
    let refreshControl = UIRefreshControl()
    let spinner = UIActivityIndicatorView()
    let header = UILabel()
    var lines: [String] = []
    private let disposeBag = DisposeBag()

    init(viewModel: SignInViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      rx.viewWillAppear.map { _ in () }.bind(to: viewModel.refresh).disposed(by: disposeBag)
      rx.viewDidDisappear.subscribe(onNext: { [weak self] _ in self?.lines.append("gone") })
        .disposed(by: disposeBag)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(PersonCell.self, forCellReuseIdentifier: "person")
      for part in [emailField, passwordField, button, remember, table, spinner, header] as [UIView]
      {
        view.addSubview(part)
      }
      table.refreshControl = refreshControl
      bindInputs()
      bindOutputs()
    }

    private func bindInputs() {
      (emailField.rx.text.orEmpty <-> viewModel.email).disposed(by: disposeBag)
      passwordField.rx.text.orEmpty.bind(to: viewModel.password).disposed(by: disposeBag)
      passwordField.rx.controlEvent(.editingDidEndOnExit).bind(to: viewModel.signIn)
        .disposed(by: disposeBag)
      button.rx.tap
        .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
        .bind(to: viewModel.signIn)
        .disposed(by: disposeBag)
      remember.rx.isOn.skip(1).bind(with: self) { owner, isOn in owner.lines.append("\(isOn)") }
        .disposed(by: disposeBag)
      refreshControl.rx.controlEvent(.valueChanged).bind(to: viewModel.refresh)
        .disposed(by: disposeBag)
      table.rx.modelSelected(String.self)
        .subscribe(onNext: { [weak self] person in self?.lines.append(person) })
        .disposed(by: disposeBag)
      table.rx.itemSelected
        .subscribe(onNext: { [weak self] path in self?.lines.append("row \(path.row)") })
        .disposed(by: disposeBag)
    }

    private func bindOutputs() {
      viewModel.isValid.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
      viewModel.isValid.map { $0 ? "Sign in" : "Fill in" }.bind(to: button.rx.title(for: .normal))
        .disposed(by: disposeBag)
      viewModel.email.map { "Hello \($0)" }.bind(to: header.rx.text).disposed(by: disposeBag)
      viewModel.email.map(\.isEmpty).bind(to: header.rx.isHidden).disposed(by: disposeBag)
      viewModel.email.asObservable().bind(to: rx.title).disposed(by: disposeBag)
      viewModel.isBusy.bind(to: spinner.rx.isAnimating, refreshControl.rx.isRefreshing)
        .disposed(by: disposeBag)
      viewModel.people
        .bind(to: table.rx.items(cellIdentifier: "person", cellType: PersonCell.self)) {
          row, person, cell in
          cell.textLabel?.text = "\(row) \(person)"
        }
        .disposed(by: disposeBag)
    }
  }

  @Test("a person's actions reach the view model, and its outputs are shown")
  func screen() {
    let viewModel = SignInViewModel()
    let screen = SignInViewController(viewModel: viewModel)
    screen.loadViewIfNeeded()
    #expect([screen.button.isEnabled, screen.header.isHidden] == [false, true])
    #expect(screen.button.title(for: .normal) == "Fill in")
    screen.emailField.text = "ann@crew.example"
    screen.emailField.sendActions(for: .editingChanged)
    screen.passwordField.text = "secret"
    screen.passwordField.sendActions(for: .editingChanged)
    #expect(screen.button.isEnabled)
    #expect(screen.header.text == "Hello ann@crew.example")
    #expect([screen.title, screen.button.title(for: .normal)] == ["ann@crew.example", "Sign in"])
    screen.button.sendActions(for: .touchUpInside)
    screen.button.sendActions(for: .touchUpInside)
    screen.passwordField.sendActions(for: .editingDidEndOnExit)
    #expect(viewModel.signedIn == ["ann@crew.example/secret", "ann@crew.example/secret"])
    viewModel.email.accept("ben@crew.example")
    #expect(screen.emailField.text == "ben@crew.example")
    screen.remember.isOn = true
    screen.remember.sendActions(for: .valueChanged)
    viewModel.isBusy.accept(true)
    #expect([screen.spinner.isAnimating, screen.refreshControl.isRefreshing] == [true, true])
    screen.table.delegate?.tableView(screen.table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(screen.lines == ["true", "Ben", "row 1"])
  }
}
