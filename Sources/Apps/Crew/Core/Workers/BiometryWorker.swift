package import FluxVIP

/// A worker that posts the user's choice about biometry; it sends no requests.
package final class BiometryWorker: BaseWorker {
  /// Turns unlocking with biometry on or off.
  package func setEnabled(_ isEnabled: Bool) {
    dispatcher.post(isEnabled ? .biometryEnabled : .biometryDisabled)
  }
}
