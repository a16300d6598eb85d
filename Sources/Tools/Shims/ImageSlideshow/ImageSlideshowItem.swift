// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A slide.
open class ImageSlideshowItem: UIScrollView, UIScrollViewDelegate {
  public let imageView = UIImageView()
  public let activityIndicator: (any ActivityIndicatorView)?
  public let image: any InputSource
  open var gestureRecognizer: UITapGestureRecognizer?
  public let zoomEnabled: Bool
  open var zoomInInitially = false
  open var maximumScale: CGFloat = 2

  private let retry = UITapGestureRecognizer()
  private var isLoading = false
  private var isReleased = false

  init(
    _ image: any InputSource, zoomEnabled: Bool, indicator: (any ActivityIndicatorView)?,
    maximumScale: CGFloat
  ) {
    self.image = image
    self.zoomEnabled = zoomEnabled
    self.maximumScale = maximumScale
    activityIndicator = indicator
    super.init(frame: .zero)
    delegate = self
    maximumZoomScale = maximumScale
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    addSubview(imageView)
    if let indicator { addSubview(indicator.view) }
    addTaps()
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  private func addTaps() {
    let zoom = UITapGestureRecognizer()
    zoom.numberOfTapsRequired = 2
    zoom.addTarget(self) { item in
      item.setZoomScale(
        item.zoomScale == item.minimumZoomScale ? item.maximumZoomScale : item.minimumZoomScale,
        animated: true)
    }
    gestureRecognizer = zoom
    addGestureRecognizer(zoom)
    retry.isEnabled = false
    retry.addTarget(self) { $0.loadImage() }
    addGestureRecognizer(retry)
  }

  public func loadImage() {
    guard imageView.image == nil, !isLoading else { return }
    isLoading = true
    isReleased = false
    activityIndicator?.show()
    image.load(to: imageView) { [weak self] image in
      guard let self else { return }
      imageView.image = isReleased ? nil : image
      activityIndicator?.hide()
      retry.isEnabled = image == nil
      isLoading = false
    }
  }

  func releaseImage() {
    isReleased = true
    cancelPendingLoad()
    imageView.image = nil
  }

  public func cancelPendingLoad() { image.cancelLoad(on: imageView) }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomEnabled ? imageView : nil }
}

/// The delegate of the transition to a slideshow over the whole screen, which is a plain one here.
public class ZoomAnimatedTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public init(
    imageView: UIImageView, slideshowController: FullScreenSlideshowViewController
  ) {}

  public init(
    slideshowView: ImageSlideshow, slideshowController: FullScreenSlideshowViewController
  ) {}
}

/// A slideshow over the whole screen.
open class FullScreenSlideshowViewController: UIViewController {
  open var slideshow: ImageSlideshow = {
    let slideshow = ImageSlideshow()
    slideshow.zoomEnabled = true
    return slideshow
  }()
  open var closeButton = UIButton()
  open var closeButtonFrame: CGRect?
  open var pageSelected: ((_ page: Int) -> Void)?
  open var initialPage = 0
  open var inputs: [any InputSource]?
  open var backgroundColor = UIColor.black
  open var zoomEnabled = true { didSet { slideshow.zoomEnabled = zoomEnabled } }
  private var hasAppeared = false

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    isModalInPresentation = true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = backgroundColor
    if let inputs { slideshow.setImageInputs(inputs) }
    closeButton.setImage(UIImage(named: "ic_cross_white"), for: [])
    closeButton.addTarget(self, for: .touchUpInside) { $0.close() }
    for part in [slideshow, closeButton] { view.addSubview(part) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    slideshow.setCurrentPage(initialPage, animated: false)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for item in slideshow.slideshowItems { item.cancelPendingLoad() }
  }

  open override func viewDidLayoutSubviews() {
    if !isBeingDismissed { closeButton.frame = closeButtonFrame ?? closeButton.frame }
    slideshow.frame = view.frame
  }

  private func close() {
    pageSelected?(slideshow.currentPage)
    dismiss(animated: true, completion: nil)
  }
}
