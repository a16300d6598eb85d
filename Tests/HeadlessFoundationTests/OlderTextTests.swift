#if !canImport(Darwin)
  import Foundation
  import HeadlessDevice
  import HeadlessFoundation
  import Synchronization
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("Older names of texts, files and errors", .serialized)
  struct OlderTextTests {
    @Test("a format is filled in, and appended")
    func formats() {
      Device.current = Device()
      #expect(NSString.localizedStringWithFormat("%@ has %d", "Ada", 2) == "Ada has 2")
      let text = NSMutableString(string: "a")
      text.appendFormat("-%d", 7)
      #expect(text == "a-7")
    }

    @Test("a text is transformed where the transform is known")
    func transforms() {
      let text = NSMutableString(string: "Zoë привет")
      #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
      #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
      #expect(text == "Zoe privet")
    }

    @Test("a link and a telephone number are results at their places")
    func results() throws {
      let url = try #require(URL(string: "https://example.com"))
      let link = NSTextCheckingResult.linkCheckingResult(
        range: NSRange(location: 1, length: 2), url: url)
      #expect(link.url == url && link.range == NSRange(location: 1, length: 2))
      let number = NSTextCheckingResult.phoneNumberCheckingResult(
        range: NSRange(location: 0, length: 3), phoneNumber: "112")
      #expect(number.phoneNumber == "112" && number.url == nil)
    }

    @Test("a coordinator runs its closures at once")
    func coordinator() {
      let (first, second) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
      var paths: [String] = []
      let coordinator = NSFileCoordinator(filePresenter: nil)
      coordinator.coordinate(readingItemAt: first, error: nil) { paths.append($0.path) }
      coordinator.coordinate(writingItemAt: second, options: .forReplacing, error: nil) {
        paths.append($0.path)
      }
      coordinator.coordinate(readingItemAt: first, writingItemAt: second, error: nil) {
        paths += [$0.path, $1.path]
      }
      coordinator.coordinate(writingItemAt: second, writingItemAt: first, error: nil) {
        paths += [$0.path, $1.path]
      }
      #expect(paths == ["/a", "/b", "/a", "/b", "/b", "/a"])
    }

    @Test("a presenter that does not implement it agrees that its file is deleted")
    func deletion() {
      final class Presenter: NSObject, NSFilePresenter {
        let presentedItemURL: URL? = URL(fileURLWithPath: "/a")
        let presentedItemOperationQueue = HeadlessFoundation.OperationQueue()
      }
      let answers = Mutex<[String]>([])
      Presenter().accommodatePresentedItemDeletion { error in
        answers.withLock { $0.append(error == nil ? "agrees" : "refuses") }
      }
      #expect(answers.withLock { $0 } == ["agrees"])
    }

    @Test("an exception has its name and reason")
    func exception() {
      let exception = NSException(
        name: .internalInconsistencyException, reason: "odd", userInfo: ["a": 1])
      #expect(exception.name.rawValue == "NSInternalInconsistencyException")
      #expect(exception.reason == "odd" && exception.userInfo?["a"] as? Int == 1)
    }

    @Test("shared values are kept by the device, and a new device has none")
    func sharedValues() {
      Device.current = Device()
      let store = NSUbiquitousKeyValueStore.default
      store.set("Ada", forKey: "name")
      store.set(true, forKey: "isNew")
      #expect(store.string(forKey: "name") == "Ada" && store.bool(forKey: "isNew"))
      #expect(store.dictionaryRepresentation.keys.sorted() == ["isNew", "name"])
      store.removeObject(forKey: "name")
      #expect(store.object(forKey: "name") == nil && store.synchronize())
      Device.current = Device()
      #expect(store.object(forKey: "isNew") == nil)
    }

    @Test("a device saves no energy, and nobody is signed in to iCloud")
    func device() {
      #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
      #expect(ProcessInfo.processInfo.thermalState == .nominal)
      #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
      #expect(FileManager.default.ubiquityIdentityToken == nil)
      #expect(NumberFormatter().formatterBehavior == .behavior10_4)
    }

    @Test("a resource is a text with a key and values")
    func resource() {
      Device.current = Device()
      let plain: LocalizedStringResource = "Hello"
      let count: LocalizedStringResource = "\(2) left"
      #expect(plain.key == "Hello" && count.key == "%lld left")
      #expect([String(localized: plain), String(localized: count)] == ["Hello", "2 left"])
      let standard = LocalizedStringResource("greeting", defaultValue: "Hi")
      #expect(String(localized: standard) == "Hi")
    }

    @Test("a text is made of Markdown")
    func markdown() throws {
      #expect(try NSMutableAttributedString(markdown: "**Hi** there").string == "Hi there")
    }

    @Test("a cookie's policy is a property; a cache without sizes is empty")
    func network() {
      let cookie = HTTPCookie(properties: [
        .name: "a", .value: "b", .domain: "example.com", .path: "/",
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
      ])
      #expect(cookie?.name == "a")
      #expect(HTTPCookiePropertyKey.sameSitePolicy.rawValue == "SameSite")
      #expect(URLCache().memoryCapacity == 0)
    }

    @Test("constants of C are there")
    func constants() { #expect(M_E > 2.7 && M_LN2 < 0.7) }
  }
#endif
