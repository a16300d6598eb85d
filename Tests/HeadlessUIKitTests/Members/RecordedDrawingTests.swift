import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("What a context records of a drawing")
struct RecordedDrawingTests {
  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)
  private let point = CGPoint(x: 1, y: 2)

  /// Returns the lines that a context has recorded.
  private func lines(_ draw: (CGContext) -> Void) -> [String] {
    let size = CGSize(width: 4, height: 4)
    let context = CGContext(size: size)
    draw(context)
    let text = context.bytes.dropFirst(PNGHeader(size: size).bytes.count)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the names of the functions that a context has recorded.
  private func names(_ draw: (CGContext) -> Void) -> [String] {
    lines(draw).map { String($0.prefix { $0 != " " }) }
  }

  @Test("a colour, a width, a rectangle and the points of a path stand in the record")
  func arguments() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let recorded = lines { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(2)
      context.translateBy(x: 1, y: -1)
      context.stroke(box)
      context.addPath(path)
    }
    #expect(
      recorded == [
        "setStrokeColor(_:) \(UIColor.red.description)", "setLineWidth(_:) 2.0",
        "translateBy(x:y:) 1.0 -1.0", "stroke(_:) 1.0 2.0 3.0 4.0",
        "addPath(_:) \([CGPoint.zero])",
      ])
  }

  @Test("each call that changes the state is recorded")
  func state() {
    let recorded = names { context in
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setAlpha(0.5)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: 1)
      context.concatenate(.identity)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.setLineDash(phase: 0, lengths: [1, 2])
      context.setMiterLimit(1)
      context.setShadow(offset: .zero, blur: 1)
      context.setShouldAntialias(true)
      context.setBlendMode(.multiply)
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.endTransparencyLayer()
      context.restoreGState()
    }
    #expect(
      recorded == [
        "saveGState()", "setFillColor(_:)", "setFillColor(red:green:blue:alpha:)",
        "setStrokeColor(red:green:blue:alpha:)", "setAlpha(_:)", "scaleBy(x:y:)", "rotate(by:)",
        "concatenate(_:)", "setLineCap(_:)", "setLineJoin(_:)", "setLineDash(phase:lengths:)",
        "setMiterLimit(_:)", "setShadow(offset:blur:color:)", "setShouldAntialias(_:)",
        "setBlendMode(_:)", "setFillColorSpace(_:)", "setStrokeColorSpace(_:)",
        "beginTransparencyLayer(auxiliaryInfo:)", "endTransparencyLayer()", "restoreGState()",
      ])
  }

  @Test("each part of a path is recorded")
  func path() {
    let recorded = names { context in
      context.beginPath()
      context.move(to: point)
      context.addLine(to: point)
      context.addLines(between: [point])
      context.addRect(box)
      context.addRects([box])
      context.addEllipse(in: box)
      context.addArc(center: point, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
      context.addArc(tangent1End: point, tangent2End: point, radius: 1)
      context.addCurve(to: point, control1: point, control2: point)
      context.addQuadCurve(to: point, control: point)
      context.closePath()
      context.replacePathWithStrokedPath()
    }
    #expect(
      recorded == [
        "beginPath()", "move(to:)", "addLine(to:)", "addLines(between:)", "addRect(_:)",
        "addRects(_:)", "addEllipse(in:)", "addArc(center:radius:startAngle:endAngle:clockwise:)",
        "addArc(tangent1End:tangent2End:radius:)", "addCurve(to:control1:control2:)",
        "addQuadCurve(to:control:)", "closePath()", "replacePathWithStrokedPath()",
      ])
  }

  @Test("each fill, stroke, clip and image is recorded")
  func drawing() throws {
    let image = try #require(UIImage().cgImage)
    let recorded = names { context in
      context.fill(box)
      context.fill([box])
      context.fillEllipse(in: box)
      context.fillPath()
      context.fillPath(using: .evenOdd)
      context.stroke(box, width: 2)
      context.strokeEllipse(in: box)
      context.strokeLineSegments(between: [point])
      context.strokePath()
      context.drawPath(using: .fillStroke)
      context.clear(box)
      context.clip()
      context.clip(to: box)
      context.clip(to: [box])
      context.clip(to: box, mask: image)
      context.clip(using: .winding)
      context.draw(image, in: box)
      guard let layer = CGLayer(context, size: box.size, auxiliaryInfo: nil) else { return }
      layer.context?.fill(box)
      context.draw(layer, in: box)
      context.draw(layer, at: point)
      context.resetClip()
    }
    #expect(
      recorded == [
        "fill(_:)", "fill(_:)", "fillEllipse(in:)", "fillPath()", "fillPath(using:)",
        "stroke(_:width:)", "strokeEllipse(in:)", "strokeLineSegments(between:)", "strokePath()",
        "drawPath(using:)", "clear(_:)", "clip()", "clip(to:)", "clip(to:)", "clip(to:mask:)",
        "clip(using:)", "draw(_:in:byTiling:)", "draw(_:in:)", "draw(_:at:)", "resetClip()",
      ])
  }

  @Test("a renderer's context, and functions of the current context, record rectangles")
  func rectangles() {
    let recorded = lines { context in
      let format = UIGraphicsImageRendererFormat.default()
      let renderer = UIGraphicsImageRendererContext(format) { context }
      renderer.fill(box)
      renderer.stroke(box)
      renderer.clip(to: box)
      UIGraphicsPushContext(context)
      UIRectFill(box)
      UIRectFrame(box)
      UIRectClip(box)
      UIGraphicsPopContext()
    }
    let calls = ["fill(_:)", "stroke(_:)", "clip(to:)"].map { "\($0) 1.0 2.0 3.0 4.0" }
    #expect(recorded == calls + calls)
  }

  @Test("a path that is filled, stroked or clips is recorded with its points, blended or not")
  func bezierPath() {
    let path = UIBezierPath()
    path.move(to: point)
    let recorded = lines { context in
      UIGraphicsPushContext(context)
      path.fill()
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke()
      path.stroke(with: .multiply, alpha: 0.5)
      path.addClip()
      UIGraphicsPopContext()
    }
    let calls = ["fill()", "fill()", "stroke()", "stroke()", "addClip()"]
    #expect(recorded == calls.map { "\($0) \([point])" })
  }
}
