public import Foundation

#if !canImport(Darwin)
  nonisolated extension AttributeContainer {
    /// Creates a container of text attributes; font, colors, kern, offset and link are kept.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      self.uiKit.font = dictionary[.font] as? UIFont
      self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
      self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
      self.uiKit.kern = CGFloat(boxed: dictionary[.kern])
      self.uiKit.baselineOffset = CGFloat(boxed: dictionary[.baselineOffset])
      let link = dictionary[.link]
      self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }

    /// The attributes by the keys of `NSAttributedString`.
    var keys: [NSAttributedString.Key: Any] {
      let values: [(NSAttributedString.Key, Any?)] = [
        (.font, self.uiKit.font), (.foregroundColor, self.uiKit.foregroundColor),
        (.backgroundColor, self.uiKit.backgroundColor), (.kern, self.uiKit.kern),
        (.baselineOffset, self.uiKit.baselineOffset), (.link, self.link),
      ]
      var keys: [NSAttributedString.Key: Any] = [:]
      for case (let key, let value?) in values { keys[key] = value }
      return keys
    }
  }

  nonisolated extension AttributedString {
    /// Creates a text with the attributes that ``AttributeContainer`` keeps.
    public init(_ nsStr: NSAttributedString) {
      self.init()
      nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) {
        attributes, range, _ in
        let text = nsStr.attributedSubstring(from: range).string
        append(AttributedString(text, attributes: AttributeContainer(attributes)))
      }
    }
  }

  nonisolated extension NSAttributedString {
    /// Creates a text with the attributes that ``AttributeContainer`` keeps.
    public convenience init(_ attrStr: AttributedString) {
      let whole = NSMutableAttributedString(string: "")
      for run in attrStr.runs {
        let text = String(attrStr[run.range].characters)
        whole.append(NSAttributedString(string: text, attributes: run.attributes.keys))
      }
      self.init(attributedString: whole)
    }
  }
#endif
