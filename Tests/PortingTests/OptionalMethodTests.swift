import Foundation
import Testing

@testable import Porting

@Suite("Optional methods of protocols")
struct OptionalMethodTests {
  @Test("an optional method of a protocol gets a body that returns the least of its type")
  func bodies() throws {
    let source = """
      import UIKit
      @objc public protocol Delegate: NSObjectProtocol {
        @objc optional func began()
        @objc optional func may(
          _ index: Int, for list: [Int]) -> Bool
        @objc optional func none() -> Void
        @objc optional func also() -> ()
        @objc optional func name() -> String
        @objc optional func height() -> CGFloat
        @objc optional func views() -> [UIView]
        @objc optional func table() -> [String: Int]
        @objc optional func view() -> UIView?
        @objc optional func color() -> UIColor
        func must() -> Int
      }
      @objc protocol Bare { func tell() }
      @objc protocol Child: Bare {}
      protocol Own { func tell() }

      """
    #expect(
      try ported(source) == """
        import UIKit
         public protocol Delegate: AnyObject {
            func began()
            func may(
            _ index: Int, for list: [Int]) -> Bool
            func none() -> Void
            func also() -> ()
            func name() -> String
            func height() -> CGFloat
            func views() -> [UIView]
            func table() -> [String: Int]
            func view() -> UIView?
            func color() -> UIColor
          func must() -> Int
        } ; extension Delegate { public func began() {}; public func may(     _ index: Int, for list: [Int]) -> Bool { false }; public func none() -> Void { () }; public func also() -> () { () }; public func name() -> String { "" }; public func height() -> CGFloat { 0 }; public func views() -> [UIView] { [] }; public func table() -> [String: Int] { [:] }; public func view() -> UIView? { nil }; public func color() -> UIColor { fatalError("color is not implemented") } }
         protocol Bare: AnyObject { func tell() }
         protocol Child: Bare {}
        protocol Own { func tell() }

        """)
  }

  @Test(
    "a variable with the name of an optional method is called as it is, a delegate's method without ?"
  )
  func variables() throws {
    let lines = try portedLines(
      """
      import CoreLocation
      typealias Setter<Value> = (Value) -> Void
      final class Proxy: NSObject {
        var locationManager: ((Int) -> Void)?
        var updateSearchResultsWithCount: Setter<Int>?
        weak var delegate: CLLocationManagerDelegate?
        func tell(_ other: Proxy, _ manager: CLLocationManager) {
          other.locationManager?(1)
          other.updateSearchResultsWithCount?(1)
          delegate?.locationManager?(manager, didUpdateLocations: [])
        }
      }

      """)
    #expect(lines[7] == "    other.locationManager?(1)")
    #expect(lines[8] == "    other.updateSearchResultsWithCount?(1)")
    #expect(lines[9] == "    delegate?.locationManager(manager, didUpdateLocations: [])")
  }

  @Test(
    "a call of an optional method has no question mark, and its result is optional where it is used"
  )
  func calls() throws {
    let source = """
      import UIKit
      @objc protocol Delegate {
        @objc optional func began()
        @objc optional func may(_ index: Int) -> Bool
        @objc optional func view() -> UIView?
      }
      final class Caller {
        var onTap: (() -> Void)?
        var tableViewTap: (() -> Void)?
        func call(_ list: UITableView, _ first: Delegate, _ second: Delegate?) {
          first.began?()
          second?.began?()
          let may = first.may?(1)
          print(first.may!(1), second?.may?(1) ?? false)
          onTap?()
          tableViewTap?()
          if first.began?() == nil {}
          list.delegate!.scrollViewDidScroll!(list)
          first.view?()?.alpha = 1
          first.view?().map { print($0) }
          _ = [first.may?(1)]
        }
      }

      """
    #expect(
      try ported(source) == """
        import UIKit
         protocol Delegate: AnyObject {
            func began()
            func may(_ index: Int) -> Bool
            func view() -> UIView?
        } ; extension Delegate { func began() {}; func may(_ index: Int) -> Bool { false }; func view() -> UIView? { nil } }
        final class Caller {
          var onTap: (() -> Void)?
          var tableViewTap: (() -> Void)?
          func call(_ list: UITableView, _ first: Delegate, _ second: Delegate?) {
            first.began()
            second?.began()
            let may = HeadlessUIKit.rehearsalOptional(first.may(1))
            print(first.may(1), second?.may(1) ?? false)
            onTap?()
            tableViewTap?()
            if HeadlessUIKit.rehearsalOptional(first.began()) == nil {}
            list.delegate!.scrollViewDidScroll(list)
            HeadlessUIKit.rehearsalOptional(first.view())?.alpha = 1
            first.view().map { print($0) }
            _ = [HeadlessUIKit.rehearsalOptional(first.may(1))]
          }
        }

        """)
  }

  @Test("the optional methods of the frameworks' delegates are known by the words they begin with")
  func words() throws {
    let names = [
      "tableView", "collectionView", "scrollViewDidScroll", "textFieldDidEndEditing",
      "textViewDidChange", "searchBar", "navigationController", "tabBarController",
      "presentationControllerDidDismiss", "applicationDidBecomeActive", "userNotificationCenter",
      "gestureRecognizer", "pickerView", "numberOfSections", "numberOfComponents",
      "pageViewController", "splitViewController", "updateSearchResults", "sceneDidBecomeActive",
      "windowScene", "adaptivePresentationStyle", "viewForZooming", "animationEnded",
      "interactionControllerForDismissal", "animationController", "tabBar", "locationManager",
      "mapView",
      "webView", "imagePickerController", "documentPicker", "audioPlayerDidFinishPlaying",
      "urlSession",
    ]
    let calls = names.map { "    delegate?.\($0)?(value)" }.joined(separator: "\n")
    let lines = try portedLines(
      """
      import AVFoundation
      import MapKit
      import UIKit
      import WebKit
      final class Proxy: NSObject {
        weak var delegate: UITableViewDelegate?
        func tell(_ value: Int) {
      \(calls)
          delegate?.other?(value)
        }
      }

      """)
    #expect(Array(lines[7..<7 + names.count]) == names.map { "    delegate?.\($0)(value)" })
    #expect(lines[7 + names.count] == "    delegate?.other?(value)")
  }
}
