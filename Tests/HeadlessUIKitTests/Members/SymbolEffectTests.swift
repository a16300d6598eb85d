import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: Apple's documentation of Symbols and of `UIImageView`.
@Suite("Effects on symbols")
struct SymbolEffectTests {
  @Test("effects change nothing but the image that replaces another, and complete afterwards")
  func effects() throws {
    Device.current = Device()
    let phone = SpyPhone()
    let diary = Diary()
    let (view, star) = (UIImageView(), UIImage())
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2)) {
      diary.write("added \($0.isFinished)")
    }
    view.addSymbolEffect(.variableColor.iterative.dimInactiveLayers.reversing)
    view.setSymbolImage(star, contentTransition: .replace.downUp) {
      diary.write("replaced \($0.isFinished)")
    }
    view.removeSymbolEffect(ofType: .pulse) { diary.write("removed \($0.isFinished)") }
    view.removeAllSymbolEffects()
    #expect(view.image === star && diary.lines == [])
    try phone.settle()
    #expect(diary.lines == ["added true", "replaced true", "removed true"])
  }

  @Test("options differ by what they say")
  func options() {
    let all: [SymbolEffectOptions] = [
      .default, .repeating, .nonRepeating, .repeat(2), .repeat(3), .speed(2),
      .repeating.speed(2), .speed(2).nonRepeating, .repeat(2).repeating,
    ]
    #expect(Set(all).count == all.count)
    let effects: [NamedSymbolEffect] = [
      .bounce, .pulse, .variableColor, .scale, .appear, .disappear, .wiggle, .rotate, .breathe,
      .replace, .automatic,
    ]
    #expect(Set(effects).count == effects.count)
  }
}
