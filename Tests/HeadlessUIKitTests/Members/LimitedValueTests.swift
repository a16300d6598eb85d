import HeadlessUIKit
import Testing

@Suite("Values within limits")
struct LimitedValueTests {
  @Test("a slider's value moves with its limits, and stays where they let it")
  func slider() {
    let slider = UISlider()
    slider.value = 0.2
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 0
    #expect(slider.value == 0.5)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.minimumValue = 3
    #expect(slider.value == 3 && slider.maximumValue == 3)
  }
}
