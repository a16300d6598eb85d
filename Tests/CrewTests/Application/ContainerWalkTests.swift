import Testing

@Suite("The containers that the prompt prints")
struct ContainerWalkTests {
  /// The names of the flows whose containers `container` prints after the lines.
  private func flows(
    after lines: [String], launch: [String: String] = TypedShell.signedIn
  ) throws -> [String] {
    try TypedShell(lines + ["container"], width: 100, launch: launch).last
      .split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^ *container [0-9]+ of (.*)$/).map { String($0.1) } }
  }

  @Test("with a trip open and a substitute sought, nine flow containers are under the app's")
  func nine() throws {
    #expect(
      try flows(after: [
        "tap tab Trips", "tap cell 1", "tap tab Shifts", "tap cell 1", "tap \"Find substitute\"",
      ]) == [
        "Application", "Main", "Shifts", "Shift", "RequestSubstitute", "Trips", "TripDetail",
        "Tasks", "Chat", "Account",
      ])
  }

  @Test("onboarding, sign-in and the modal flows have containers of their own")
  func others() throws {
    #expect(try flows(after: ["settle"], launch: [:]) == ["Application", "Onboarding"])
    let signIn = ["onboarded": "true"]
    #expect(try flows(after: ["settle"], launch: signIn) == ["Application", "SignIn"])
    #expect(
      try flows(after: ["tap \"Forgot password?\""], launch: signIn) == [
        "Application", "SignIn", "ForgotPassword",
      ])
    #expect(
      try flows(after: ["tap tab Tasks", "tap \"Add\""]) == [
        "Application", "Main", "Shifts", "Trips", "Tasks", "AddTask", "Chat", "Account",
      ])
  }

  @Test("the container of a flow goes with its coordinator")
  func ending() throws {
    let opened = ["tap tab Trips", "tap cell 1", "back", "tap tab Shifts", "tap cell 1"]
    #expect(
      try flows(after: opened + ["tap \"Close\"", "settle"]) == [
        "Application", "Main", "Shifts", "Trips", "Tasks", "Chat", "Account",
      ])
  }
}
