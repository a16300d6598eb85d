import HeadlessDevice
import HeadlessUIKit
import Reactive

/// Where the note comes from, in every kit.
protocol NoteSource: AnyObject {
  /// Calls back with the note.
  func load(_ completion: @escaping (String) -> Void)
}

/// A source that takes a fifth of a second.
final class SlowNoteSource: NoteSource {
  func load(_ completion: @escaping (String) -> Void) {
    Device.current.clock.schedule(after: .milliseconds(200)) { completion("Bring the keys.") }
  }
}

extension NoteSource {
  /// The note, for the kits that speak Rx.
  func note() -> Observable<String> {
    .create { [self] observer in
      load { text in
        observer.onNext(text)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

/// What a person sees of the note, in every kit.
class NotePad: UIView {
  let textLabel = UILabel()
  let authorButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.accessibilityIdentifier = "Note"
    authorButton.setTitle("Author", for: .normal)
    addSubview(textLabel)
    addSubview(authorButton)
  }

  required init?(coder: NSCoder) { nil }
}

/// The screen the note leads to, in every kit.
class AuthorViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Ann Bakker"
    view.addSubview(label)
  }
}
