import HeadlessDevice
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("The command table")
struct CommandTableTests {
  @Test("every form's example is read")
  func examples() throws {
    for form in CommandTable.shared.forms {
      #expect(try parse(form.example, isPrompt: form.place == .prompt) != nil)
    }
  }

  @Test("every form says what it does, beginning with a capital, ending without a full stop")
  func help() {
    for form in CommandTable.shared.forms {
      #expect(form.help.first?.isUppercase == true, "\(form.synopsis)")
      #expect(form.help.last != ".", "\(form.synopsis)")
      #expect(form.help.count <= 85, "\(form.synopsis): \(form.help.count)")
    }
  }

  @Test("what an action or an expectation says of itself is read as the same")
  func descriptions() throws {
    for form in CommandTable.shared.forms where form.place == .anywhere {
      let command = try parse(form.example)
      switch command {
      case .step(.act(let action)): #expect(try parse(action.description) == command)
      case .step(.expect(let expectation)): #expect(try parse("expect \(expectation)") == command)
      case .step(.expectSnapshot(let expectation)):
        #expect(try parse("expect \(expectation)") == command)
      default: break
      }
    }
  }

  @Test("messages give the limits of a number below a thousand, and no limits of a larger one")
  func limits() {
    let numbers = [100...599, 1...999, 1...1_000].map {
      Operand("N", .number($0)).alternatives
    }
    #expect(
      numbers == [
        ["a whole number from 100 to 599"], ["a whole number from 1 to 999"], ["a whole number"],
      ])
  }
}
