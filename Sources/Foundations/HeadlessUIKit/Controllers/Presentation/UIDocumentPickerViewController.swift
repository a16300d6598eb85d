public import Foundation

/// The system's document browser: the user saves what is exported, or cancels.
///
/// There are no documents to open. As in UIKit, the picker dismisses itself, then calls its delegate.
open class UIDocumentPickerViewController: UIViewController {
  private let exported: [URL]

  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Creates a picker that opens documents of some content types, such as `UTType` values.
  public init<ContentType>(
    forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false
  ) {
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that saves documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens documents of some types, by the call of before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(forOpeningContentTypes: allowedUTIs, asCopy: mode == .import)
    documentPickerMode = mode
  }

  /// Creates a picker that saves a document, by the call of before iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker that saves documents, by the call of before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
    documentPickerMode = mode
  }

  /// Returns nil: the picker is not archived.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.end(with: nil) }))
    guard !exported.isEmpty else { return }
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Save") { [weak self] _ in self?.end(with: self?.exported) })
    )
  }

  private func end(with urls: [URL]?) {
    dismiss(animated: true) { [self] in
      guard let urls else { return delegate?.documentPickerWasCancelled(self) ?? () }
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }

  // MARK: Without effect

  /// The way in which documents are taken over; stored, without effect.
  public private(set) final var documentPickerMode = UIDocumentPickerMode.open

  /// Whether several documents may be chosen; stored, without effect.
  open var allowsMultipleSelection = false

  /// Whether file extensions are shown; stored, without effect.
  open var shouldShowFileExtensions = false

  /// The folder shown first; stored, without effect.
  open var directoryURL: URL?
}

/// The way in which a document picker takes documents over.
nonisolated public enum UIDocumentPickerMode: UInt, Sendable {
  /// A copy or the document itself, into the app or out of it.
  case `import`, open, exportToService, moveToService
}

/// The delegate of a document picker.
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Tells the delegate what the user chose.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Tells the delegate that the user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
