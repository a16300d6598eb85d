/// What a person can ask for on the account screen.
protocol AccountActionProtocol {
  /// The screen appears.
  func showProfile()

  /// Ask the server for the profile again.
  func refreshProfile()

  /// Unlock with face or finger, or not.
  func setBiometry(_ isEnabled: Bool)

  /// Ask whether to log out.
  func askToLogOut()
}
