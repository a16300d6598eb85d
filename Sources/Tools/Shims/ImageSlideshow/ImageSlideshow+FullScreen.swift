// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.
public import HeadlessUIKit

extension ImageSlideshow {
  @discardableResult
  public func presentFullScreenController(
    from controller: UIViewController, completion: (() -> Void)? = nil
  ) -> FullScreenSlideshowViewController {
    let screen = FullScreenSlideshowViewController()
    screen.pageSelected = { [weak self] in self?.setCurrentPage($0, animated: false) }
    screen.initialPage = currentPage
    screen.inputs = images
    let transition = ZoomAnimatedTransitioningDelegate(
      slideshowView: self, slideshowController: screen)
    slideshowTransitioningDelegate = transition
    screen.transitioningDelegate = transition
    controller.present(screen, animated: true, completion: completion)
    return screen
  }
}
