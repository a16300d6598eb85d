import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import Reactive
import Testing

protocol NamePresenter: LoadablePresenter, ErrorThrowingPresenter {
  var name: BehaviorRelay<String?> { get }
}

final class DefaultNamePresenter: NamePresenter {
  let name = BehaviorRelay<String?>(value: "Ann")
  let isLoading = BehaviorRelay(value: false)
  let errors = PublishRelay<PresentableError>()
  var props: [String: String] { ["name": name.value ?? ""] }
}

/// A presenter that neither loads nor fails.
final class StillPresenter: Presenter {
  var props: String { "still" }
}

protocol NameView: ViewContainer {
  var field: UITextField { get }
}

final class DefaultNameView: UIView, NameView {
  let field = UITextField()
}

protocol NameRoutes: ModuleRoutes {
  var finished: ((String) -> Void)? { get set }
}

final class NameViewController: ModuleViewController<any NamePresenter, any NameView>, NameRoutes {
  var finished: ((String) -> Void)?
}

protocol NameFactory {
  func make() throws(ResolutionError) -> any NameRoutes
}

final class DefaultNameFactory: BaseFactory, NameFactory {
  func make() throws(ResolutionError) -> any NameRoutes {
    NameViewController(presenter: try inject(), container: DefaultNameView())
  }
}

@Suite("Factories, view controllers and managers")
struct ModuleTests {
  @Test("a factory resolves from the flow's container and its parent")
  func injecting() throws {
    Device.current = Device()
    let app = Container()
    app.register((any NamePresenter).self) { _ in DefaultNamePresenter() }
    let screen = try DefaultNameFactory(container: Container(parent: app)).make()
    let controller = try #require(screen.toPresent as? NameViewController)
    #expect(controller.presenter is DefaultNamePresenter)
    #expect(controller.view === controller.container.view)
    #expect(controller.rehearsalProps as? [String: String] == ["name": "Ann"])
    #expect(Device.current.findings.all == [])
  }

  @Test("a presenter that neither loads nor fails has props too")
  func still() {
    Device.current = Device()
    let screen = ModuleViewController(presenter: StillPresenter(), container: DefaultNameView())
    #expect(screen.rehearsalProps as? String == "still")
  }

  @Test("a missing service throws an error and reports a finding with the factory's name")
  func missing() {
    Device.current = Device()
    let factory = DefaultNameFactory(container: Container())
    #expect(throws: ResolutionError.self) { try factory.make() }
    #expect(
      Device.current.findings.all.map { "\($0.kind.rawValue): \($0.message)" } == [
        "registration: DefaultNameFactory: NamePresenter is not registered."
      ])
  }

  @Test("connectionIsReachable follows the device's network")
  func reachability() {
    let device = Device()
    Device.current = device
    let manager = NetworkReachabilityManager()
    var states: [Bool] = []
    let subscription = manager.connectionIsReachable.subscribe(onNext: { states.append($0) })
    for isOnline in [false, false, true] { device.network.isOnline = isOnline }
    subscription.dispose()
    #expect(states == [true, false, true])
  }
}
