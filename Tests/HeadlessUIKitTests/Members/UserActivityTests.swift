import HeadlessUIKit
import Testing

/// Source: NSUserActivity's and UIResponder's documentation.
@Suite("The user activity of a responder")
struct UserActivityTests {
  private final class Reader: UIViewController {
    var page = 1

    override func updateUserActivityState(_ activity: NSUserActivity) {
      activity.addUserInfoEntries(from: ["page": page])
    }
  }

  private final class Recorder: NSUserActivityDelegate {
    private(set) var pages: [Int?] = []

    func userActivityWillSave(_ userActivity: NSUserActivity) {
      pages.append(userActivity.userInfo?["page"] as? Int)
    }
  }

  @Test("an activity that needs saving is brought up to date once, after the event")
  func saving() throws {
    let phone = SpyPhone()
    let (reader, activity, recorder) = (
      Reader(), NSUserActivity(activityType: "reading"), Recorder()
    )
    activity.delegate = recorder
    reader.userActivity = activity
    activity.needsSave = true
    reader.page = 2
    activity.needsSave = true
    #expect(recorder.pages == [])
    try phone.settle()
    #expect(recorder.pages == [2])
    #expect(!activity.needsSave)
    reader.userActivity = nil
    reader.page = 3
    activity.needsSave = true
    try phone.settle()
    #expect(recorder.pages == [2, 2])
    activity.needsSave = true
    activity.needsSave = false
    try phone.settle()
    #expect(recorder.pages == [2, 2])
  }
}
