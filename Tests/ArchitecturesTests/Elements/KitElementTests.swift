import Testing

@Suite("The elements of the kits")
struct KitElementTests {
  /// The elements that no flow of Crew uses, each with the reason why the kit has it.
  ///
  /// Each must be used by the tests of its kit.
  private static let exceptions: [String: [String: String]] = [
    "BuilderRouter": [
      "LeavingControllable": "Crew's screens are the kit's own, which conform to it",
      "LeavingControllable.didLeave": "only the kit's router sets it",
      "RoutedViewController.didLeave": "only the kit's router sets it",
      "RoutedNavigationController.didLeave": "only the kit's router sets it",
    ],
    "FluxVIP": [
      "UINavigationCoordinable.build(coordinator:child:)":
        "the coordinator of each navigation of Crew also has its first screen",
      "UIUpdating": "Crew's view models update view controllers, a test's may update any object",
      "Dispatcher.stopListening(_:)": "the document has it; here a listener ends with its owner",
      "Dispatcher.listenerCount": "tests count what is released",
      "DynamicValue.observerCount": "tests count what is released",
    ],
    "MVPCF": [
      "AppState": "Crew asks only for the returns from the background",
      "AppState.active": "Crew asks only for the returns from the background",
      "AppState.background": "Crew asks only for the returns from the background",
      "Presenter": "each of Crew's presenters also loads or fails, and conforms to those protocols",
      "PushedCoordinator": "Crew's child flows of this kit are sheets",
      "PushedCoordinator.push(first:animated:)": "Crew's child flows of this kit are sheets",
    ],
    "MVVMCB": [
      "DependencyManager.shared": "the document has it; Crew keeps nothing in a global",
      "AnalyticsDispatcher.shared": "the document has it; Crew's is in the app's container",
      "DependencyManager.unregister(_:)": "the document has it; a module's container ends with it",
      "DependencyManager.containerDescription": "only drivers ask for it, to print containers",
    ],
    "PropsMVVM": [
      "NetworkProvider": "Crew's provider sends through the app's signed client",
      "NetworkProviderError": "Crew's client has errors of its own",
    ],
  ]

  nonisolated private static let kits = [
    "BuilderRouter", "FluxVIP", "MVPCF", "MVVMCB", "PropsMVVM",
  ]

  @Test(
    "a flow of Crew uses every element of a kit, or a test does and says why Crew does not",
    arguments: kits)
  func uses(of kit: String) throws {
    let elements = KitReader.elements(in: try SwiftTokens(ofFolder: "Sources/Kits/\(kit)"))
    let crew = try SwiftTokens(ofFolder: "Sources/Apps/Crew")
    let tests = try SwiftTokens(ofFolder: "Tests/\(kit)Tests")
    #expect(elements.count > 25, "the kit's sources were not read")
    let unused = elements.filter { !$0.isUsed(in: crew) }
    let exceptions = Set((Self.exceptions[kit] ?? [:]).keys)
    #expect(
      Set(unused.map(\.description)) == exceptions,
      "remove what is unused, or test it and add its reason here; drop the reasons of what is used")
    #expect(unused.filter { !$0.isUsed(in: tests) } == [], "no test of the kit uses these")
  }

  @Test("the reader finds public declarations, requirements and cases, but no overrides or bodies")
  func reading() {
    let source = """
      public protocol Shape: AnyObject { var area: Double { get }; func scale(by factor: Double) }
      open class Circle: Shape {
        public let radius: Double // public let comment: Int
        public init(radius: Double = 1) { let hidden = "public let text" }
        open override func draw() {}
        public private(set) var count = { 0 }()
        func own() {}
        public enum Kind { case small, large(by: Int); static func find() {} }
      }
      extension Circle { public static func build(_ a: Int, on b: [Int: Int]) -> Self { Self() } }
      """
    #expect(
      KitReader.elements(in: SwiftTokens(source)).map(\.description) == [
        "Shape", "Shape.area", "Shape.scale(by:)", "Circle", "Circle.radius",
        "Circle.init(radius:)", "Circle.count", "Circle.Kind", "Circle.Kind.small",
        "Circle.Kind.large", "Circle.build(_:on:)",
      ])
  }

  @Test(
    "a use is the name, and for a function a call whose labels fit",
    arguments: [
      ("tabs.build(coordinator: self, tabs: [tab(1)])", false),
      ("Tabs<Int>.build(coordinator: self, child: other)", true),
      ("tabs.build(coordinator: self) { $0 }", true), ("map(tabs.build)", true),
      ("// tabs.build(coordinator: self, child: other)", false), ("run(build: 1)", false),
      (#"print("build(coordinator:child:)")"#, false), ("rebuild(coordinator: 1)", false),
    ])
  func use(source: String, isUse: Bool) {
    let element = KitElement(owner: "Tabs", name: "build", labels: ["coordinator", "child"])
    #expect(element.isUsed(in: SwiftTokens(source)) == isUse)
  }

  @Test("a static member is used with its type, or with a dot alone")
  func staticMembers() {
    let element = KitElement(owner: "Log", name: "shared", isStatic: true)
    let sources = [
      "Log.shared", "post(.shared)", "Application.shared", "log().shared", "let shared = 1",
    ]
    #expect(
      sources.map { element.isUsed(in: SwiftTokens($0)) } == [true, true, false, false, false])
  }

  @Test("an initializer is used by its type's name, or by init")
  func initializers() {
    let element = KitElement(owner: "Outer.Tab", name: "init", labels: ["id", "label"])
    let sources = ["Tab(id: 1, label: a)", ".init(id: 1)", "let tab: Tab", "Tab(flow: 1)"]
    #expect(sources.map { element.isUsed(in: SwiftTokens($0)) } == [true, true, false, false])
  }
}
