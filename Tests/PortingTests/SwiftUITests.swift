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
}
