import HeadlessUIKit

/// The picture of a user, or the outline of a person while there is none.
///
/// It is decoration for VoiceOver: the name beside it says who the user is.
final class AvatarView: UIImageView {
  /// The address of the picture; nil for a user without one.
  var url: URL? {
    didSet {
      image = UIImage(systemName: url == nil ? "person.crop.circle" : "person.crop.circle.fill")
    }
  }
}
