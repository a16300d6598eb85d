/// The assignment of a process that explores a part of an app, and the way in which it saves its findings.
struct PartAtWork {
  /// The number of the part, from 0.
  let index: Int

  /// The acts of the process.
  let journal: ActJournal

  /// The acts that ended earlier processes of the part, which are left out.
  let skipped: Set<SkippedAct>

  /// The snapshot that the process goes on from; nil if the exploration begins.
  let known: ExplorationSnapshot?

  /// A closure that saves a snapshot, with which another process goes on if this one ends too early.
  let save: (ExplorationSnapshot) -> Void
}
