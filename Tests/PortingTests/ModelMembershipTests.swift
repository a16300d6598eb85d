import Testing

@testable import Porting

@Suite("Core Data's models of a project")
struct ModelMembershipTests {
  /// Returns a project that builds a model at a path.
  private func project(_ path: String) -> String {
    """
    // !$*UTF8*$!
    {objects = {
      project = {isa = PBXProject; mainGroup = main; targets = (app);};
      main = {isa = PBXGroup; children = (model); sourceTree = "<group>";};
      model = {isa = XCVersionGroup; children = (version); path = "\(path)";
        sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel;};
      version = {isa = PBXFileReference; path = "Books.xcdatamodel"; sourceTree = "<group>";};
      app = {isa = PBXNativeTarget; name = Shop; buildPhases = (phase);
        productType = "com.apple.product-type.application";};
      phase = {files = (f1);}; f1 = {fileRef = model;};
    };}
    """
  }

  private func models(_ project: String) throws -> [String] {
    let folders = try Folders([
      "Shop.xcodeproj/project.pbxproj": project,
      "Old/Books.xcdatamodeld/Books.xcdatamodel/contents": "",
      "Data/Books.xcdatamodeld/Books.xcdatamodel/contents": "",
      "Data/Gone.xcdatamodeld/Gone.xcdatamodel/contents": "",
    ])
    return try AppFolder(folders.app, excluding: [], project: XcodeProject(in: folders.app)).models
  }

  @Test("the models that the project builds are the app's")
  func builtOnes() throws {
    #expect(try models(project("Data/Books.xcdatamodeld")) == ["Data/Books.xcdatamodeld"])
  }

  @Test("all models are the app's where the project builds none that is there")
  func noneBuilt() throws {
    let all = ["Data/Books.xcdatamodeld", "Data/Gone.xcdatamodeld", "Old/Books.xcdatamodeld"]
    #expect(try models(project("Elsewhere/Books.xcdatamodeld")) == all)
  }
}
