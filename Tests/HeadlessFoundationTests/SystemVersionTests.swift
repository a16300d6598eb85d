import Foundation
import HeadlessFoundation
import HeadlessUIKit
import Testing

@Suite("The version of the device's system")
struct SystemVersionTests {
  private static func version(_ major: Int, _ minor: Int = 0) -> OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
  }

  @Test("the version is UIDevice's, and the system has it and those before it")
  func version() {
    let version = Ported.systemVersion
    #expect("\(version.majorVersion).\(version.minorVersion)" == UIDevice.current.systemVersion)
    #expect(version.patchVersion == 0)
    #expect(Ported.isSystem(atLeast: version))
    #expect(Ported.isSystem(atLeast: Self.version(13, 4)))
    #expect(!Ported.isSystem(atLeast: Self.version(version.majorVersion, 1)))
    #expect(!Ported.isSystem(atLeast: Self.version(version.majorVersion + 1)))
  }
}
