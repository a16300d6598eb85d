public import Foundation

/// The system's camera or photo library: the user chooses a photo without pixels, or cancels.
///
/// As in UIKit, the delegate dismisses the picker; one without a method is dismissed by itself.
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  nonisolated public enum SourceType: Int, Sendable {
    /// The library, the camera or the saved photos.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of the chosen media.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image, where editing is allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The URL of the image; there is none.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of the film; there is none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Returns whether a source can be used; true for all.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// Returns the media types of a source: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  /// The source of the pictures.
  open var sourceType = SourceType.photoLibrary

  /// Whether the user may edit the picture; the edited image is the original one.
  open var allowsEditing = false

  /// The types of media; stored, without effect.
  open var mediaTypes = ["public.image"]

  // MARK: The camera, without effect

  /// The kind of media that the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// The use of the flash.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the system's controls are shown.
  open var showsCameraControls = true
  /// The view above the camera's picture; it is not shown.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The quality of films.
  open var videoQuality = QualityType.typeMedium
  /// The longest time of a film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600

  /// Creates a picker.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [ChoiceViewController(of: self)]
  }

  /// Returns nil: the picker is not archived.
  public required init?(coder: NSCoder) { nil }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  final func choose() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    let image = UIImage.rehearsalPhoto()
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = image }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  fileprivate final func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// The delegate of an image picker.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Tells the delegate what the user chose; dismisses the picker unless implemented.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Tells the delegate that the user cancelled; dismisses the picker unless implemented.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The picker's only screen, with one photo.
private final class ChoiceViewController: UIViewController {
  private weak var picker: UIImagePickerController?

  init(of picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
    let photo = UIButton(
      primaryAction: UIAction(title: "Photo") { [weak self] _ in self?.picker?.choose() })
    view.addSubview(photo)
  }
}
