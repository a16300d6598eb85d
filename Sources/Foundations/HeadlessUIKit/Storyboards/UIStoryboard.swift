public import Foundation
package import HeadlessDevice

/// A storyboard of the app, converted by `rehearse port`.
open class UIStoryboard: HeadlessObject {
  private let name: String
  private let file: InterfaceFile?

  /// The storyboard that an app created, whose references led to this one; nil for one of the app's own.
  var referrer: UIStoryboard?

  /// Creates a storyboard; one that the app does not have is a finding, since UIKit raises an
  /// exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    file = InterfaceFile.storyboard(name)
    super.init()
    if file == nil { reportMissing() }
  }

  private static let noCreator: ((NSCoder) -> UIViewController?)? = nil

  /// Creates the initial view controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: Self.noCreator)
  }

  /// Creates the initial view controller with a closure, which may return nil for the default.
  public final func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let element = file?.initialController else { return nil }
    return make(element, creator) as? Controller
  }

  /// Creates the view controller with an identifier.
  ///
  /// An identifier that the storyboard does not have is a finding, since UIKit raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, UIStoryboard.noCreator) ?? UIViewController()
  }

  /// Creates the view controller with an identifier with a closure, which may return nil.
  public final func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(identifier, creator)
    guard let controller = made as? Controller else {
      preconditionFailure(
        """
        The storyboard "\(name)" has no \(Controller.self) with the identifier "\(identifier)"; \
        it made \(made.map { "a \(type(of: $0))" } ?? "nothing"). UIKit ends the app here, too.
        """)
    }
    return controller
  }

  private func make<Controller: UIViewController>(
    _ identifier: String, _ creator: ((NSCoder) -> Controller?)?
  ) -> UIViewController? {
    guard let file else { return nil }
    guard let element = file.controller(identifier: identifier) else {
      reportMissing(identifier)
      return nil
    }
    return make(element, creator)
  }

  private func make<Controller: UIViewController>(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> Controller?)?
  ) -> UIViewController? {
    let made = instantiate(element) { creator?($0) }
    if let made { UIApplication.shared.autorelease([made]) }
    return made
  }

  /// Creates the controller of an element, of which the library that the app uses hears once.
  func instantiate(
    _ element: InterfaceElement, _ creator: (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController? {
    guard let file,
      let made = InterfaceScene.makeController(element, in: file, of: self, creator)
    else { return nil }
    // A reference creates its controller by the storyboard to which it leads.
    if !element.isStoryboardReference {
      AppResources.storyboardLibrary?.didInstantiate(made, from: referrer ?? self)
    }
    return made
  }

  private func reportMissing() {
    Device.current.findings.report(
      .storyboard,
      """
      Could not find a storyboard named '\(name)'; UIKit raises an exception. Add \
      \(name).storyboard to the app's folder, and port it again.
      """)
  }

  private func reportMissing(_ identifier: String) {
    let known = file?.storyboardIdentifiers.joined(separator: ", ") ?? ""
    Device.current.findings.report(
      .storyboard,
      """
      Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'; UIKit \
      raises an exception. It has \(known.isEmpty ? "no identifiers" : known).
      """)
  }
}

extension Finding.Kind {
  /// A misuse of a storyboard or a nib.
  package static let storyboard = Finding.Kind(rawValue: "storyboard")
}
