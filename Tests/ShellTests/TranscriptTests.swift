import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing
import VirtualTime

@testable import Shell

/// A coordinator of the app with requests.
private final class DeskCoordinator: Coordinator {
  var children: [any Coordinator] = []

  init() { Lifetimes.watch(self) }

  func start() {}
  func stop(completion: (() -> Void)?) { completion?() }
}

private final class DeskServer: Server {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    request.path == "/missing"
      ? HTTPResponse(status: 404) : HTTPResponse(status: 200, body: Data(#"{"ok": true}"#.utf8))
  }
}

/// An app whose buttons send requests, store texts and wait.
private final class DeskAppDelegate: RootAppDelegate {
  private let coordinator = DeskCoordinator()
  private let server = DeskServer()

  override func makeRoot() -> UIViewController {
    Device.current.network.server = server
    return UINavigationController(rootViewController: DeskViewController())
  }
}

private final class DeskViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk"
    label.text = "idle"
    view.addSubview(label)
    add("Load") { [weak self] in self?.send("GET", "/orders") }
    add("Miss") { [weak self] in self?.send("POST", "/missing") }
    add("Store") { Device.current.storage["name"] = .text("Ann") }
    add("Wait") { [weak self] in
      Device.current.clock.schedule(after: .milliseconds(1_500)) { self?.label.text = "done" }
    }
  }

  private func add(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }

  private func send(_ method: String, _ path: String) {
    Device.current.network.send(HTTPRequest(method, path)) { [weak self] result in
      if case .success(let response) = result { self?.label.text = "\(response.status)" }
    }
  }
}

@Suite("Transcripts of the prompt", .serialized)
struct TranscriptTests {
  private func typed(_ lines: String...) throws -> String {
    try TypedShell.output(of: lines, into: DeskAppDelegate.self)
  }

  @Test("looking commands of an app that has done nothing")
  func nothing() throws {
    let printed = try typed(
      "look", "props", "props --diff", "elements", "tree", "coordinators", "container",
      "requests", "requests 1", "requests --json", "storage", "events", "leaks", "findings",
      "pending", "step", "graph", "branches", "history", "undo", "redo", "record stop",
      "show", "show nothing")
    #expect(
      printed == """
        > look
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
        > props
        Desk provides no props
        > props --diff
        Desk provides no props
        > elements
        navigationBar #Desk
          staticText "Desk"
        staticText "idle"
        button "Load"
        button "Miss"
        button "Store"
        button "Wait"
        > tree
        UINavigationController
          DeskViewController  "Desk"  (visible)
        > coordinators
        Desk  no kit    screens Desk
        > container
        no containers: neither the app's delegate nor a coordinator has a
            property that leads to one
        > requests
        no requests
        > requests 1
        error: there is no request 1: no request was sent yet
           = `requests` lists them
        > requests --json
        []
        > storage
        nothing is stored
        > events
        no events
        > leaks
        no leaks
        > findings
        no findings
        > pending
        nothing is pending
        > step
        nothing is pending
        > graph
        ● Desk  you are here
        from outside
          launch              ⇒ Desk
        > branches
        * main  0 actions
        > history
        > undo
        error: there is no action to undo
        > redo
        error: there is no undone command to redo
        > record stop
        error: nothing is being recorded
           = `record stop FILE` writes all commands since the shell started
        > show
        error: the line is incomplete
           --> (prompt):23:5
            |
         23 | show
            |     ^ expected `props`, `elements`, `changes` or `nothing` after `show`
        > show nothing
        after an act: nothing

        """)
  }

  @Test("looking commands of an app that has sent requests, stored and waited")
  func something() throws {
    let printed = try typed(
      "tap Load", "tap Miss", "step", "settle", "requests", "requests 1",
      "requests 2", "requests 3", "requests 1 --json", "requests 3 --json", "tap Store", "storage",
      "storage --json", "tap Wait", "step", "step", "history", "undo 2", "redo", "redo 9",
      "show elements", "tap Wait", "show changes", "wait 2s", "show nothing", "tap Store")
    #expect(
      printed == """
        > tap Load
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 200 ms: request GET /orders
        > tap Miss
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 200 ms: request GET /orders
        > step
        after 200 ms: request GET /orders
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
        > settle
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
        > requests
        1  0 ms  GET /orders  200
        2  0 ms  POST /missing  404
        > requests 1
        GET /orders  sent at 0 ms

        answer 200, after 200 ms
          {
            "ok": true
          }
        > requests 2
        POST /missing  sent at 0 ms

        answer 404, after 200 ms
        > requests 3
        error: there is no request 3: 2 requests were sent so far
           = `requests` lists them
        > requests 1 --json
        {
          "number": 1,
          "method": "GET",
          "path": "/orders",
          "headers": {},
          "body": null,
          "sentAt": 0,
          "answeredAt": 200,
          "answer": {
            "status": 200,
            "headers": {},
            "body": {
              "ok": true
            }
          },
          "decodingFailure": null
        }
        > requests 3 --json
        error: there is no request 3: 2 requests were sent so far
           = `requests` lists them
        > tap Store
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
        > storage
        name  "Ann"
        > storage --json
        {
          "name": "Ann"
        }
        > tap Wait
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 1.5 s: work
        > step
        after 1.5 s: work
        Desk                                                         Desk ▸ Desk
          done
          [Load]
          [Miss]
          [Store]
          [Wait]
        > step
        nothing is pending
        > history
        tap Load
        tap Miss
        wait 200ms
        settle
        tap Store
        tap Wait
        wait 1500ms
        > undo 2
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
        > redo
        Desk                                                         Desk ▸ Desk
          404
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 1.5 s: work
        > redo 9
        Desk                                                         Desk ▸ Desk
          done
          [Load]
          [Miss]
          [Store]
          [Wait]
        > show elements
        after an act: the screen
        > tap Wait
        Desk                                                         Desk ▸ Desk
          done
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 1.5 s: work
        > show changes
        after an act: what changed on the screen and in the props
        > wait 2s
        nothing changed
        > show nothing
        after an act: nothing
        > tap Store

        """)
  }

  @Test("branches begin where they are made, and are left and returned to")
  func branches() throws {
    let printed = try typed(
      "tap Store", "branch other", "tap Wait", "branches", "switch main", "branches",
      "branch main", "switch nowhere", "switch other", "switch other", "undo", "branches")
    #expect(
      printed == """
        > tap Store
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
        > branch other
        on branch other; `switch main` returns to this point
        > tap Wait
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 1.5 s: work
        > branches
          main   1 action, last: tap Store
        * other  2 actions, last: tap Wait
        > switch main
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
        > branches
        * main   1 action, last: tap Store
          other  2 actions, last: tap Wait
        > branch main
        error: there is a branch "main" already
           = `switch main` returns to it; `branches` lists all
        > switch nowhere
        error: there is no branch "nowhere"
           = there are: main, other
        > switch other
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
          …next event in 1.5 s: work
        > switch other
        already on branch other
        > undo
        Desk                                                         Desk ▸ Desk
          idle
          [Load]
          [Miss]
          [Store]
          [Wait]
        > branches
          main   1 action, last: tap Store
        * other  1 action, last: tap Store

        """)
  }
}
