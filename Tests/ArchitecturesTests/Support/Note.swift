import HeadlessDevice
import HeadlessUIKit
import Reactive

/// The source of the note, shared by all kits.
protocol NoteSource: AnyObject {
  /// Calls the completion with the note.
  func load(_ completion: @escaping (String) -> Void)
}

/// A source that answers after 200 ms.
final class SlowNoteSource: NoteSource {
  func load(_ completion: @escaping (String) -> Void) {
    Device.current.clock.schedule(after: .milliseconds(200)) { completion("Bring the keys.") }
  }
}

extension NoteSource {
  /// Returns the note as an observable, for the kits that use Reactive.
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

/// The view of the note screen, shared by all kits.
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

/// The screen that the Author button opens, shared by all kits.
class AuthorViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Ann Bakker"
    view.addSubview(label)
  }
}
