import Crew
import RehearsalCore
import ScriptLanguage
import Testing

@testable import NavigationMap

@Suite("The map of Crew")
struct CrewMapTests {
  /// The map that the journeys walk, made once for all tests.
  private static let map: AppMap = {
    let found = (try? ScriptCollector(files: .disk).collect(["scripts/journeys"])) ?? []
    let scenes = found.flatMap { ScriptLoader().load($0.path, within: $0.folder).scenes }
    return MapWalk(CrewAppDelegate.self).run(scenes).map
  }()

  @Test("the journeys reach all 19 screens, each in its flow")
  func screens() {
    let flows = Dictionary(grouping: Self.map.screens) { Self.map.flowPath(of: $0).first ?? "" }
      .mapValues { $0.map(\.id).sorted() }
    #expect(
      flows == [
        "Onboarding": [
          "OnboardingDone", "OnboardingHelp", "OnboardingLocation", "OnboardingNotifications",
          "OnboardingWelcome",
        ],
        "SignIn": ["ForgotPassword", "SignIn"],
        "Main": [
          "Account", "AddTask", "JobPage", "ProfileDetails", "RequestSubstitute", "ShiftDetail",
          "ShiftList", "TaskDetail", "TaskList", "TeamChat", "TripDetail", "TripList",
        ],
      ])
    #expect(Self.map.screens.count == 19)
    #expect(Self.map.screens.flatMap(\.faults) == [])
  }

  @Test("each tab's screens belong to the tab's coordinator")
  func tabs() {
    let owners = Dictionary(grouping: Self.map.screens) {
      Self.map.flowPath(of: $0).dropFirst().first ?? ""
    }
    #expect(owners["Shifts"]?.map(\.id).contains("ShiftList") == true)
    #expect(owners["Tasks"]?.map(\.id).contains("TaskDetail") == true)
    #expect(owners["Trips"]?.map(\.id).contains("TripList") == true)
    #expect(owners["Chat"]?.map(\.id).contains("ProfileDetails") == true)
  }

  @Test("the journeys walk every way of the app's description", arguments: ways)
  func way(_ line: String) {
    #expect(Self.map.edges.contains { $0.line == line }, "\(line)")
  }

  @Test(
    "each arrow of Crew's picture ends at a screen's name, also between screens of one column",
    .enabled(if: isGraphvizInstalled))
  func ends() throws {
    try PictureTests.expectEndsAtNames(PictureLayout(Self.map))
  }

  @Test("Docs/crew-map.svg is current", .enabled(if: isGraphvizInstalled))
  func picture() throws {
    let text = try Self.map.text(in: .svg)
    let kept = try KeptMap.text("Docs/crew-map.svg", updatedBy: text)
    #expect(
      KeptMap.withoutPositions(text) == KeptMap.withoutPositions(kept),
      "run `rehearse graph scripts/journeys --output Docs/crew-map.svg`")
  }
}

nonisolated private let ways =
  [
    "outside → OnboardingWelcome  launch, replaced",
    "OnboardingWelcome → OnboardingNotifications  tap button \"Get started\", pushed",
    "OnboardingNotifications → OnboardingLocation  tap button \"Allow notifications\", pushed",
    "OnboardingNotifications → OnboardingLocation  tap button \"Not now\", pushed",
    "OnboardingNotifications → OnboardingHelp  tap button \"Help\", presented",
    "OnboardingLocation → OnboardingDone  tap button \"Allow location\", pushed",
    "OnboardingLocation → OnboardingDone  tap button \"Not now\", pushed",
    "OnboardingLocation → OnboardingHelp  tap button \"Help\", presented",
    "OnboardingHelp → OnboardingNotifications  tap button \"Close\", dismissed",
    "OnboardingHelp → OnboardingNotifications  swipe down, dismissed",
    "OnboardingHelp → OnboardingLocation  swipe down, dismissed",
    "OnboardingDone → SignIn  tap button \"Continue\", replaced",
    "outside → SignIn  launch, replaced",
    "SignIn → ShiftList  tap button \"Sign in\", replaced",
    "SignIn → SignIn (alert \"Sign in failed\")  tap button \"Sign in\", presented",
    "SignIn → SignIn (alert \"Something went wrong\")  tap button \"Sign in\", presented",
    "SignIn → ForgotPassword  tap button \"Forgot password?\", presented",
    "ForgotPassword → SignIn  tap button \"Send link\", dismissed",
    "ForgotPassword → SignIn  tap button \"Cancel\", dismissed",
    "outside → ShiftList  launch, replaced",
  ] + tabWays + outsideWays

nonisolated private let tabWays = [
  "ShiftList → TripList  tap tab \"Trips\", switched",
  "ShiftList → TaskList  tap tab \"Tasks\", switched",
  "ShiftList → TeamChat  tap tab \"Chat\", switched",
  "ShiftList → Account  tap tab \"Account\", switched",
  "ShiftList → ShiftDetail  tap cell, presented",
  "ShiftDetail → JobPage  tap button \"Job page\", pushed",
  "ShiftDetail → RequestSubstitute  tap button \"Find substitute\", presented",
  "ShiftDetail → ShiftList  tap button \"Close\", dismissed",
  "JobPage → ShiftDetail  back, dismissed",
  "RequestSubstitute → ShiftDetail  tap button \"Request\", dismissed",
  "RequestSubstitute → ShiftDetail  tap button \"Cancel\", dismissed",
  "TripList → TripDetail  tap cell, pushed",
  "TripList → TripList (alert \"Could not refresh\")  refresh, presented",
  "TaskList → TaskDetail  tap cell, pushed",
  "TaskList → AddTask  tap button \"Add\", presented",
  "AddTask → TaskDetail  tap button \"Add\", pushed",
  "AddTask → TaskList  tap button \"Cancel\", dismissed",
  "AddTask → TaskList  swipe down, dismissed",
  "TeamChat → ProfileDetails  tap cell, pushed",
  "Account → Account (alert \"Log out?\")  tap button \"Log out\", presented",
  "Account (alert \"Log out?\") → Account  tap button \"Cancel\", dismissed",
  "Account (alert \"Log out?\") → SignIn  tap button \"Log out\", replaced",
]

nonisolated private let outsideWays = [
  "outside → ShiftList  link crew://shifts, switched",
  "outside → ShiftDetail  link crew://shifts/s2, presented",
  "outside → JobPage  link crew://shifts/s3/job, presented",
  "outside → TripDetail  link crew://trips/t2, pushed",
  "outside → TaskDetail  link crew://tasks/k3, replaced",
  "outside → AddTask  link crew://tasks/new, presented",
  "outside → TeamChat  link crew://chat, switched",
  "outside → ProfileDetails  link crew://profile/u3, pushed",
  "outside → Account  link crew://account, switched",
  "outside → TaskList (alert \"Cannot open this link\")  link crew://nowhere, presented",
  "outside → ShiftList (alert \"Cannot open this link\")  link crew://shifts/s99, presented",
  "outside → ShiftDetail  push New shift, presented",
  "outside → AddTask  shortcut new-task, presented",
  "outside → TeamChat  shortcut open-chat, switched",
]
