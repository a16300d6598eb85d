/// All that a profile shows; empty until it is known.
nonisolated struct ProfileDetailsProps: Equatable {
  var name = ""
  var role = ""
  var phone = ""
}
