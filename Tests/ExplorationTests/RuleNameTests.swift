import Testing

@testable import Exploration

@Suite("Names of rules")
struct RuleNameTests {
  @Test("each rule has a name of its own, and a reason that a report prints below it")
  func reasons() {
    let reasons = [
      "finding: UIKit, a container or the language's runtime refuses or reports it on a phone",
      "hang: on a phone the app would stop answering, or the act would have no answer",
      "leak: what left the screen keeps its memory, and keeps answering",
      "raw text: a user cannot read what was meant for a developer",
      "unlabeled control: VoiceOver cannot name a control without a label, and no test can find it",
      "back: the back button and the edge swipe lead to the screen below",
      "double request: a double tap means one thing, and the server does it twice",
      "opened twice: a double tap means one thing, and a user has to go back twice",
      "lost input: a user who typed a text has to type it again after a failure",
      "stray answer: the user has left the screen that asked, and is moved away from another one",
      "relaunch: a new process has only the storage; a difference betrays state outside the app",
      "endless loading: a user waits for something that nothing works on any more",
      "endless retry: a failed request that is sent again without an end empties the battery",
      "stale answer: the screen shows what was asked for earlier, not what it is for",
      "link opened twice: a link to what is on the screen changes nothing",
      "dead end: a user can only close the app",
    ]
    #expect(Rules.all.map { "\($0.name): \($0.reason)" } == reasons)
    #expect(Rules.all.filter(\.ignoresPlace).map(\.name) == ["finding", "hang", "leak"])
  }
}
