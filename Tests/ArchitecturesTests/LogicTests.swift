import BuilderRouter
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import MVVMCB
import Reactive
import Testing

/// A source that answers synchronously.
private final class NoteSourceDouble: NoteSource {
  func load(_ completion: @escaping (String) -> Void) { completion("Hello") }
}

private final class NoteScreenDouble: BuilderRouterNote.NoteViewControllable {
  weak var router: (any BuilderRouterNote.NoteRouting)?
  let uiViewController = UIViewController()
  private(set) var pushed: [String] = []

  func push(_ controllable: any ViewControllable) { pushed.append("\(type(of: controllable))") }
}

@Suite("Testing the logic in each kit")
struct LogicTests {
  @Test("MVVMCB: inputs sent to a view model change its outputs")
  func mvvmcb() throws {
    Device.current = Device()
    let viewModel = MVVMCBNote.NoteViewModel(
      useCase: MVVMCBNote.NoteUseCase(source: NoteSourceDouble()))
    #expect(try viewModel.outputs.text.value() == "Loading")
    viewModel.inputs.viewState.onNext(.loaded)
    #expect(try viewModel.outputs.text.value() == "Hello")
  }

  @Test("FluxVIP: an event posted to the dispatcher changes the view model")
  func fluxVIP() {
    Device.current = Device()
    let dispatcher = Dispatcher()
    let viewModel = FluxVIPNote.NoteViewModel(
      deps: .init(noteStatus: FluxVIPNote.NoteStatus(dispatcher: dispatcher)))
    #expect(viewModel.text == "Loading")
    dispatcher.post(.noteFetched, userInfo: ["text": "Hello"])
    #expect(viewModel.text == "Hello")
  }

  @Test("MVPCF: a presenter's relays have the source's value")
  func mvpcf() {
    Device.current = Device()
    let presenter = MVPCFNote.DefaultNotePresenter(source: NoteSourceDouble())
    #expect(presenter.text.value == "Hello")
  }

  @Test("PropsMVVM: observable inputs give a sequence of props")
  func propsMVVM() {
    Device.current = Device()
    let outputs = PropsMVVMNote.NoteViewModel(source: NoteSourceDouble())
      .makeOutputs(from: .init(viewWillAppear: .just(()), authorTap: .never()))
    var props: [PropsMVVMNote.NoteProps] = []
    outputs.props.subscribe(onNext: { props.append($0) }).dispose()
    #expect(props == [.init(text: "Loading"), .init(text: "Hello")])
  }

  @Test("BuilderRouter: a router call pushes the built screen")
  func builderRouter() {
    Device.current = Device()
    let screen = NoteScreenDouble()
    let router = BuilderRouterNote.NoteRouter(
      viewController: screen,
      authorBuilder: BuilderRouterNote.AuthorBuilder(dependency: NoDependency()))
    router.routeToAuthor()
    #expect(screen.pushed == ["RoutedAuthor"])
  }
}
