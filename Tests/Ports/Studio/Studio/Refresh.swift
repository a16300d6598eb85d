// swift-format-ignore-file
import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import MobileCoreServices
import UIKit

/// The refresh in the background, and what the shop wants to know.
enum Refresh {
  static let identifier = "studio.refresh"

  static func register() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      (task as! BGAppRefreshTask).setTaskCompleted(success: true)
    }
  }

  static func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    do { try BGTaskScheduler.shared.submit(request) } catch { print("not scheduled: \(error)") }
  }

  static func track(_ completion: @escaping (String) -> Void) {
    ATTrackingManager.requestTrackingAuthorization { status in
      let isAllowed = status == .authorized
      completion(isAllowed ? ASIdentifierManager.shared().advertisingIdentifier.uuidString : kUTTypeText as String)
    }
  }
}
