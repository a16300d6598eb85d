import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIKit's values that are objects")
struct ObjectMemberTests {
  @Test("images lie in a cache of objects; they, colours and fonts are compared by what they hold")
  func objects() throws {
    let cache = NSCache<NSString, NSObject>()
    let image = try #require(UIImage(named: "a"))
    cache.setObject(image, forKey: "a")
    #expect(cache.object(forKey: "a") as? UIImage == UIImage(named: "a"))
    #expect(image != UIImage(named: "b"))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor() != .black)
    #expect(UIFont() == UIFont())
    #expect(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12), UIFont()]).count == 2)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
  }
}
