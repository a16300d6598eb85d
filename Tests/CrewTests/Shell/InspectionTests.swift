import Foundation
import RehearsalCore
import Testing

@Suite("Inspecting Crew in the shell")
struct InspectionTests {
  private func output(_ lines: [String], width: Int = 72) throws -> String {
    try TypedShell(lines, width: width, launch: TypedShell.signedIn).last
  }

  @Test("coordinators shows each flow with its kit, container and screens")
  func coordinators() throws {
    #expect(
      try output(["settle", "tap tab Tasks", "tap cell 1", "coordinators"]) == """
        Application  MVPCF      container 1
          Main       FluxVIP    container 2
            Shifts   MVVMCB     container 3  screens ShiftList
            Tasks    MVPCF      container 5  screens TaskList, TaskDetail
            Chat     PropsMVVM  container 6  screens TeamChat
            Trips    FluxVIP    container 4  screens TripList
            Account  FluxVIP    container 7  screens Account

        """)
  }

  @Test(
    "coordinators gives a sheet's screen to the sheet's flow, and the screen below to its parent")
  func sheets() throws {
    let tasks = try output(["settle", "open crew://tasks/new", "settle", "coordinators"])
    #expect(
      tasks.split(separator: "\n")[3...4] == [
        "    Tasks      MVPCF      container 5  screens TaskList",
        "      AddTask  MVPCF      container 8  screens AddTask",
      ])
    let signIn = try TypedShell(
      ["tap \"Forgot password?\"", "settle", "coordinators"], width: 72,
      launch: ["onboarded": "true"])
    #expect(
      signIn.last == """
        Application         MVPCF  container 1
          SignIn            MVPCF  container 2  screens SignIn
            ForgotPassword  MVPCF  container 3  screens ForgotPassword

        """)
  }

  @Test("coordinators puts the details below the flow where the width does not suffice")
  func narrowCoordinators() throws {
    let printed = try output(["settle", "coordinators"], width: 40)
    #expect(printed.hasPrefix("Application\n    MVPCF\n    container 1\n  Main\n      FluxVIP\n"))
    #expect(printed.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("container shows the tree with registrations, live instances and the flows that use it")
  func container() throws {
    let printed = try output(["settle", "tap tab Tasks", "settle", "container"], width: 100)
    #expect(
      printed.hasPrefix(
        "container 1 of Application\n  AnalyticsDispatchable  container  CrewShared/"))
    #expect(printed.contains("\n  container 2 of Main\n    (nothing is registered)\n"))
    #expect(printed.contains("\n    container 5 of Tasks\n"))
    #expect(
      printed.contains("ModelManager  weak  CrewTasks/TasksAssembly.swift:14  holds TaskModel"))
  }

  @Test("tree shows who presents whom, and the visible screen")
  func tree() throws {
    let printed = try output(["settle", "tap cell 1", "tree"])
    #expect(printed.hasPrefix("UITabBarCoordinable\n  UINavigationController\n"))
    #expect(
      printed.contains(
        "  UITabBarCoordinable presents as fullScreen: UINavigationController\n"
          + "    ShiftDetailViewController  \"Café Rokin\"  (visible)\n"))
  }

  @Test("requests N shows one request with its answer in full")
  func request() throws {
    let printed = try output(["settle", "requests 1"])
    #expect(printed.hasPrefix("GET /shifts  sent at 0 ms\n  Authorization: Bearer ann-token\n"))
    #expect(printed.contains("\nanswer 200, after 200 ms\n  Content-Type: application/json\n  [\n"))
    for command in ["requests 7", "requests 7 --json"] {
      #expect(
        try output(["settle", command]) == """
          error: there is no request 7: one request was sent so far
             = `requests` lists them

          """)
    }
  }

  @Test("requests N --json shows the body of the answer as JSON, and null for no body")
  func requestJSON() throws {
    let printed = try output(["settle", "requests 1"])
    let body = try #require(printed.split(separator: "Content-Type: application/json\n").last)
    let request = try PropsValue(json: output(["settle", "requests 1 --json"]))
    #expect(request[member: "body"] == .null)
    #expect(try request[member: "answer"]?[member: "body"] == PropsValue(json: String(body)))
  }

  @Test(
    "each looking command prints JSON",
    arguments: [
      "look", "props", "props --diff", "elements", "tree", "coordinators", "container", "requests",
      "requests 1", "storage", "events", "pending", "leaks", "findings", "graph",
    ])
  func json(_ command: String) throws {
    let printed = try output(["settle", "tap tab Chat", "\(command) --json"])
    #expect(throws: Never.self) { try PropsValue(json: printed) }
  }

  @Test("an act on an empty list mentions the pending request")
  func emptyList() throws {
    let printed = try output(["settle", "tap tab Tasks", "tap cell 1 now"])
    #expect(printed.contains("next: request GET /tasks in 200 ms"), "\(printed)")
  }
}
