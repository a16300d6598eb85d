import Dispatch
import Foundation

/// Runs a closure on a thread of its own, and waits for its result.
nonisolated func onAnotherThread(_ body: @escaping () -> Bool) -> Bool {
  var result = false
  let done = DispatchSemaphore(value: 0)
  // A work item need not be Sendable: the compiler keeps observables in one domain otherwise.
  let item = DispatchWorkItem {
    result = body()
    done.signal()
  }
  let address = UInt(bitPattern: Unmanaged.passRetained(item).toOpaque())
  Thread.detachNewThread {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<DispatchWorkItem>.fromOpaque(pointer).takeRetainedValue().perform()
  }
  done.wait()
  return result
}
