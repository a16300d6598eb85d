import Foundation
import Testing

@testable import Porting

/// Members whose names are known here for something else, in apps that lack a module.
@Suite("Members of a missing module with a known name", .enabled(if: System.isLinux))
struct MemberKindTests {
  /// Ports an app of one source; returns the names that are left out, with their lines.
  private func leftOut(_ source: String) throws -> [String] {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    return try folders.port().notes.flatMap { note in
      note.places.map { "\($0.split(separator: ":").last ?? ""): \(note.name)" }
    }
  }

  @Test(
    "a called member that is known as a property alone is left out, and one known as a method stays"
  )
  func calledProperty() throws {
    #expect(
      try leftOut(
        """
        import UIKit
        import Stevia
        final class Box: UIView {
          func arrange(_ label: UILabel) {
            label.top(8)
            label.sizeToFit()
            label.frame.insetBy(dx: 1, dy: 1)
          }
        }
        """) == ["5: top"])
  }

  @Test("a member with members of its own that is known as a method alone is left out")
  func memberOfMethod() throws {
    #expect(
      try leftOut(
        """
        import UIKit
        import PinLayout
        final class Box: UIView {
          func arrange(_ label: UILabel) {
            label.sizeToFit.all()
            label.layer.removeAllAnimations()
          }
        }
        """) == ["5: sizeToFit"])
  }

  @Test("Then's `do` and the operator of RxSwift are both there")
  func thenAndRx() throws {
    #expect(
      try leftOut(
        """
        import UIKit
        import RxSwift
        import Then
        final class Box: UIView {
          func arrange(_ label: UILabel, _ names: Observable<String>) {
            label.do { $0.text = "a" }
            names.do(onNext: { print($0) }).subscribe()
          }
        }
        """) == [])
  }

  @Test(
    "a label that nothing here has, of a type that is not the app's or of a subscript, is left out")
  func label() throws {
    #expect(
      try leftOut(
        """
        import UIKit
        import WidgetUI
        struct Own { let hexText: String }
        final class Box: UIView {
          func paint(_ names: [String]) {
            backgroundColor = UIColor(hexText: "#fff")
            print(names[safely: 1], Own(hexText: "#fff"))
            tintColor = UIColor(named: names[keyPath: \\.first] ?? "")
            setAlpha(toPercent: 50)
          }
          func setAlpha(toPercent: CGFloat) { alpha = CGFloat(toPercent: toPercent) }
        }
        """) == ["6: init(hexText:)", "7: subscript(safely:)"])
  }

  @Test("the parameter of a container that an extension decodes from is known")
  func containerParameter() throws {
    #expect(
      try leftOut(
        """
        import Foundation
        import WidgetUI
        extension KeyedDecodingContainer {
          func number(forKey key: K) throws -> Int { try decode(Int.self, forKey: key) }
        }
        """) == [])
  }

  @Test(
    "in a file with SwiftUI the members that a class uses are left out, and those of views stay")
  func swiftUI() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "B.swift": "import LayoutKit\nimport UIKit\n",
      "A.swift": """
      import SwiftUI
      final class Box: UIView {
        func arrange(_ label: UILabel) { label.lay.makeConstraints { _ in }; print(1) }
      }
      struct Row: View { let style = Text("a").snowy() }
      """,
    ])
    let notes = try folders.port().notes.flatMap { note in
      note.places.map { "\($0.split(separator: ":").last ?? ""): \(note.name)" }
    }
    #expect(notes == ["3: lay"])
  }

  @Test("a static method of CombineExt that takes a closure alone is left out with its body")
  func combineExt() throws {
    #expect(
      try leftOut(
        """
        import Combine
        import CombineExt
        import UIKit
        final class Loader {
          func load() -> AnyPublisher<Int, Never> { AnyPublisher.create { _ in } }
        }
        """) == ["5: load() of A.swift"])
  }

  @Test("a constant that is left out is lost although other types have a member of its name")
  func lostConstant() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Constants.swift": "import Pinboard\nlet count = PinOptions.count\nlet options = 3\n",
      "A.swift": """
      import UIKit
      final class Box: UIView {
        func rows() -> Int { count }
        func own(_ list: [Int]) -> Int { list.count }
        func local() -> Int {
          let count = 1
          return count
        }
      }
      """,
      "B.swift": "struct Pile { let count = 2; var twice: Int { count * 2 } }\n",
      "C.swift": "import UIKit\nfinal class Shelf: UIView { func rows() -> Int { count } }\n",
    ])
    let names = try folders.port().notes.map { "\($0.kind) \($0.name)" }
    #expect(names == ["declaration left out count of Constants.swift"])
    let others = try Folders([
      "AppDelegate.swift": appDelegate,
      "Constants.swift": "import Pinboard\nlet count = PinOptions.count\nlet options = 3\n",
      "C.swift": "import UIKit\nfinal class Shelf: UIView { func rows() -> Int { count } }\n",
    ])
    #expect(
      try others.port().notes.map { "\($0.kind) \($0.name)" } == [
        "body left out rows() of C.swift", "declaration left out count of Constants.swift",
      ])
  }
}
