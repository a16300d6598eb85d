// swift-format-ignore-file
import Swinject
import SwinjectStoryboard

final class Quotes {
  let title = "Quote"
  let origin: String

  init(origin: String) { self.origin = origin }
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.register(Quotes.self) { _ in Quotes(origin: "Page 1") }
    defaultContainer.storyboardInitCompleted(BookViewController.self) { resolver, controller in
      controller.quotes = resolver.resolve(Quotes.self)
    }
    defaultContainer.storyboardInitCompleted(QuoteViewController.self, name: "first") { resolver, controller in
      controller.quotes = resolver.resolve(Quotes.self)
    }
  }
}
