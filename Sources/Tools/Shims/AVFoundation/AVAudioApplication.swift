// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// The app's permission to record, which is what `permission.microphone` in the device's storage answers.
open class AVAudioApplication: NSObject {
  nonisolated public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let instance = AVAudioApplication()
  open class var shared: AVAudioApplication { instance }

  open var recordPermission: recordPermission {
    switch AVAudioSession.permission.status {
    case nil: .undetermined
    case "denied": .denied
    default: .granted
    }
  }

  open class func requestRecordPermission(
    completionHandler response: @escaping @MainActor (Bool) -> Void
  ) {
    AVAudioSession.permission.ask()
    Ported.async { response(shared.recordPermission == .granted) }
  }

  open class func requestRecordPermission() async -> Bool {
    AVAudioSession.permission.ask()
    return shared.recordPermission == .granted
  }
}
