// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A document that is shown.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The source of the documents.
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

nonisolated public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled, updateContents, createCopy
}

/// The delegate of the screen.
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A screen with the title of a document, and buttons to the one before and after it.
///
/// Files are not read. A missing file is shown as such.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded { refreshCurrentPreviewItem() } }
  }
  private let label = UILabel()
  private let place = UILabel()
  private var buttons: [UIButton] = []
  private var wasPresented = false

  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the system shows files of this kind: texts, images, sounds, films and documents.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    guard let url = item.previewItemURL else { return false }
    let kinds =
      "txt rtf csv pdf html png jpg jpeg gif heic mp3 m4a wav mov mp4 doc docx xls xlsx "
      + "ppt pptx pages numbers key usdz zip"
    return kinds.split(separator: " ").contains { $0 == url.pathExtension.lowercased() }
  }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (name, step) in [("Previous", -1), ("Next", 1)] {
      let button = UIButton(
        primaryAction: UIAction(title: name) { [weak self] _ in
          self?.currentPreviewItemIndex += step
        })
      buttons.append(button)
    }
    ([label, place] + buttons).forEach(view.addSubview)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reloadData()
    guard !wasPresented, navigationController == nil, presentingViewController != nil else {
      return
    }
    wasPresented = true
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    view.addSubview(done)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if wasPresented { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if wasPresented { delegate?.previewControllerDidDismiss(self) }
  }

  open func reloadData() {
    if currentPreviewItemIndex >= count { currentPreviewItemIndex = max(0, count - 1) }
    refreshCurrentPreviewItem()
  }

  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    title = name
    label.text = name
    let isThere = item?.previewItemURL.map {
      !$0.isFileURL
        || FileManager.default.fileExists(
          atPath: $0.path)
    }
    place.text = isThere == true ? "\(currentPreviewItemIndex + 1) of \(count)" : "No file"
    buttons.first?.isHidden = currentPreviewItemIndex == 0
    buttons.last?.isHidden = currentPreviewItemIndex >= count - 1
  }

  open override var rehearsalProps: Any? {
    ["url": currentPreviewItem?.previewItemURL?.absoluteString ?? ""]
  }
}
