import Exploration
import RehearsalCore
import ScriptLanguage

/// The ways between Crew's screens that its description names.
enum CrewWays {
  /// Each screen with those that it leads to.
  private static let targets: [String: [String]] = [
    "OnboardingWelcome": ["OnboardingNotifications"],
    "OnboardingNotifications": ["OnboardingLocation", "OnboardingHelp"],
    "OnboardingLocation": ["OnboardingDone", "OnboardingHelp"],
    "OnboardingHelp": ["OnboardingNotifications", "OnboardingLocation"],
    "OnboardingDone": ["SignIn"],
    "SignIn": ["ShiftList", "ForgotPassword"],
    "ForgotPassword": ["SignIn"],
    "ShiftList": ["ShiftDetail", "TripList", "TaskList", "TeamChat", "Account"],
    "ShiftDetail": ["JobPage", "RequestSubstitute", "ShiftList"],
    "JobPage": ["ShiftDetail"],
    "RequestSubstitute": ["ShiftDetail"],
    "TripList": ["TripDetail", "ShiftList"],
    "TripDetail": ["TripList"],
    "TaskList": ["TaskDetail", "AddTask", "ShiftList"],
    "TaskDetail": ["TaskList"],
    "AddTask": ["TaskDetail", "TaskList"],
    "TeamChat": ["ProfileDetails", "ShiftList"],
    "ProfileDetails": ["TeamChat"],
    "Account": ["SignIn", "ShiftList"],
  ]

  /// The ways, each as the names of two screens.
  static let all = targets.keys.sorted().flatMap { from in
    (targets[from] ?? []).map { (from: from, to: $0) }
  }

  /// Returns the ways that a map does not have.
  static func missing(in map: ScreenMap) -> [(from: String, to: String)] {
    all.filter { way in
      !map.edges.contains { $0.edge.from == way.from && $0.edge.to == way.to }
    }
  }

  /// The texts and links of a user of Crew.
  static var learned: [Scene] {
    let lines = [
      #"type "ann@crew.example" into Email"#, #"type "secret" into Password"#,
      "open crew://shifts/s1", "shortcut new-task",
    ]
    return ScriptLoader().document(SourceText(name: "learned.script", lines: lines)).scenes
  }
}
