/// A shift that is matched with the user, and what the user may do with it.
struct Match: Equatable {
  let shift: Shift

  /// The state of the match.
  let status: ShiftStatus

  let allowedActions: AllowedActions
}

/// The actions that the state of a shift allows.
struct AllowedActions: OptionSet {
  let rawValue: Int

  /// Opening the page of the shift's job.
  static let openJobPage = Self(rawValue: 1)

  /// Asking a colleague to take over the shift.
  static let findSubstitute = Self(rawValue: 2)
}
