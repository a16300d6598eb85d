import Foundation

extension UITextView {
  /// The objects of TextKit that hold the text, each made when the app first asks for it.
  struct Texts {
    var container: NSTextContainer?
    var manager: NSLayoutManager?
    var storage: NSTextStorage?
  }

  /// The container of the text.
  public final var textContainer: NSTextContainer {
    if let container = texts.container { return container }
    let made = NSTextContainer()
    texts.container = made
    return made
  }

  /// The layout manager of the container.
  public final var layoutManager: NSLayoutManager {
    if let manager = texts.manager { return manager }
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    texts.manager = made
    return made
  }

  /// The text with its attributes; a change of it is one of the view's text, without a call of the delegate.
  public final var textStorage: NSTextStorage {
    if let storage = texts.storage { return storage }
    let made = NSTextStorage(string: buffer.text)
    made.addLayoutManager(layoutManager)
    use(made)
    return made
  }

  /// Uses a container with the layout manager and the storage that it belongs to.
  final func take(_ container: NSTextContainer) {
    texts.container = container
    texts.manager = container.layoutManager
    guard let storage = texts.manager?.textStorage else { return }
    buffer.set(storage.string)
    use(storage)
  }

  private func use(_ storage: NSTextStorage) {
    storage.textView = self
    texts.storage = storage
  }

  /// Shows the text of the storage; the selection stays where it can.
  final func show(_ text: String) {
    guard text != buffer.text else { return }
    let selection = buffer.selection
    var changed = buffer
    changed.set(text)
    changed.select(selection)
    buffer = changed
  }
}
