import Foundation
import Testing

@testable import Porting

@Suite("Calls that Foundation has elsewhere in other words")
struct FoundationCallTests {
  @Test(
    "a value becomes an object of Foundation by a cast, which a conditional or forced cast stays")
  func bridges() throws {
    let source = """
      import Foundation
      let text = "a" as NSString
      let count = (name as NSString).length
      let day = date as NSDate
      let list = values as? NSArray
      let other = values as! NSArray
      let number = value as Int
      let object = value as NSNumber
      let mode = RunLoop.Mode.common as CFString

      """
    #expect(
      try ported(source) == """
        import Foundation
        let text = NSString(string: "a")
        let count = (NSString(string: name)).length
        let day = (date as Any as! NSDate)
        let list = values as? NSArray
        let other = values as! NSArray
        let number = value as Int
        let object = rehearsalNumber(value)
        let mode = RunLoop.Mode.common.rawValue as CFString

        """)
  }

  @Test("the texts of a date formatter are unwrapped by no mark, other members keep theirs")
  func symbols() throws {
    let source = """
      import Foundation
      let day = formatter.weekdaySymbols![0]
      let month = formatter.shortStandaloneMonthSymbols![1]
      let name = person.name!

      """
    #expect(
      try ported(source) == """
        import Foundation
        let day = formatter.weekdaySymbols[0]
        let month = formatter.shortStandaloneMonthSymbols[1]
        let name = person.name!

        """)
  }

  @Test("an observer with a block is added by another name, also in an extension of the center")
  func observers() throws {
    let source = """
      import Foundation
      extension NotificationCenter {
        func keep() { addObserver(forName: nil, object: nil, queue: nil) { _ in } }
      }
      final class Keeper {
        func addObserver(forName name: String) {}
        func keep() {
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
          addObserver(forName: "a")
        }
      }

      """
    #expect(
      try ported(source) == """
        import Foundation
        extension NotificationCenter {
          func keep() { rehearsalObserve(forName: nil, object: nil, queue: nil) { _ in } }
        }
        final class Keeper {
          func addObserver(forName name: String) {}
          func keep() {
            NotificationCenter.default.rehearsalObserve(forName: nil, object: nil, queue: nil) { _ in }
            addObserver(forName: "a")
          }
        }

        """)
  }

  @Test(
    "a dictionary becomes Core Foundation's by a call, and a constant of the keychain an object by a cast"
  )
  func coreFoundation() throws {
    let source = """
      import Foundation
      let status = SecItemDelete(query as CFDictionary)
      let added = SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil)
      let typed = values as? CFDictionary
      final class Keychain {
        static func wipe() { delete(kSecClassKey); self.delete(kSecClassIdentity); note(kSecClassKey) }
        static func delete(_ kind: AnyObject) {}
        static func note(_ kind: String) {}
      }

      """
    #expect(
      try ported(source) == """
        import Foundation
        let status = SecItemDelete(HeadlessUIKit.rehearsalDictionary(query))
        let added = SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil)
        let typed = values as? CFDictionary
        final class Keychain {
          static func wipe() { delete(kSecClassKey as AnyObject); self.delete(kSecClassIdentity as AnyObject); note(kSecClassKey) }
          static func delete(_ kind: AnyObject) {}
          static func note(_ kind: String) {}
        }

        """)
  }

  @Test(
    "the content of a fetched list becomes a snapshot of types by a call, and no other cast does")
  func fetchedContent() throws {
    let source = """
      import CoreData
      import UIKit
      final class List: NSObject, NSFetchedResultsControllerDelegate {
        var source: UITableViewDiffableDataSource<String, NSManagedObjectID>!
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>,
                        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
          var new = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
          let old = source.snapshot() as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
          source.apply(snapshot as Content, animatingDifferences: new != old)
        }
        func show(_ snapshot: Content) { source.apply(snapshot as Content) }
      }

      """
    let content = """
      import CoreData
      import UIKit
      typealias Content = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

      """
    #expect(
      try ported(source, with: content) == """
        import CoreData
        import UIKit
        final class List: NSObject, NSFetchedResultsControllerDelegate {
          var source: UITableViewDiffableDataSource<String, NSManagedObjectID>!
          func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>,
                          didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
            var new = snapshot.rehearsalSnapshot(NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)
            let old = source.snapshot() as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
            source.apply(snapshot.rehearsalSnapshot(Content.self), animatingDifferences: new != old)
          }
          func show(_ snapshot: Content) { source.apply(snapshot as Content) }
        }

        """)
  }

  @Test(
    "a code of an error by its number, an observer of a notification and an empty object have names of their own"
  )
  func names() throws {
    let source = """
      import Foundation
      let code = URLError.Code(rawValue: -1)
      let same = URLError.Code.init(rawValue: -1)
      let others = [Other.Code(rawValue: -1), URLError.Code(value: -1), URLError.Code()]
      let observer = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      center.addObserver(self, selector: action, name: nil, object: nil)
      let process = ProcessInfo()
      let texts = [NSAttributedString(), NSAttributedString(string: "a")]
      let made = ProcessInfo { 1 }

      """
    #expect(
      try ported(source, with: "enum Other {}") == """
        import Foundation
        let code = URLError.Code(rehearsalRawValue: -1)
        let same = URLError.Code.init(rehearsalRawValue: -1)
        let others = [Other.Code(rawValue: -1), URLError.Code(value: -1), URLError.Code()]
        let observer = center.rehearsalObserve(forName: nil, object: nil, queue: nil) { _ in }
        center.addObserver(self, selector: action, name: nil, object: nil)
        let process = ProcessInfo.processInfo
        let texts = [NSAttributedString(string: ""), NSAttributedString(string: "a")]
        let made = ProcessInfo { 1 }

        """)
  }

  @Test("the name of an object's class is asked for by type(of:) and description() alone")
  func descriptions() throws {
    let source = """
      let name = type(of: object).description()
      let others = [kind(of: object).description(), type(of: object).description(1)]
      let summary = type(of: object).summary()

      """
    #expect(
      try ported(source) == """
        let name = String(reflecting: type(of: object))
        let others = [kind(of: object).description(), type(of: object).description(1)]
        let summary = type(of: object).summary()

        """)
  }

  @Test(
    "comparisons of two numbers at the top level yield to Foundation's, other operators do not")
  func comparisons() throws {
    let source = """
      import Foundation
      func < (left: NSNumber, right: NSNumber) -> Bool { true }
      func > (left: NSNumber, right: NSNumber) -> Bool { true }
      func <= (left: NSNumber, right: NSNumber) -> Bool { true }
      func >= (left: NSNumber, right: NSNumber) -> Bool { true }
      func == (left: NSNumber, right: NSNumber) -> Bool { true }
      func < (left: NSNumber, right: Int) -> Bool { true }
      prefix func < (left: NSNumber) -> Bool { true }
      struct Value { static func < (left: NSNumber, right: NSNumber) -> Bool { true } }

      """
    #expect(
      try ported(source) == """
        import Foundation
        @_disfavoredOverload func < (left: NSNumber, right: NSNumber) -> Bool { true }
        @_disfavoredOverload func > (left: NSNumber, right: NSNumber) -> Bool { true }
        @_disfavoredOverload func <= (left: NSNumber, right: NSNumber) -> Bool { true }
        @_disfavoredOverload func >= (left: NSNumber, right: NSNumber) -> Bool { true }
        func == (left: NSNumber, right: NSNumber) -> Bool { true }
        func < (left: NSNumber, right: Int) -> Bool { true }
        prefix func < (left: NSNumber) -> Bool { true }
        struct Value { static func < (left: NSNumber, right: NSNumber) -> Bool { true } }

        """)
  }

  @Test(
    "a literal of two or more text attributes in a variable without a type is a dictionary of any values"
  )
  func attributes() throws {
    let source = """
      import UIKit
      let now = [NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2]
      let four = [NSAttributedStringKey.font: 1, NSAttributedStringKey.kern: 2]
      let three = [NSFontAttributeName: 1, NSKernAttributeName: 2]
      let one = [NSAttributedString.Key.font: 1]
      let others = [NSOther: 1, NSThing: 2]
      let names = [FontAttributeName: 1, KernAttributeName: 2]
      let typed: [NSAttributedString.Key: Int] = [NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2]
      set([NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2])

      """
    #expect(
      try ported(
        source, with: "let NSOther = 1, NSThing = 2, FontAttributeName = 3, KernAttributeName = 4")
          == """
          import UIKit
          let now = [NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2] as [NSAttributedString.Key: Any]
          let four = [NSAttributedStringKey.font: 1, NSAttributedStringKey.kern: 2] as [NSAttributedString.Key: Any]
          let three = [NSFontAttributeName: 1, NSKernAttributeName: 2] as [NSAttributedString.Key: Any]
          let one = [NSAttributedString.Key.font: 1]
          let others = [NSOther: 1, NSThing: 2]
          let names = [FontAttributeName: 1, KernAttributeName: 2]
          let typed: [NSAttributedString.Key: Int] = [NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2]
          set([NSAttributedString.Key.font: 1, NSAttributedString.Key.kern: 2])

          """)
  }

  @Test("an interval of Dispatch is RxSwift's in a file that imports RxSwift")
  func intervals() throws {
    let source = """
      import RxSwift
      let interval: DispatchTimeInterval = DispatchTimeInterval.seconds(1)
      let other = DispatchTime.now()

      """
    #expect(
      try ported(source) == """
        import RxSwift
        let interval: RxTimeInterval = RxTimeInterval.seconds(1)
        let other = DispatchTime.now()

        """)
  }

  @Test("an interval of Dispatch stays Dispatch's in a file without RxSwift")
  func ownIntervals() throws {
    let source = """
      import Foundation
      let interval: DispatchTimeInterval = DispatchTimeInterval.seconds(1)

      """
    #expect(try ported(source) == source)
  }

  @Test(
    "a module of the system is Foundation, one that is nowhere is a comment, and the app's own is gone"
  )
  func imports() throws {
    let source = """
      import Swift
      import Hello
      import func Darwin.malloc
      import enum UIKit.UIView.Style
      import struct Nowhere.Thing
      @testable import Foundation

      """
    #expect(
      try ported(source) == """
        import Swift

        import Foundation
        import enum UIKit.Style
        /* import struct Nowhere.Thing */
        @testable import Foundation

        """)
  }

  @Test("a subclass of Bundle has a superclass that it can inherit from")
  func bundles() throws {
    #expect(
      try portedLines(
        """
        import Foundation
        private final class Other: Bundle, Named { override func localizedString(forKey key: String, value: String?, table: String?) -> String { key } }
        class Third: Foundation.Bundle {}
        class Bag: BundleLike {}
        protocol Named {}
        class BundleLike {}
        """
      ).map { $0.prefix { $0 != "{" } } == [
        "import Foundation",
        "private final class Other: HeadlessUIKit.OverridableBundle, Named ",
        "class Third: HeadlessUIKit.OverridableBundle ", "class Bag: BundleLike ",
        "protocol Named ", "class BundleLike ",
      ])
  }

  @Test("a type of Foundation's networking is named without its module, which is another one here")
  func networking() throws {
    let source = """
      import Foundation
      let a: Foundation.URLRequest? = Foundation.URLRequest(url: b)

      """
    #expect(
      try portedLines(source + "let c = Foundation.URLQueryItem.self\n") == [
        "import Foundation", "let a: URLRequest? = URLRequest(url: b)",
        "let c = Foundation.URLQueryItem.self", "",
      ])
    #expect(
      try portedLines(source, with: "struct URLRequest {}")[1]
        == "let a: Foundation.URLRequest? = Foundation.URLRequest(url: b)")
  }
}
