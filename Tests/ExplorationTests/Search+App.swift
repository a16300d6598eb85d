import HeadlessUIKit
import RehearsalCore

@testable import Exploration

extension Search {
  /// Creates a search of an app without faults and learned acts.
  convenience init(
    of delegate: any UIApplicationDelegate.Type, _ reader: ActReader = ActReader(),
    limit: Exploration.Limit
  ) {
    let app = AppUnderTest(delegate: delegate, configuration: Session.Configuration())
    let learned = LearnedActs([])
    self.init(
      Examiner(app, reader), Exploration.Options(), SearchStop([limit], nil),
      acts: ScreenActs(reader, texts: TypedTexts(learned: learned.texts)), faults: [],
      learned: learned)
  }
}
