// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
@_exported import Photos
@_exported import UniformTypeIdentifiers

/// The filter of a picker, and the number of photos it allows.
public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int { case automatic, current, compatible }
  public enum Selection: Int { case `default`, ordered, people, continuous, continuousAndOrdered }

  public var filter: PHPickerFilter?
  /// The largest number of photos; 0 for any number.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// The kinds of media that a picker shows; here all are photos.
nonisolated public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: Set(subfilters.flatMap(\.names)))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { any(of: subfilters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }
}

/// A photo that was picked.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// The system's picker of photos without pixels, where a person picks three photos or cancels.
///
/// With a limit of 1 a tap picks; otherwise taps select, and "Add" picks. As Apple's, the picker is
/// dismissed by its delegate, and cancelling picks nothing.
open class PHPickerViewController: UIViewController {
  public private(set) var configuration: PHPickerConfiguration
  open weak var delegate: PHPickerViewControllerDelegate?
  private var selected: [Int] = []
  private var buttons: [UIButton] = []
  private let add = UIBarButtonItem()

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = cancel
    if configuration.selectionLimit != 1 {
      add.title = "Add"
      add.primaryAction = UIAction(title: "Add") { [weak self] _ in self?.finishSelection() }
      add.isEnabled = false
      item.rightBarButtonItem = add
    }
    bar.items = [item]
    view.addSubview(bar)
    for number in 1...3 { addPhoto(number) }
  }

  private func addPhoto(_ number: Int) {
    let button = UIButton(
      primaryAction: UIAction(title: "Photo \(number)") { [weak self] _ in self?.tap(number) })
    buttons.append(button)
    view.addSubview(button)
  }

  private func tap(_ number: Int) {
    guard configuration.selectionLimit != 1 else { return finish([number]) }
    if let index = selected.firstIndex(of: number) {
      selected.remove(at: index)
    } else if configuration.selectionLimit == 0 || selected.count < configuration.selectionLimit {
      selected.append(number)
    }
    for (index, button) in buttons.enumerated() { button.isSelected = selected.contains(index + 1) }
    add.isEnabled = !selected.isEmpty
  }

  private func finishSelection() { finish(selected) }

  private func finish(_ numbers: [Int]) {
    delegate?.picker(
      self,
      didFinishPicking: numbers.map { number in
        let provider = NSItemProvider(
          item: UIImage.rehearsalPhoto(number), typeIdentifier: "public.image")
        provider.suggestedName = "Photo \(number)"
        return PHPickerResult(itemProvider: provider, assetIdentifier: "photo-\(number)")
      })
  }
}

/// The delegate of a picker.
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view of a live photo, which it does not play.
open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
}
