public import Foundation
internal import HeadlessUIKit

extension Ported {
  /// The version of the device's system, as `UIDevice` tells it.
  nonisolated public static var systemVersion: OperatingSystemVersion {
    let parts = UIDevice.version.split(separator: ".").map { Int($0) ?? 0 }
    return OperatingSystemVersion(
      majorVersion: parts.first ?? 0, minorVersion: parts.dropFirst().first ?? 0,
      patchVersion: parts.dropFirst(2).first ?? 0)
  }

  /// Returns whether the device's system has a version or a later one.
  nonisolated public static func isSystem(atLeast version: OperatingSystemVersion) -> Bool {
    let own = systemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
