// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.

public protocol ImageSlideshowDelegate: AnyObject {
  func imageSlideshow(_ imageSlideshow: ImageSlideshow, didChangeCurrentPageTo page: Int)
  func imageSlideshowWillBeginDragging(_ imageSlideshow: ImageSlideshow)
  func imageSlideshowDidEndDecelerating(_ imageSlideshow: ImageSlideshow)
}

extension ImageSlideshowDelegate {
  public func imageSlideshow(_ imageSlideshow: ImageSlideshow, didChangeCurrentPageTo page: Int) {}
  public func imageSlideshowWillBeginDragging(_ imageSlideshow: ImageSlideshow) {}
  public func imageSlideshowDidEndDecelerating(_ imageSlideshow: ImageSlideshow) {}
}
