import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Texts of a storyboard's views", .portedFolder)
final class TextViewAttributeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  @Test("a label has its text from an attribute, a string element or attributed fragments")
  func labels() throws {
    _ = phone
    let made = try loaded(
      """
      <label text="Plain"/><label><string key="text">Two lines</string></label>\
      <label><attributedString key="attributedText"><fragments><fragment content="One "/>\
      <fragment><string key="content">two</string></fragment><fragment/></fragments>\
      </attributedString></label><label><attributedString key="attributedText"/></label><label/>\
      <label><attributedString key="attributedText"><fragment content="As "/>\
      <fragment content="written"><attributes/></fragment></attributedString></label>
      """)
    let texts = made.view.subviews.map { ($0 as? UILabel)?.text }
    #expect(texts == ["Plain", "Two lines", "One two", nil, nil, "As written"])
  }

  @Test("a text has the font that Interface Builder describes, else that of its class")
  func fonts() throws {
    _ = phone
    func font(_ attributes: String) throws -> UIFont? {
      let label: UILabel = try view(
        "<label><fontDescription key=\"fontDescription\" \(attributes)/></label>")
      return label.font
    }
    let medium = UIFont.systemFont(ofSize: 14, weight: .medium)
    #expect(try font(#"type="system" pointSize="14""#) == .systemFont(ofSize: 14))
    #expect(try font(#"type="system" weight="medium" pointSize="14""#) == medium)
    #expect(try font(#"type="boldSystem" pointSize="20""#) == .boldSystemFont(ofSize: 20))
    #expect(try font(#"type="italicSystem" pointSize="9""#) == .italicSystemFont(ofSize: 9))
    #expect(
      try font(#"name="Menlo-Bold" family="Menlo" pointSize="11""#)
        == UIFont(name: "Menlo-Bold", size: 11))
    for (name, style) in [
      ("Body", UIFont.TextStyle.body), ("Subhead", .subheadline), ("Title2", .title2),
      ("Caption1", .caption1),
    ] {
      #expect(
        try font("style=\"UICTFontTextStyle\(name)\"") == .preferredFont(forTextStyle: style))
    }
    #expect(try font(#"type="system""#) == .systemFont(ofSize: 17))
  }

  @Test("the weights of Interface Builder are those of the system font")
  func weights() throws {
    _ = phone
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    for (name, weight) in weights {
      let label: UILabel = try view(
        """
        <label><fontDescription key="fontDescription" type="system" weight="\(name)" \
        pointSize="12"/></label>
        """)
      #expect(label.font == .systemFont(ofSize: 12, weight: weight), "\(name)")
    }
  }

  @Test("buttons, fields and text views have the font of their element")
  func fontsOfOthers() throws {
    _ = phone
    let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>"#
    let made = try loaded(
      """
      <button>\(font)</button><textField>\(font)</textField><textView>\(font)</textView>\
      <textField/>
      """)
    let fonts = made.view.subviews.map {
      ($0 as? UIButton)?.titleLabel?.font ?? ($0 as? UITextField)?.font ?? ($0 as? UITextView)?.font
    }
    let bold = UIFont.boldSystemFont(ofSize: 15)
    #expect(fonts == [bold, bold, bold, .systemFont(ofSize: 17)])
  }

  @Test("a button has the title and image of each state")
  func buttons() throws {
    _ = phone
    let button: UIButton = try view(
      """
      <button><state key="normal" title="Go" image="go"/>\
      <state key="highlighted" title="Going"/><state key="disabled" title="No"/>\
      <state key="selected" title="Went" image="star" catalog="system"/>\
      <state key="focused" title="Never"/><other key="normal" title="Not this"/></button>
      """)
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    #expect(states.map { button.title(for: $0) } == ["Go", "Going", "No", "Went"])
    #expect(button.image(for: .normal) == UIImage(named: "go"))
    #expect(button.image(for: .highlighted) == UIImage(named: "go"))
    #expect(button.image(for: .selected) == UIImage(systemName: "star"))
    #expect(button.configuration == nil)
    let bare: UIButton = try view(#"<button><state key="normal"/></button>"#)
    #expect(bare.title(for: .normal) == nil)
    #expect(bare.image(for: .normal) == nil)
  }

  @Test("a button of a type with an image of the system has its label")
  func buttonTypes() throws {
    let phone = phone
    let names = [
      "infoLight", "infoDark", "detailDisclosure", "contactAdd", "close", "system", "roundedRect",
      "custom",
    ]
    let labels = try names.map { name in
      let button: UIButton = try view("<button buttonType=\"\(name)\"/>")
      return "\(button.buttonType) \(button.elementLabel)"
    }
    #expect(
      labels == [
        "infoLight More Info", "infoDark More Info", "detailDisclosure More Info", "contactAdd Add",
        "close Close", "system ", "system ", "custom ",
      ])
    withExtendedLifetime(phone) {}
  }

  @Test("a button's configuration has its style, title and image")
  func configurations() throws {
    _ = phone
    func configuration(_ attributes: String) throws -> UIButton.Configuration? {
      try view("<button><buttonConfiguration \(attributes)/></button>", as: UIButton.self)
        .configuration
    }
    #expect(try configuration(#"style="filled""#) == .filled())
    #expect(try configuration(#"style="tinted""#) == .tinted())
    #expect(try configuration(#"style="gray""#) == .gray())
    #expect(try configuration(#"style="plain""#) == .plain())
    #expect(try configuration("") == .plain())
    let full = try configuration(#"style="filled" title="Buy" image="cart" catalog="system""#)
    var expected = UIButton.Configuration.filled()
    expected.title = "Buy"
    expected.image = UIImage(systemName: "cart")
    #expect(full == expected)
  }

  /// Source: the files that Xcode writes, with the title "Button" of a new button's state.
  @Test(
    "a configured button shows its configuration's title, plain, attributed or none, not its state's"
  )
  func configuredTitles() throws {
    _ = phone
    func title(_ configuration: String) throws -> String? {
      let button: UIButton = try view(
        """
        <button><state key="normal" title="Button"/><state key="disabled" title="Wait"/>\
        \(configuration)</button>
        """)
      #expect(button.title(for: .disabled) == "Wait")
      return button.currentTitle
    }
    let start = #"<buttonConfiguration key="configuration" style="plain""#
    #expect(try title("") == "Button")
    #expect(try title(start + #" title="Login"/>"#) == "Login")
    #expect(try title(start + #" image="eye"/>"#) == nil)
    #expect(
      try title(
        start + """
          ><attributedString key="attributedTitle"><fragment content="Sign "/>\
          <fragment content="up"><attributes/></fragment></attributedString></buttonConfiguration>
          """) == "Sign up")
  }

  @Test("the attributed title of a button's state is shown instead of the plain one")
  func attributedTitles() throws {
    _ = phone
    let button: UIButton = try view(
      """
      <button><state key="normal" title="Button"><attributedString key="attributedTitle">\
      <fragment content="Forgot "/><fragment content="it?"><attributes/></fragment>\
      </attributedString></state></button>
      """)
    #expect(button.currentTitle == "Forgot it?")
    #expect(button.attributedTitle(for: .normal)?.string == "Forgot it?")
    #expect(button.elementLabel == "Forgot it?")
  }

  @Test("a text field has its text, placeholder and traits")
  func textField() throws {
    _ = phone
    let field: UITextField = try view(
      """
      <textField text="Ann" placeholder="Name" clearsOnBeginEditing="YES">\
      <textInputTraits key="textInputTraits" secureTextEntry="YES" \
      enablesReturnKeyAutomatically="YES"/></textField>
      """)
    #expect([field.text, field.placeholder] == ["Ann", "Name"])
    #expect(field.clearsOnBeginEditing)
    #expect(field.isSecureTextEntry)
    #expect(field.enablesReturnKeyAutomatically)
    let bare: UITextField = try view(#"<textField><textInputTraits/></textField>"#)
    #expect(bare.text?.isEmpty ?? true)
    #expect(bare.placeholder == nil)
    #expect(!bare.clearsOnBeginEditing)
    #expect(!bare.isSecureTextEntry)
    #expect(!bare.enablesReturnKeyAutomatically)
  }

  @Test("each keyboard and return key is set; another word keeps the default")
  func traits() throws {
    _ = phone
    func field(_ traits: String) throws -> UITextField {
      try view("<textField><textInputTraits \(traits)/></textField>")
    }
    let keyboards = ["emailAddress", "numberPad", "phonePad", "decimalPad", "URL", "other"]
    #expect(
      try keyboards.map { try field(#"keyboardType="\#($0)""#).keyboardType } == [
        .emailAddress, .numberPad, .phonePad, .decimalPad, .URL, .default,
      ])
    #expect(try field(#"textContentType="username""#).textContentType == .username)
    #expect(
      try ["yes", "no", "other"].map {
        try field(#"autocorrectionType="\#($0)""#).autocorrectionType
      } == [.yes, .no, .default])
    let capitals = ["none", "words", "sentences", "allCharacters", "other"]
    #expect(
      try capitals.map {
        try field(#"autocapitalizationType="\#($0)""#).autocapitalizationType
      } == [.none, .words, .sentences, .allCharacters, .sentences])
    let keys = ["done", "next", "go", "search", "send", "other"]
    #expect(
      try keys.map { try field(#"returnKeyType="\#($0)""#).returnKeyType } == [
        .done, .next, .go, .search, .send, .default,
      ])
  }

  @Test("a text view has its text, its traits, and is editable unless the storyboard says no")
  func textView() throws {
    _ = phone
    let full: UITextView = try view(
      """
      <textView text="Notes" editable="NO"><textInputTraits returnKeyType="send"/></textView>
      """)
    #expect(full.text == "Notes")
    #expect(!full.isEditable)
    #expect(full.returnKeyType == .send)
    let bare: UITextView = try view("<textView/>")
    #expect(bare.text == "")
    #expect(bare.isEditable)
    #expect(bare.returnKeyType == .default)
  }

  @Test("a search bar has its texts and its cancel button")
  func searchBar() throws {
    _ = phone
    let full: UISearchBar = try view(
      #"<searchBar text="ann" placeholder="Find" prompt="People" showsCancelButton="YES"/>"#)
    #expect([full.text, full.placeholder, full.prompt] == ["ann", "Find", "People"])
    #expect(full.showsCancelButton)
    #expect(try !view("<searchBar/>", as: UISearchBar.self).showsCancelButton)
  }
}
