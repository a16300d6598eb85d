import Foundation
import Testing

@testable import Porting

@Suite("Reusable views with initializers of their own")
struct ReusableViewTests {
  private static let added = "public required init(reusableAs identifier: String) { fatalError("

  @Test("a cell or header that no list creates gets the initializer by which lists create them")
  func own() throws {
    let lines = try portedLines(
      """
      import UIKit
      class TitleCell: UITableViewCell {
        init(title: String) { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class BoldCell: TitleCell {}
      class Header: UITableViewHeaderFooterView { init(size: Int) { super.init(reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil } }
      class Prototype: UICollectionViewCell {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      final class LongCell: TitleCell {
        init() { super.init(title: "") }
        required init?(coder: NSCoder) { nil }
      }

      """)
    #expect(
      lines[1].hasPrefix(
        "class TitleCell: UITableViewCell { \(Self.added)\"TitleCell cannot be dequeued: it has no "
          + "init(style:reuseIdentifier:)\") };"))
    #expect(!lines[5].contains(Self.added))
    #expect(lines[6].contains(Self.added))
    #expect(lines[8].contains(Self.added))
    #expect(lines[11].contains(Self.added))
  }

  @Test("a cell with the system's initializer, or with none, inherits it")
  func inherited() throws {
    let source = """
      import UIKit
      class Plain: UITableViewCell {}
      class Styled: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      class Titled: UITableViewCell {
        convenience override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          self.init(title: "")
        }
        init(title: String) { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { nil }
      }
      class Row: UIView { init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil } }

      """
    #expect(try portedLines(source).joined(separator: "\n") == source)
  }
}

@Suite("Names that come with another import")
struct ImpliedImportTests {
  @Test("a file that filters images imports Core Image, which UIKit brings on Apple's systems")
  func coreImage() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Blur.swift": "import UIKit\nlet filter = CIFilter(name: \"CIBoxBlur\")\n",
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/Blur.swift")
        == "import CoreImage; import UIKit\nlet filter = CIFilter(name: \"CIBoxBlur\")\n")
    #expect(try folders.written("Sources/Modules/CoreImage/CoreImage.swift").contains("CIFilter"))
  }

  @Test("a file that registers a font imports Core Text, and a key that is copied is hashable")
  func coreText() throws {
    let lines = try portedLines(
      """
      import UIKit
      func register(_ url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
      let menu = UIContextMenuConfiguration(identifier: IndexPath() as NSCopying)

      """)
    #expect(lines[0] == "import CoreText; import UIKit")
    #expect(
      lines[2] == "let menu = UIContextMenuConfiguration(identifier: IndexPath() as AnyHashable)")
  }

  @Test("a file that reads the source of an image imports Image I/O, also without UIKit")
  func imageIO() throws {
    let lines = try portedLines(
      "import Foundation\nfunc source(_ url: NSURL) -> CGImageSource? { CGImageSourceCreateWithURL(url, nil) }\n"
    )
    #expect(lines[0] == "import ImageIO; import Foundation")
  }

  @Test("an object that is observed needs no import but that of a module which brings Combine")
  func combine() throws {
    let lines = try portedLines(
      "import WatchConnectivity\nfinal class Link: NSObject, ObservableObject { @Published var count = 0 }\n"
    )
    #expect(lines[0] == "import Combine; import WatchConnectivity")
  }

  @Test("a class of the app with such a name is the app's")
  func ownNames() throws {
    let source = "import UIKit\nfinal class CIFilter {}\nlet filter = CIFilter()\n"
    #expect(try portedLines(source).joined(separator: "\n") == source)
  }

  @Test("an unmanaged string of Core Foundation is an object, as it must be a class")
  func unmanaged() throws {
    let lines = try portedLines(
      """
      import UIKit
      func describe() -> Unmanaged<CFString> {
        Unmanaged.passRetained("here" as CFString)
      }

      """)
    #expect(lines[1] == "func describe() -> Unmanaged<NSString> {")
    #expect(lines[2] == "  Unmanaged.passRetained(NSString(string: \"here\"))")
  }
}
