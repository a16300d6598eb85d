import Foundation

/// The content of the profile screen; the texts are empty until the profile is loaded.
nonisolated struct ProfileDetailsProps: Equatable {
  let title: String
  var avatarURL: URL?
  var name = ""
  var role = ""
  var phone = ""
}
