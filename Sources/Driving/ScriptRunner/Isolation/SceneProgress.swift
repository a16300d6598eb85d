import CProcesses
import ScriptLanguage
import VirtualTime

/// The last steps that a process of scenes began, in memory that it shares with its parent.
///
/// The parent reads it when the process died. The memory lives as long as the run's process.
struct SceneProgress {
  private static let headerCount = 2
  private static let capacity = RecentSteps.capacity

  private let memory: UnsafeMutablePointer<Int64>

  /// Creates a progress; nil if the system has no memory.
  init?() {
    guard let memory = process_share_memory(Int32(Self.headerCount + 2 * Self.capacity)) else {
      return nil
    }
    self.memory = memory
  }

  /// Records that a scene begins.
  func begin(scene: Int) {
    memory[0] = Int64(scene)
    memory[1] = 0
  }

  /// Records that a step begins, with the virtual time in nanoseconds and the number of the action.
  func begin(step index: Int, number: Int, at nanoseconds: Int64) {
    let place = Self.headerCount + 2 * (index % Self.capacity)
    memory[place] = nanoseconds
    memory[place + 1] = Int64(number)
    memory[1] = Int64(index + 1)
  }

  /// Returns the last steps that a scene began; the process was in the last of them when it ended.
  func recentSteps(of scene: Scene, at index: Int) -> RecentSteps {
    var recent = RecentSteps()
    let count = memory[0] == Int64(index) ? min(Int(memory[1]), scene.steps.count) : 0
    for step in max(0, count - Self.capacity)..<count {
      let place = Self.headerCount + 2 * (step % Self.capacity)
      let number = scene.steps[step].isAction ? Int(memory[place + 1]) : nil
      recent.add(scene.steps[step], number: number, at: memory[place])
    }
    return recent
  }

  /// Returns the number of steps that a scene began; nil if another scene began after it.
  func stepCount(at index: Int) -> Int? {
    memory[0] == Int64(index) ? Int(memory[1]) : nil
  }

  /// Returns the step that a scene was in; nil before the first.
  func step(of scene: Scene, at index: Int) -> Step? {
    let count = Int(memory[1])
    guard memory[0] == Int64(index), scene.steps.indices.contains(count - 1) else { return nil }
    return scene.steps[count - 1]
  }
}
