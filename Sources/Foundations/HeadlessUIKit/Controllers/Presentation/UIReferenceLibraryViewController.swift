public import Foundation

/// The system's dictionary, which knows no word here; the user can only close it.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Creates a dictionary that shows a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
    title = "Dictionary"
  }

  /// Returns nil: the dictionary is not archived.
  public required init?(coder: NSCoder) { nil }

  /// Returns false: there are no dictionaries.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "No definition found for \"\(term)\"."
    view.addSubview(label)
    let done = UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
    view.addSubview(UIButton(primaryAction: done))
  }
}
