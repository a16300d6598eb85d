import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

private final class Order {
  let name: String
  let prices: [Int]

  init(_ name: String, _ prices: [Int]) {
    self.name = name
    self.prices = prices
  }
}

@Suite("Expressions", .serialized)
struct ExpressionTests {
  private let order = Order("Tea", [3, 1, 3])

  private func value(_ expression: HeadlessFoundation.NSExpression) -> String {
    expression.expressionValue(with: order, context: nil).map { "\($0)" } ?? "nil"
  }

  @Test("a constant, a path, the object and an array have their values")
  func kinds() {
    Device.current = Device()
    #expect(value(.init(forConstantValue: 7)) == "7")
    #expect(value(.init(forConstantValue: nil)) == "nil")
    #expect(value(.init(forKeyPath: "name")) == "Tea")
    #expect(value(.init(forKeyPath: \Order.name)) == "Tea")
    #expect(value(.init(forAggregate: [1, NSExpression(forKeyPath: "name")])).contains("Tea"))
    let whole = NSExpression.expressionForEvaluatedObject()
    #expect(whole.expressionValue(with: order, context: nil) as AnyObject === order)
  }

  @Test(
    "a function of many values has one result",
    arguments: [
      ("sum:", "7"), ("count:", "3"), ("min:", "1"), ("max:", "3"),
      ("average:", "2.3333333333333335"),
    ])
  func groups(name: String, result: String) {
    Device.current = Device()
    let prices = NSExpression(forKeyPath: "prices")
    #expect(value(.init(forFunction: name, arguments: [prices])) == result)
  }

  @Test("functions of texts and numbers have their results")
  func functions() {
    Device.current = Device()
    let name = NSExpression(forKeyPath: "name")
    #expect(value(.init(forFunction: "lowercase:", arguments: [name])) == "tea")
    #expect(value(.init(forFunction: "multiply:by:", arguments: [3, 1.5])) == "4.5")
    #expect(value(.init(forFunction: "divide:by:", arguments: [3, name])) == "nil")
  }

  @Test("a path has the operators of collections")
  func operators() {
    Device.current = Device()
    #expect(value(.init(forKeyPath: "prices.@sum.self")) == "7")
    #expect(value(.init(forKeyPath: "prices.@count")) == "3")
    #expect(value(.init(forKeyPath: "prices.@distinctUnionOfObjects.self")) == "[3, 1]")
  }

  @Test("a format is read; one that cannot be read is a finding, as is an unknown function")
  func formats() {
    Device.current = Device()
    let (path, number) = (NSExpression(format: "name"), NSExpression(format: "%d", 4))
    #expect(value(path) == "Tea" && path.keyPath == "name" && path.expressionType == .keyPath)
    #expect(value(number) == "4")
    #expect(value(.init(format: "name name")) == "nil")
    #expect(value(.init(forFunction: "guess:", arguments: [])) == "nil")
    #expect(
      Device.current.findings.all.map(\.message) == [
        "Unable to parse the format string \"name name\": `name` was not expected",
        "NSExpression has no function \"guess:\".",
      ])
  }

  @Test("a comparison of expressions is a condition with a format")
  func comparison() {
    Device.current = Device()
    let condition = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "TEA"), modifier: .direct, type: .equalTo,
      options: .caseInsensitive)
    #expect(condition.evaluate(with: order) && !condition.evaluate(with: Order("Milk", [])))
    #expect(condition.predicateFormat == "name ==[c] \"TEA\"")
    let plain = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "Téa"), modifier: .direct, type: .equalTo,
      options: .diacriticInsensitive)
    #expect(plain.evaluate(with: order) && plain.predicateFormat == "name ==[d] \"Téa\"")
    let any = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "prices"),
      rightExpression: NSExpression(forConstantValue: 2), modifier: .any, type: .lessThan)
    #expect(any.evaluate(with: order) && any.predicateFormat == "ANY prices < 2")
  }

  @Test("a condition takes several arguments")
  func variadic() {
    Device.current = Device()
    let condition = NSPredicate(format: "%K == %@ AND %K.@count > %d", "name", "Tea", "prices", 2)
    #expect(condition.evaluate(with: order))
  }
}
