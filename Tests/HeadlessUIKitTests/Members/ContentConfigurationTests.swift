import HeadlessUIKit
import Testing

@Suite("Configurations of backgrounds and contents")
struct ContentConfigurationTests {
  private let colors: [UIBackgroundConfiguration] = [
    .listPlainCell(), .listGroupedCell(), .listInsetGroupedCell(), .listCell(),
    .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listHeader(), .listFooter(),
    .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(), .clear(),
  ]

  @Test("a background without a colour has the tint colour; a transformer has the last word")
  func resolved() {
    for made in colors {
      var configuration = made
      configuration.backgroundColor = nil
      configuration.strokeColor = nil
      configuration.backgroundColorTransformer = nil
      configuration.strokeColorTransformer = nil
      #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
      #expect(configuration.resolvedStrokeColor(for: .red) == .red)
      configuration.backgroundColor = .blue
      configuration.strokeColor = .green
      #expect(configuration.resolvedBackgroundColor(for: .red) == .blue)
      #expect(configuration.resolvedStrokeColor(for: .red) == .green)
      configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
      configuration.strokeColorTransformer = UIConfigurationColorTransformer { _ in .white }
      #expect(configuration.resolvedBackgroundColor(for: .red) == .black)
      #expect(configuration.resolvedStrokeColor(for: .red) == .white)
    }
  }

  @Test("the system's transformers return the colour that they are given")
  func transformers() {
    let all: [UIConfigurationColorTransformer] = [.grayscale, .preferredTint, .monochromeTint]
    #expect(all.map { $0(.red) } == [.red, .red, .red])
  }

  @Test("each kind of content has no text at first, and shows the one that it gets")
  func contents() {
    let kinds: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .groupedHeader(), .groupedFooter(), .plainHeader(),
      .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(), .sidebarHeader(), .plainFooter(),
      .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .header(), .footer(),
    ]
    for kind in kinds {
      var kind = kind
      #expect(kind.text == nil && kind.secondaryText == nil && kind.image == nil)
      kind.text = "Ann"
      let phone = Phone(kind.makeContentView())
      #expect(phone.lines == ["staticText \"Ann\""])
    }
  }

  @Test("the styles of button configurations have no title and no image at first")
  func buttons() {
    let styles: [UIButton.Configuration] = [
      .plain(), .filled(), .tinted(), .gray(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ]
    #expect(styles.allSatisfy { $0.title == nil && $0.image == nil && $0.attributedTitle == nil })
    var configuration = UIButton.Configuration.bordered()
    configuration.title = "Go"
    #expect(configuration.attributedTitle.map { String($0.characters) } == "Go")
    #expect(UIButton(configuration: configuration).elementLabel == "Go")
  }
}
