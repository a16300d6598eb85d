// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A sound of the system; each one that is played is an event.
public typealias SystemSoundID = UInt32

nonisolated public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Device.current.log.post("system sound \(inSystemSoundID)")
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  Ported.async { inCompletionBlock?() }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

public typealias CFURL = URL
nonisolated public let kAudioServicesNoError: Int32 = 0

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 1000
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
