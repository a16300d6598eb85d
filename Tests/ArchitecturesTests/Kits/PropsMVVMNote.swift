import Coordination
import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

enum PropsMVVMNote: NoteKit {
  static func start(on navigation: UINavigationController, source: any NoteSource) -> AnyObject {
    let screen = NoteViewController(viewModel: NoteViewModel(source: source))
    screen.showAuthor = { [weak navigation] in
      navigation?.pushViewController(AuthorViewController(), animated: true)
    }
    navigation.setViewControllers([screen], animated: false)
    return navigation
  }

  nonisolated struct NoteProps: Equatable {
    let text: String
  }

  final class NoteView: NotePad, PropsRendering {
    func render(props: NoteProps) {
      textLabel.text = props.text
    }
  }

  final class NoteViewModel: ViewModel {
    struct Inputs {
      let viewWillAppear: Observable<Void>
      let authorTap: Observable<Void>
    }

    struct Outputs {
      let props: Observable<NoteProps>
      let showAuthor: Observable<Void>
    }

    private let source: any NoteSource

    init(source: any NoteSource) {
      self.source = source
    }

    func makeOutputs(from inputs: Inputs) -> Outputs {
      let text = inputs.viewWillAppear
        .flatMapLatest { [source] in source.note() }
        .startWith("Loading")
      return Outputs(props: text.map { NoteProps(text: $0) }, showAuthor: inputs.authorTap)
    }
  }

  final class NoteViewController: PropsViewController<NoteView> {
    var showAuthor: (() -> Void)?
    private let viewModel: NoteViewModel
    private let disposeBag = DisposeBag()

    init(viewModel: NoteViewModel) {
      self.viewModel = viewModel
      super.init(contentView: NoteView(frame: .zero))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let outputs = viewModel.makeOutputs(
        from: NoteViewModel.Inputs(
          viewWillAppear: rx.viewWillAppear.asObservable().map { _ in },
          authorTap: contentView.authorButton.rx.tap.asObservable()))
      outputs.props
        .subscribe(with: self, onNext: { $0.render(props: $1) }).disposed(by: disposeBag)
      outputs.showAuthor
        .subscribe(with: self, onNext: { screen, _ in screen.showAuthor?() })
        .disposed(by: disposeBag)
    }
  }
}
