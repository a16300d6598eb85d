/// The content of the profile screen; empty until the profile is loaded.
nonisolated struct ProfileDetailsProps: Equatable {
  var name = ""
  var role = ""
  var phone = ""
}
