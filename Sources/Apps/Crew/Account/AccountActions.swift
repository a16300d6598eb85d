/// The actions of the account screen.
protocol AccountActionProtocol {
  /// Fetches the profile unless it is stored; called each time the screen appears.
  func showProfile()

  /// Requests the profile from the server again.
  func refreshProfile()

  /// Turns unlocking with biometry on or off.
  func setBiometry(_ isEnabled: Bool)

  /// Asks the user to confirm logging out.
  func askToLogOut()
}
