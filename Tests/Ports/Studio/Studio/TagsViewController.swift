// swift-format-ignore-file
import Hero
import TagListView
import UIKit

/// The styles of an evening as tags, and the way out with Hero.
final class TagsViewController: UIViewController, TagListViewDelegate {
  private let tags = TagListView()
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.hero.modifiers = [.fade, .translate(y: 100)]
    tags.hero.id = "tags"
    tags.delegate = self
    tags.enableRemoveButton = true
    tags.addTags(["Jazz", "Waltz"])
    state.text = "No style"
    addButton("Leave", #selector(leave))
    addButton("Replace", #selector(replace))
    [tags, state].forEach(view.addSubview)
  }

  func tagPressed(_ title: String, tagView: TagView, sender: TagListView) {
    tagView.isSelected.toggle()
    state.text = "Styles: \(sender.selectedTags().compactMap { $0.currentTitle }.joined(separator: ", "))"
  }

  func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) { sender.removeTagView(tagView) }

  @objc private func leave() { hero.dismissViewController() }

  @objc private func replace() {
    let next = UIViewController()
    next.title = "Instead"
    next.hero.isEnabled = true
    hero.replaceViewController(with: next)
  }
}
