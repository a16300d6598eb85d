import Foundation
import Testing

@testable import Porting

@Suite("Libraries that a Podfile takes from a folder")
struct DevelopmentPodTests {
  /// Writes an app beside a library, ports the app, and returns the copied sources and the notes.
  private func ported(
    podfile: String, library: [String: String], packages: [String] = []
  ) throws -> (sources: [String], notes: [String]) {
    let folders = try Folders([
      "AppDelegate.swift": "import Cards\nimport UIKit\n" + appDelegate, "Podfile": podfile,
    ])
    for (path, text) in library { try folders.write("../\(path)", text) }
    let report = try folders.port { request in
      request.packages = packages.map(folders.root.appendingPathComponent)
    }
    let place = folders.output.appendingPathComponent("Sources/Packages").path
    let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return (
      paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("RehearsalNames.swift") }.sorted(),
      report.notes.map { "\($0.name): \($0.advice)" }
    )
  }

  private let cards = [
    "Kit/Cards.podspec": """
    Pod::Spec.new do |s|
      s.name = 'Cards'
      # s.source_files = 'Old/**/*'
      s.source_files = ['Sources/**/*.{h,swift}',
        'More/*']
      core.source_files = 'Core', "Single.swift"
      s.exclude_files = "Sources/Skipped/*"
    end
    """,
    "Kit/Sources/Card.swift": "public struct Card {}\n",
    "Kit/Sources/Deep/Deck.swift": "public struct Deck {}\n",
    "Kit/Sources/Skipped/Extra.swift": "public struct Extra {}\n",
    "Kit/More/Suit.swift": "public struct Suit {}\n",
    "Kit/More/Deeper/Rank.swift": "public struct Rank {}\n",
    "Kit/Old/Joker.swift": "public struct Joker {}\n",
    "Kit/Core/Core.swift": "public struct Core {}\n",
    "Kit/Core/Deeper/Inner.swift": "public struct Inner {}\n",
    "Kit/Single.swift": "public struct Single {}\n",
    "Kit/Cards.h": "\n",
  ]

  private let copied = [
    "Cards/Core/Core.swift", "Cards/More/Suit.swift", "Cards/Single.swift",
    "Cards/Sources/Card.swift", "Cards/Sources/Deep/Deck.swift",
  ]

  @Test(
    "the sources that its description names are ported with the app",
    arguments: [
      "pod 'Cards', :path => '../Kit'", "  pod \"Cards/Core\", path: \"../Kit/\"",
      "pod 'Cards', :path => '../Kit/Cards.podspec', :inhibit_warnings => true",
    ])
  func described(line: String) throws {
    let (sources, notes) = try ported(podfile: "target 'Hello' do\n\(line)\nend\n", library: cards)
    #expect(sources == copied)
    #expect(notes == [])
  }

  @Test("a line that is a comment, a missing folder and a library of Objective-C bring nothing")
  func nothing() throws {
    let (sources, notes) = try ported(
      podfile: """
        # pod 'Cards', :path => '../Kit'
        pod 'Gone', :path => '../Gone'
        pod 'Plain', :path => '../Plain'
        pod 'Fetched', '~> 1.0'
        """,
      library: cards.merging([
        "Plain/Plain.podspec": "s.source_files = '*.m'\n", "Plain/Plain.m": "\n",
      ]) { $1 })
    #expect(sources == [])
    #expect(notes == [])
  }

  @Test("--package takes a folder that has only a description for CocoaPods")
  func package() throws {
    #expect(try ported(podfile: "", library: cards, packages: ["Kit"]).sources == copied)
  }

  @Test("a description without Swift sources is no package, and the message says so")
  func noSources() {
    #expect {
      _ = try ported(
        podfile: "", library: ["Kit/Cards.podspec": "s.name = 'Cards'\n"], packages: ["Kit"])
    } throws: { error in
      "\(error)".hasSuffix(
        "Kit/Cards.podspec names no Swift sources by its source_files: name another folder with "
          + "--package")
    }
  }
}
