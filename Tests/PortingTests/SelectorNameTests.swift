import Foundation
import Testing

@testable import Porting

@Suite("Names of selectors")
struct SelectorNameTests {
  private func selector(_ expression: String, _ more: String = "") throws -> String {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Screen.swift": """
      import UIKit
      import WebKit
      class Screen: UIViewController {
        let selector = #selector(\(expression))
      }
      \(more)

      """,
    ])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/App/Screen.swift")
    let name = text.firstMatch(of: /let selector = HeadlessUIKit\.Selector\("(.*?)"\)/)
    return name.map { String($0.output.1) } ?? text
  }

  @Test(
    "a method of UIKit has its name in Objective-C",
    arguments: [
      ("UIView.endEditing(_:)", "endEditing:"), ("UIView.endEditing", "endEditing:"),
      ("UIResponder.becomeFirstResponder", "becomeFirstResponder"),
      ("UINavigationController.popViewController(animated:)", "popViewControllerAnimated:"),
      ("UIViewController.viewDidAppear", "viewDidAppear:"),
      ("UIViewController.didMove(toParent:)", "didMoveToParentViewController:"),
      ("UINavigationController.popToRootViewController", "popToRootViewControllerAnimated:"),
      ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
      ("WKWebView.reload", "reload"), ("UITableView.reloadData", "reloadData"),
    ])
  func ofUIKit(_ expression: String, _ name: String) throws {
    #expect(try selector(expression) == name)
  }

  @Test(
    "parentheses and a cast, which choose among methods of one name, are no part of the name",
    arguments: [
      ("UIView.endEditing(_:) as (UIView) -> (Bool) -> Bool", "endEditing:"),
      ("(UIView.endEditing)", "endEditing:"),
      ("(UIView.endEditing) as (UIView) -> (Bool) -> Bool", "endEditing:"),
      ("(UIView.endEditing as (UIView) -> (Bool) -> Bool)", "endEditing:"),
      ("((dismiss(animated:completion:)))", "dismissViewControllerAnimated:completion:"),
      ("setter: UIViewController.title", "setTitle:"), ("getter: UIViewController.title", "title"),
    ])
  func chosen(_ expression: String, _ name: String) throws {
    #expect(try selector(expression) == name)
  }

  @Test("a class of the app with a method of that name does not hide UIKit's")
  func hidden() throws {
    let other = """
      class Other: UIViewController {
        @objc func dismiss(_ sender: Any) {}
        @objc func reload(_ sender: Any) {}
      }
      """
    #expect(
      try selector("dismiss(animated:completion:)", other)
        == "dismissViewControllerAnimated:completion:")
    #expect(try selector("WKWebView.reload", other) == "reload")
    #expect(try selector("Other.dismiss", other) == "dismiss:")
    #expect(try selector("Other.reload(_:)", other) == "reload:")
  }

  @Test("a method of a value whose class is not known is that of any class of the app")
  func ofUnknownValue() throws {
    let model = """
      class Model: NSObject {
        @objc func other() {}
        @objc func refreshAll(_ sender: Any) {}
      }
      """
    #expect(try selector("model.refreshAll", model) == "refreshAll:")
  }

  @Test("an extension of a class of UIKit comes before UIKit's own methods of the same base")
  func extended() throws {
    let text = "extension UIView { @objc func hideKeyboard(_ sender: Any) {} }"
    #expect(try selector("UITextField.hideKeyboard", text) == "hideKeyboard:")
  }
}
