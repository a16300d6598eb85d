import CProcesses

/// A runner of batches of scenes in several lanes, which each fork the processes of scenes.
///
/// The lanes fork at the same time, so that the cost of forks is spread over the cores too.
final class ParallelRunner {
  private let makeRunner: (SceneProgress) -> ProcessRunner
  private let emit: (SceneMessage) -> Void
  private var lanes: [Lane] = []
  private var ended: Set<Int> = []
  private var isStopping = false

  /// Creates a runner that passes on the messages of all scenes, in any order.
  init(
    makeRunner: @escaping (SceneProgress) -> ProcessRunner,
    emit: @escaping (SceneMessage) -> Void
  ) {
    self.makeRunner = makeRunner
    self.emit = emit
  }

  /// Runs all batches, unless a signal or a condition stops the lanes.
  func run(_ batches: [Range<Int>], jobs: Int, until isDone: () -> Bool) {
    var rest = batches
    while !rest.isEmpty, !isStopping {
      let count = ended.count
      runOnce(rest, jobs: jobs, until: isDone)
      // A lane that was killed leaves scenes behind; a round that ends none is the last one.
      guard ended.count > count else { return }
      rest = rest.compactMap(unfinished)
    }
  }

  private func unfinished(_ batch: Range<Int>) -> Range<Int>? {
    batch.first { !ended.contains($0) }.map { $0..<batch.upperBound }
  }

  private func runOnce(_ batches: [Range<Int>], jobs: Int, until isDone: () -> Bool) {
    guard let taken = process_share_memory(1) else { return }
    for _ in 0..<min(jobs, batches.count) {
      let lane = Lane(
        {
          let next = Int(process_take_number(taken))
          return next < batches.count ? batches[next] : nil
        }, makeRunner: makeRunner)
      if let lane { lanes.append(lane) }
    }
    while !lanes.isEmpty {
      if !isStopping, isDone() || process_caught_signal() != 0 { stop() }
      let descriptors = lanes.map(\.process.messages.descriptor)
      process_wait(descriptors, Int32(descriptors.count), -1)
      lanes.removeAll(where: hasEnded)
    }
  }

  private func stop() {
    isStopping = true
    for lane in lanes { process_stop(lane.process.identifier) }
  }

  /// Passes on the messages of a lane and returns whether it has ended.
  private func hasEnded(_ lane: Lane) -> Bool {
    let end = lane.process.takeEnd()
    for message in lane.takeMessages() { pass(message) }
    guard let end else { return false }
    if !isStopping, let scene = lane.scene {
      let watch = SceneWatch(scene..<scene + 1, timeout: .zero)
      pass(makeRunner(lane.progress).dead(scene, end, watch))
    }
    return true
  }

  private func pass(_ message: SceneMessage) {
    if message.kind == .ended { ended.insert(message.scene) }
    emit(message)
  }
}
