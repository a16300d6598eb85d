import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Changes of colours that a user sees")
struct LookChangeTests {
  private func count(_ change: () -> Void) -> Int {
    let before = LookChanges.count
    change()
    return LookChanges.count - before
  }

  @Test("another text colour is a change of a label, a field and a text view, the same one is none")
  func textColors() {
    Device.current = Device()
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    func counts(_ color: UIColor) -> [Int] {
      [
        count { label.textColor = color }, count { field.textColor = color },
        count { view.textColor = color },
      ]
    }
    #expect(counts(.red) == [1, 1, 1])
    #expect(counts(.red) == [0, 0, 0])
    #expect(counts(.blue) == [1, 1, 1])
  }

  @Test("another look of a layer is a change, the same look and another name are none")
  func layers() {
    Device.current = Device()
    let (layer, picture) = (CALayer(), UIImage())
    let draw = {
      [
        count { layer.cornerRadius = 4 }, count { layer.borderWidth = 1 },
        count { layer.borderColor = UIColor.red.cgColor },
        count { layer.backgroundColor = UIColor.blue.cgColor }, count { layer.opacity = 0.5 },
        count { layer.isHidden = true }, count { layer.name = "picture" },
      ]
    }
    #expect(draw() == [1, 1, 1, 1, 1, 1, 0])
    #expect(draw() == [0, 0, 0, 0, 0, 0, 0])
    #expect(count { layer.contents = picture } == 1)
    let above = CALayer()
    #expect(count { layer.addSublayer(above) } == 1)
    #expect(count { above.removeFromSuperlayer() } == 1)
    #expect(count { above.removeFromSuperlayer() } == 0)
  }

  @Test("another picture, place or drawing of a view is a change, the same one is none")
  func views() {
    Device.current = Device()
    let (pictures, button) = (UIImageView(), UIButton())
    let image = UIImage()
    let change = {
      [
        count { pictures.image = image }, count { pictures.isHighlighted = true },
        count { pictures.alpha = 0.5 }, count { pictures.backgroundColor = .red },
        count { pictures.tintColor = .red },
        count { pictures.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
        count { button.setImage(image, for: .normal) },
        count { button.setBackgroundImage(image, for: .selected) },
        count { button.setTitleColor(.red, for: .normal) },
      ]
    }
    #expect(change() == [1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(change() == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(count { pictures.setNeedsDisplay() } == 1)
    #expect(count { pictures.setNeedsDisplay(.zero) } == 1)
  }
}
