// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessDevice
import HeadlessUIKit

/// The request for a review, which is an event in the log.
public enum SKStoreReviewController {
  public static func requestReview() { Device.current.log.post("review requested") }
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
