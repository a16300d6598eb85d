import Foundation
import Testing

@testable import Porting

@Suite("Views of SwiftUI")
struct SwiftUITests {
  @Test("a view is empty, and previews are left out on their lines")
  func views() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        func made() -> some View { Text("a") }
        func other() -> some SwiftUI.View { Text("a") }
        func text() -> some StringProtocol { "a" }
        var list: some SwiftUI.View { Text("a") }
        var title: some StringProtocol { "a" }
      }
      struct RowPreviews: SwiftUI.PreviewProvider { static var previews: some View { Row() } }
      #Preview("Row") { Row() }
      #Other { Row() }
      struct Holder { #Preview { Row() } }
      func make() { #Preview { Row() } }

      """
    #expect(
      try ported(source) == """
        import SwiftUI
        struct Row: View {
          func made() -> some View { EmptyView() }
          func other() -> some SwiftUI.View { EmptyView() }
          func text() -> some StringProtocol { "a" }
          var list: some SwiftUI.View { EmptyView() }
          var title: some StringProtocol { "a" }
        }


        #Other { Row() }
        struct Holder {  }
        func make() {  }

        """)
  }

  @Test("a view without a type is an empty one, and an observed property keeps its value")
  func anyViews() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("a") }
        var any: AnyView { AnyView(Text("a")) }
        func made() -> AnyView { AnyView(HStack { Text("a") }) }
        var stored: AnyView = AnyView(EmptyView()) { didSet { print(1) } }
      }

      """
    #expect(
      try ported(source) == """
        import SwiftUI
        struct Row: View {
          var body: some View { EmptyView() }
          var any: AnyView { AnyView(EmptyView()) }
          func made() -> AnyView { AnyView(EmptyView()) }
          var stored: AnyView = AnyView(EmptyView()) { didSet { print(1) } }
        }

        """)
  }

  @Test("a preview is left out with all that it contains, without a note")
  func previewContents() throws {
    let source = """
      import SwiftUI
      struct Row: View { var body: some View { Text("a") } }
      struct RowPreviews: PreviewProvider {
        @main struct Starter: App { var body: some Scene { WindowGroup { Row() } } }
        static var previews: some View { Row() }
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Row.swift": source])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/Row.swift").split(separator: "\n") == [
        "import SwiftUI", "struct Row: View { var body: some View { EmptyView() } }",
      ])
  }
}
