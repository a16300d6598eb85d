import Testing

@testable import Porting

@Suite("Storyboards and nibs of a project")
struct InterfaceMembershipTests {
  private let project = """
    // !$*UTF8*$!
    {objects = {
      project = {isa = PBXProject; mainGroup = main; targets = (app);};
      main = {isa = PBXGroup; children = (main1, cell, gone); path = Shop; sourceTree = "<group>";};
      main1 = {isa = PBXVariantGroup; children = (base, german); name = "Main.storyboard";
        sourceTree = "<group>";};
      base = {isa = PBXFileReference; path = "Base.lproj/Main.storyboard"; sourceTree = "<group>";};
      german = {isa = PBXFileReference; path = "de.lproj/Main.storyboard"; sourceTree = "<group>";};
      cell = {isa = PBXFileReference; path = "Views/Cell.xib"; sourceTree = "<group>";};
      gone = {isa = PBXFileReference; path = "Gone.xib"; sourceTree = "<group>";};
      app = {isa = PBXNativeTarget; name = Shop; buildPhases = (phase);
        productType = "com.apple.product-type.application";};
      phase = {files = (f1, f2, f3);}; f1 = {fileRef = main1;}; f2 = {fileRef = cell;};
      f3 = {fileRef = gone;};
    };}
    """

  @Test("of several files of one name, those that the project builds are the app's")
  func builtOnes() throws {
    let paths = [
      "Shop/Base.lproj/Main.storyboard", "Shop/Old/Main.storyboard", "Shop/Other.xib",
      "Shop/Views/Cell.xib", "Shop/Views/Old/Cell.xib", "Shop/de.lproj/Main.storyboard",
      "Elsewhere/Gone.xib",
    ]
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    let folders = try Folders(
      files.merging(["Shop.xcodeproj/project.pbxproj": project]) { file, _ in file })
    let found = try AppFolder(
      folders.app, excluding: [], project: XcodeProject(in: folders.app))
    // The project's place of Gone.xib has no file, and it does not know Other.xib: both may be used.
    #expect(
      found.interfaces.sorted() == [
        "Elsewhere/Gone.xib", "Shop/Base.lproj/Main.storyboard", "Shop/Other.xib",
        "Shop/Views/Cell.xib", "Shop/de.lproj/Main.storyboard",
      ])
  }
}
