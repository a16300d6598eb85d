import Coordination
import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The flow app written with PropsMVVM and coordinators of its own.
enum PropsMVVMFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let navigation = UINavigationController()
    let coordinator = StepCoordinator(navigation: navigation)
    coordinator.start()
    return (coordinator, navigation)
  }

  nonisolated struct StepProps: Equatable {
    let title: String
  }

  final class StepView: UIView, PropsRendering {
    let chosen = PublishSubject<FlowChoice>()
    private var hasChoices = false

    func render(props: StepProps) {
      guard !hasChoices else { return }
      hasChoices = true
      addChoices { [chosen] in chosen.onNext($0) }
    }
  }

  final class StepViewModel: ViewModel {
    struct Inputs {
      let willAppear: Observable<Void>
      let chosen: Observable<FlowChoice>
    }

    struct Outputs {
      let props: Observable<StepProps>
      let onChoice: Observable<FlowChoice>
    }

    func makeOutputs(from inputs: Inputs) -> Outputs {
      Outputs(
        props: inputs.willAppear.map { StepProps(title: "Step") }, onChoice: inputs.chosen)
    }
  }

  final class StepViewController: PropsViewController<StepView> {
    var onChoice: ((FlowChoice) -> Void)?
    private let viewModel = StepViewModel()
    private let disposeBag = DisposeBag()

    init() {
      super.init(contentView: StepView())
      navigationItem.title = "Step"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let outputs = viewModel.makeOutputs(
        from: StepViewModel.Inputs(
          willAppear: rx.viewWillAppear.asObservable().map { _ in },
          chosen: contentView.chosen))
      outputs.props.subscribe(with: self, onNext: { $0.render(props: $1) })
        .disposed(by: disposeBag)
      outputs.onChoice.subscribe(with: self, onNext: { $0.onChoice?($1) }).disposed(by: disposeBag)
    }
  }

  final class StepCoordinator: Coordinator {
    private(set) var children: [any Coordinator] = []
    private weak var navigation: UINavigationController?
    private weak var screen: StepViewController?
    private let isSheet: Bool
    private let disposeBag = DisposeBag()

    init(navigation: UINavigationController, isSheet: Bool = false) {
      self.navigation = navigation
      self.isSheet = isSheet
      Lifetimes.watch(self)
    }

    func start() {
      let screen = StepViewController()
      screen.onChoice = { [weak self] in self?.show($0) }
      self.screen = screen
      navigation?.pushViewController(screen, animated: true)
    }

    func stop(completion: (() -> Void)?) {
      stopChildren { [weak shown = isSheet ? navigation : screen] in
        guard let shown else {
          completion?()
          return
        }
        shown.takeAway { completion?() }
      }
    }

    private func show(_ choice: FlowChoice) {
      guard let navigation else { return }
      switch choice {
      case .more: navigation.pushViewController(MoreViewController(), animated: true)
      case .push: begin(StepCoordinator(navigation: navigation))
      case .present:
        let sheet = UINavigationController()
        begin(StepCoordinator(navigation: sheet, isSheet: true))
        navigation.present(sheet, animated: true)
      }
    }

    /// Starts a child, and removes it when UIKit releases its screen.
    private func begin(_ child: StepCoordinator) {
      children.append(child)
      child.start()
      child.screen?.rx.deallocated
        .subscribe(with: self, onNext: { [weak child] parent, _ in parent.release(child) })
        .disposed(by: disposeBag)
    }

    private func release(_ child: StepCoordinator?) {
      children.removeAll { $0 === child }
    }
  }
}
