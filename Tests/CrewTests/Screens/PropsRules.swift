@testable import CrewShared
import Foundation
import HeadlessUIKit
import RehearsalCore

/// The texts that screens show for values of their props that are not texts themselves.
enum PropsRules {
  typealias Rule = (PropsLeaf, Screen) -> Bool

  /// The rules by a screen's name and a value's, or by a value's name on every screen.
  static let all: [String: Rule] = [
    "OnboardingDone.allowsNotifications": { leaf, screen in
      leaf.value == .bool(screen.shows("notifications"))
    },
    "OnboardingDone.allowsLocation": { leaf, screen in
      leaf.value == .bool(screen.shows("location"))
    },
    "SignIn.hasPassword": { leaf, screen in
      leaf.value == .bool(screen.element(.secureTextField)?.value?.isEmpty == false)
    },
    "signInAvailable": enabled("Sign in"),
    "sendAvailable": enabled("Send link"),
    "addButtonAvailable": enabled("Add"),
    "canSend": enabled("Send"),
    "canFindSubstitute": enabled("Find substitute"),
    "isRequestEnabled": enabled("Request"),
    "JobPage.canApply": { leaf, screen in
      leaf.value == .bool(screen.element(.button, "Apply")?.isEnabled == true)
    },
    "JobPage.isApplied": { leaf, screen in
      leaf.value == .bool(screen.element(.button, "Applied") != nil)
    },
    "isLoading": isBusy, "isFetching": isBusy, "isRefreshing": isBusy,
    "hasFailed": { leaf, screen in leaf.value == .bool(screen.alert != nil) },
    "rows.isChosen": { leaf, screen in
      leaf.value == .bool(row(leaf, screen)?.cell.isSelected == true)
    },
    "TaskList.tasks.isDone": { leaf, screen in
      leaf.value == .bool(row(leaf, screen)?.cell.value == "Done")
    },
    "TaskDetail.isDone": { leaf, screen in
      leaf.value == .bool(screen.element(.switch, "Done")?.value == "on")
    },
    "isBiometryEnabled": { leaf, screen in
      leaf.value == .bool(screen.element(.switch, "Biometry")?.value == "on")
    },
    "messages.createdAt": { leaf, screen in
      guard let date = leaf.text.flatMap({ try? Date($0, strategy: .iso8601) }) else {
        return false
      }
      return rowShows(TimeText.time(of: date), leaf, screen)
    },
    "messages.status": inRow, "messages.failureReason": inRow, "messages.body": inRow,
    "messages.senderName": inRow, "tasks.name": inRow, "rows.title": inRow, "rows.time": inRow,
    "rows.route": inRow, "rows.departure": inRow, "rows.name": inRow,
    "otherShifts.title": inRow, "otherShifts.distance": inRow,
    "messages.canRetry": { leaf, screen in
      leaf.value
        == .bool(row(leaf, screen)?.inside.contains { $0.label == "Retry" } == true)
    },
    // Ids name rows for taps, and a picture is decoration.
    "rows.id": hidden, "tasks.id": hidden, "messages.id": hidden,
    "messages.senderAvatarURL": hidden, "avatarURL": hidden,
  ]

  private static func enabled(_ button: String) -> Rule {
    { leaf, screen in leaf.value == .bool(screen.element(.button, button)?.isEnabled == true) }
  }

  private static let isBusy: Rule = { leaf, screen in
    leaf.value == .bool(screen.element(.activityIndicator) != nil)
  }

  private static let inRow: Rule = { leaf, screen in
    leaf.text.map { rowShows($0, leaf, screen) } ?? false
  }

  private static let hidden: Rule = { _, _ in true }

  private static func row(
    _ leaf: PropsLeaf, _ screen: Screen
  ) -> (cell: Screen.Element, inside: [Screen.Element])? {
    leaf.row.flatMap { screen.rows.indices.contains($0) ? screen.rows[$0] : nil }
  }

  private static func rowShows(_ text: String, _ leaf: PropsLeaf, _ screen: Screen) -> Bool {
    guard let row = row(leaf, screen) else { return false }
    return text.isEmpty || row.cell.label == text || row.inside.contains { $0.label == text }
  }
}
