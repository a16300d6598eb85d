import Foundation
import Testing

@testable import Porting

@Suite("Files of several unit test targets")
struct SharedTestFileTests {
  private func bundles(_ files: [String]) throws -> TestBundles {
    let folders = try Folders(["Hello.xcodeproj/project.pbxproj": TestBundleTests.project])
    return TestBundles(files, app: "Hello", project: try XcodeProject(in: folders.app))
  }

  @Test("of files of one name a target builds the one that is nearest to its own files")
  func nearest() throws {
    let shared = ["App/AppTests", "Kit/OtherTests", "Kit/ZooTests"].map { "\($0)/Shared.swift" }
    let bundles = try bundles(["Kit/KitTests/Helper.swift"] + shared.reversed())
    #expect(bundles.all.map(\.name) == ["AppTests", "KitTests", "OtherTests", "ZooTests"])
    #expect(bundles.all[1].files == ["Kit/KitTests/Helper.swift", "Kit/OtherTests/Shared.swift"])
    #expect(bundles.targets(of: shared[1]) == ["KitTests", "OtherTests"])
  }

  @Test("a target has the resources of its folder, and a single target all of them")
  func resources() throws {
    let resources = ["KitTests/a.json", "AppTests/b.json", "c.json"]
    let two = try bundles(["KitTests/Helper.swift", "AppTests/Other.swift"])
    #expect(two.resources(of: "KitTests", among: resources) == ["KitTests/a.json"])
    #expect(two.resources(of: "AppTests", among: resources) == ["AppTests/b.json"])
    let one = try bundles(["KitTests/Helper.swift"])
    #expect(one.resources(of: "HelloTests", among: resources) == resources)
  }
}
