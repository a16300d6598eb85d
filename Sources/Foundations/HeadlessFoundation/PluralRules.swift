/// The plural categories of CLDR for whole numbers, by language.
enum PluralRules {
  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Int, language: String) -> String {
    let count = abs(number)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy", "fa", "hi", "bn", "zu": return count < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs": return eastSlavic(count)
    case "pl": return polish(count)
    case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "lt": return lithuanian(count)
    case "lv": return latvian(count)
    case "ro":
      if count == 1 { return "one" }
      return count == 0 || (1...19).contains(count % 100) ? "few" : "other"
    case "sl": return slovenian(count)
    case "ar": return arabic(count)
    case "he": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ga": return count == 1 ? "one" : count == 2 ? "two" : irish(count)
    default: return count == 1 ? "one" : "other"
    }
  }

  private static func isTeen(_ count: Int) -> Bool { (11...14).contains(count % 100) }

  private static func eastSlavic(_ count: Int) -> String {
    if count % 10 == 1, count % 100 != 11 { return "one" }
    return (2...4).contains(count % 10) && !isTeen(count) ? "few" : "many"
  }

  private static func polish(_ count: Int) -> String {
    if count == 1 { return "one" }
    return (2...4).contains(count % 10) && !isTeen(count) ? "few" : "many"
  }

  private static func lithuanian(_ count: Int) -> String {
    if (11...19).contains(count % 100) || count % 10 == 0 { return "other" }
    return count % 10 == 1 ? "one" : "few"
  }

  private static func latvian(_ count: Int) -> String {
    if count % 10 == 0 || (11...19).contains(count % 100) { return "zero" }
    return count % 10 == 1 ? "one" : "other"
  }

  private static func slovenian(_ count: Int) -> String {
    switch count % 100 {
    case 1: "one"
    case 2: "two"
    case 3, 4: "few"
    default: "other"
    }
  }

  private static func arabic(_ count: Int) -> String {
    switch (count, count % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }

  private static func irish(_ count: Int) -> String {
    switch count {
    case 3...6: "few"
    case 7...10: "many"
    default: "other"
    }
  }
}
