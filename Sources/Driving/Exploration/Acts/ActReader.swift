import HeadlessDevice
import RehearsalCore
import ScriptLanguage

/// A reader that makes acts from lines of the script language, and keeps what it has read.
///
/// A line that this version of the language does not have gives no act, so the faults that need it
/// come along with the language.
final class ActReader {
  private var works: [String: Step.Work?] = [:]
  private let loader = ScriptLoader()

  /// Returns an act of some lines; nil if the language does not have one of them.
  func act(_ lines: [String], _ kind: Act.Kind = .user) -> Act? {
    var work: [Step.Work] = []
    for line in lines {
      guard let step = self.work(of: line) else { return nil }
      work.append(step)
    }
    return Act(lines: lines, kind: kind, work: work)
  }

  /// Returns an act of an action.
  func act(_ action: Action, _ kind: Act.Kind = .user) -> Act {
    Act(lines: ["\(action)"], kind: kind, work: [.act(action)])
  }

  /// Returns the work of one line; nil if the language does not have it.
  func work(of line: String) -> Step.Work? {
    if let known = works[line] { return known }
    let document = loader.document(SourceText(name: "act", lines: [line]))
    let steps = document.problems.isEmpty ? document.scenes.first?.steps ?? [] : []
    let work = steps.count == 1 ? steps[0].work : nil
    works[line] = .some(work)
    return work
  }
}
