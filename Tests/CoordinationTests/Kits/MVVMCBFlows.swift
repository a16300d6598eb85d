import Coordination
import HeadlessUIKit
import MVVMCB
import Reactive

/// The flow app written with MVVMCB: modules that start modules.
enum MVVMCBFlows: Flows {
  static func begin() -> (coordinator: AnyObject, navigation: UINavigationController) {
    let navigation = UINavigationController()
    let coordinator = StepModuleBuilder().buildModule(on: navigation).coordinator
    (coordinator as any Coordinator).start()
    return (coordinator, navigation)
  }

  final class StepViewModel {
    struct Inputs {
      let chosen = PublishSubject<FlowChoice>()
    }

    struct Outputs {
      let onChoice = PublishSubject<FlowChoice>()
    }

    let inputs = Inputs()
    let outputs = Outputs()
    private let disposeBag = DisposeBag()

    init() {
      inputs.chosen.bind(to: outputs.onChoice).disposed(by: disposeBag)
    }
  }

  final class StepViewController: UIViewController {
    let viewModel: StepViewModel

    init(viewModel: StepViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Step"
      view.addChoices { [inputs = viewModel.inputs] in inputs.chosen.onNext($0) }
    }
  }

  final class StepModuleBuilder: ModuleBuildable {
    func buildModule(on navigation: UINavigationController, isSheet: Bool = false) -> Module<Void> {
      let screen = StepViewController(viewModel: StepViewModel())
      let coordinator = StepCoordinator(navigation: navigation, screen: screen, isSheet: isSheet)
      coordinator.onChoice = screen.viewModel.outputs.onChoice
      return Module(coordinator: coordinator)
    }
  }

  final class StepCoordinator: BaseCoordinator<Void> {
    var onChoice = PublishSubject<FlowChoice>()

    private weak var navigation: UINavigationController?
    private weak var screen: StepViewController?
    private var initialScreen: StepViewController?
    private let isSheet: Bool

    init(navigation: UINavigationController, screen: StepViewController, isSheet: Bool) {
      self.navigation = navigation
      self.isSheet = isSheet
      self.screen = screen
      initialScreen = screen
      super.init()
    }

    override func start() -> Observable<Void> {
      onChoice.subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)
      if let screen = initialScreen { show(screen) }
      initialScreen = nil
      return super.start()
    }

    private func show(_ screen: StepViewController) {
      finish(whenGone: screen)
      guard isSheet else {
        navigation?.pushViewController(screen, animated: true)
        return
      }
      let sheet = UINavigationController(rootViewController: screen)
      navigation?.presentAsSheet(sheet, animated: true, completion: nil)
      navigation = sheet
    }

    override func dismissScreens(completion: @escaping () -> Void) {
      guard let screen else { return completion() }
      (isSheet ? navigation : screen)?.takeAway(completion: completion)
    }

    private func show(_ choice: FlowChoice) {
      guard let navigation else { return }
      guard choice != .more else {
        return navigation.pushViewController(MoreViewController(), animated: true)
      }
      let module = StepModuleBuilder().buildModule(on: navigation, isSheet: choice == .present)
      coordinate(to: module).subscribe().disposed(by: disposeBag)
    }
  }
}
