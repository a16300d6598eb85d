// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import AVFoundation
import Foundation
public import HeadlessUIKit

/// A button for the choice of a device to play on; it has no effect.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
}

/// The delegate of a button for devices, whose list is never shown.
public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// An opaque screen with the address of its film.
open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  /// Whether the film is told to the control center; stored, without effect.
  open var updatesNowPlayingInfoCenter = true

  private var address: String? {
    player?.currentItem?.asset.rehearsalAddress?.absoluteString
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = address
    view.addSubview(label)
  }

  open override var rehearsalProps: Any? { ["url": address] }
}
