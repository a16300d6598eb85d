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
        var save: some ToolbarContent { ToolbarItem { Text("a") } }
        var drag: some Gesture { DragGesture() }
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
          var save: some ToolbarContent { EmptyView() }
          var drag: some Gesture { EmptyView() }
        }


        #Other { Row() }
        struct Holder {  }
        func make() {  }

        """)
  }

  @Test("a path and an alert of SwiftUI are empty; types of the app with their names stay")
  func paths() throws {
    let source = """
      import SwiftUI
      struct Corner: Shape { func path(in rect: CGRect) -> Path { Path { $0.closeSubpath() } } }
      func alert() -> Alert { Alert(title: Text("a")) }

      """
    let expected = """
      import SwiftUI
      struct Corner: Shape { func path(in rect: CGRect) -> Path { Path() } }
      func alert() -> Alert { Alert(title: Text("a")) }

      """
    #expect(try ported(source, with: "struct Alert {}") == expected)
    #expect(
      try ported(source)
        == expected.replacing("Alert(title: Text(\"a\"))", with: "Alert.rehearsalEmpty"))
  }

  @Test("in an app with a type EmptyView of its own the view without content is SwiftUI's")
  func ownEmptyView() throws {
    let source = """
      import SwiftUI
      struct Row: View { var body: some View { Text("a") } }
      func any() -> AnyView { AnyView(Row()) }

      """
    #expect(
      try ported(source, with: "class EmptyView {}") == """
        import SwiftUI
        struct Row: View { var body: some View { SwiftUI.EmptyView() } }
        func any() -> AnyView { AnyView(SwiftUI.EmptyView()) }

        """)
  }

  @Test("an app that starts with scenes of SwiftUI is refused, although it has a delegate")
  func startOfSwiftUI() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate.replacing("@main\n", with: "").replacing("@main ", with: "")
        .replacing("@UIApplicationMain\n", with: ""),
      "Start.swift": """
      import SwiftUI
      @main
      struct Start: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Text("a") } }
      }
      """,
    ])
    #expect(
      throws: PortError(
        """
        \(folders.app.path)/Start.swift:2: Start starts the app with scenes of SwiftUI, and an app of \
        SwiftUI cannot be ported. Give it an app delegate that shows a window.
        """)
    ) { try folders.port() }
  }

  @Test("a cell's content by views of SwiftUI is named after the first view, and keeps its lines")
  func hostedContent() throws {
    let source = """
      import SwiftUI
      func show(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration {
          Unknown(name: "a").padding()
        }
        .margins(.all, 0).background { Other() }
        cell.contentConfiguration = UIHostingConfiguration { cell.count }
        other { Text("a") }
      }
      func other(_ make: () -> Any) {}

      """
    let expected = """
      import SwiftUI
      func show(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration(rehearsalContent: "Unknown")



        cell.contentConfiguration = UIHostingConfiguration(rehearsalContent: "UIHostingConfiguration")
        other { Text("a") }
      }
      func other(_ make: () -> Any) {}

      """
    #expect(try ported(source) == expected)
    #expect(try ported(source, with: "struct UIHostingConfiguration {}") == source)
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
      extension RowPreviews { struct Sample { let chart: Chart } }
      extension Row { var name: String { "row" } }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Row.swift": source])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/Row.swift").split(separator: "\n") == [
        "import SwiftUI", "struct Row: View { var body: some View { EmptyView() } }",
        "extension Row { var name: String { \"row\" } }",
      ])
  }
}
