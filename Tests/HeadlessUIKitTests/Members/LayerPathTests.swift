import Foundation
import HeadlessUIKit
import Testing

/// Source: Core Animation's programming guide, the extensions to key-value coding.
@Suite("The paths of a layer")
struct LayerPathTests {
  private let layer = CALayer()

  private func part(_ path: String) -> Double? {
    (layer.value(forKeyPath: "transform.\(path)") as? Double).map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test("parts of the transform are read from its matrix")
  func reading() {
    #expect(["rotation.z", "scale", "scale.x", "translation.x"].map(part) == [0, 1, 1, 0])
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.5, 0, 0, 1))
    layer.transform.m42 = 7
    #expect(["rotation", "rotation.z", "scale"].map(part) == [0.5, 0.5, 3])
    #expect(["scale.x", "scale.y", "scale.z"].map(part) == [2, 3, 4])
    #expect(["translation.x", "translation.y", "translation.z"].map(part) == [0, 7, 0])
  }

  @Test("a part that is set changes the matrix, and leaves the other parts")
  func setting() {
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat(3), forKeyPath: "transform.scale.y")
    layer.setValue(NSNumber(value: 7), forKeyPath: "transform.translation.x")
    #expect(["rotation.z", "scale.x", "scale.y", "scale.z"].map(part) == [0.5, 2, 3, 2])
    #expect(layer.transform.m41 == 7)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    layer.setValue(2.0, forKeyPath: "transform.scale.x")
    #expect(layer.transform == CATransform3DMakeScale(2, 1, 1))
  }

  @Test("other paths have what was stored for them, and a null object is an action")
  func others() {
    #expect(layer.value(forKeyPath: "shadow.name") == nil)
    layer.setValue("low", forKeyPath: "shadow.name")
    #expect(layer.value(forKeyPath: "shadow.name") as? String == "low")
    layer.actions = ["bounds": NSNull()]
    #expect(layer.actions?["bounds"] is NSNull)
  }
}
