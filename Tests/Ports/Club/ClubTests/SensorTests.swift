// swift-format-ignore-file
import CoreMotion
import XCTest

@testable import Club

final class SensorTests: XCTestCase {
  private func settings(_ values: [String: String], _ body: () -> Void) {
    for (key, value) in values { UserDefaults.standard.set(value, forKey: key) }
    body()
    for key in values.keys { UserDefaults.standard.removeObject(forKey: key) }
  }

  private func waitUntil(_ condition: @escaping () -> Bool) {
    wait(for: [expectation(for: NSPredicate(block: { _, _ in condition() }), evaluatedWith: nil)], timeout: 5)
  }

  func testTheSensorsMeasureWhatTheStorageTellsWhileTheyAreActive() {
    let manager = CMMotionManager()
    func active() -> [Bool] {
      [manager.isAccelerometerActive, manager.isGyroActive, manager.isMagnetometerActive, manager.isDeviceMotionActive]
    }
    XCTAssertEqual(active(), [false, false, false, false])
    XCTAssertNil(manager.accelerometerData)
    XCTAssertNil(manager.gyroData)
    XCTAssertNil(manager.magnetometerData)
    XCTAssertNil(manager.deviceMotion)
    XCTAssertEqual(
      [manager.isAccelerometerAvailable, manager.isGyroAvailable, manager.isMagnetometerAvailable, manager.isDeviceMotionAvailable],
      [true, true, true, true])
    manager.startAccelerometerUpdates()
    XCTAssertEqual(active(), [true, false, false, false])
    manager.startGyroUpdates()
    manager.startMagnetometerUpdates()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    XCTAssertEqual(active(), [true, true, true, true])
    XCTAssertEqual(manager.accelerometerData.map { [$0.acceleration.x, $0.acceleration.y, $0.acceleration.z] }, [0, 0, -1])
    settings([
      "motion.acceleration": "0.5, 1,-2", "motion.rotation": "1,2,3", "motion.field": "4,5,6", "motion.attitude": "7,8,9",
      "motion.heading": "90",
    ]) {
      XCTAssertEqual(manager.accelerometerData.map { [$0.acceleration.x, $0.acceleration.y, $0.acceleration.z] }, [0.5, 1, -2])
      XCTAssertEqual(manager.gyroData.map { [$0.rotationRate.x, $0.rotationRate.y, $0.rotationRate.z] }, [1, 2, 3])
      XCTAssertEqual(manager.magnetometerData.map { [$0.magneticField.x, $0.magneticField.y, $0.magneticField.z] }, [4, 5, 6])
      let motion = manager.deviceMotion
      XCTAssertEqual(motion.map { [$0.attitude.roll, $0.attitude.pitch, $0.attitude.yaw, $0.heading] }, [7, 8, 9, 90])
      XCTAssertEqual(motion.map { [$0.gravity.x, $0.gravity.y, $0.gravity.z] }, [0, 0, -1])
      XCTAssertEqual(motion.map { [$0.userAcceleration.x, $0.userAcceleration.y, $0.userAcceleration.z] }, [0.5, 1, -1])
      XCTAssertEqual(motion.map { [$0.rotationRate.x, $0.rotationRate.y, $0.rotationRate.z] }, [1, 2, 3])
    }
    settings(["motion.rotation": "1,2"]) { XCTAssertEqual(manager.gyroData?.rotationRate.x, 0) }
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    manager.stopMagnetometerUpdates()
    manager.stopDeviceMotionUpdates()
    XCTAssertEqual(active(), [false, false, false, false])
  }

  func testAHandlerIsCalledAtItsIntervalUntilTheSensorIsStopped() {
    let manager = CMMotionManager()
    var (tilts, turns, mistakes) = (0, 0, 0)
    let (fifth, ninth) = (expectation(description: "fifth"), expectation(description: "ninth"))
    manager.accelerometerUpdateInterval = 1
    manager.gyroUpdateInterval = 2
    manager.startAccelerometerUpdates(to: .main) { data, error in
      tilts += 1
      if data == nil || error != nil { mistakes += 1 }
      if tilts == 5 {
        manager.stopGyroUpdates()
        fifth.fulfill()
      }
      if tilts == 9 {
        manager.stopAccelerometerUpdates()
        ninth.fulfill()
      }
    }
    manager.startGyroUpdates(to: .main) { data, error in
      turns += 1
      if data == nil || error != nil { mistakes += 1 }
    }
    wait(for: [fifth, ninth], timeout: 20)
    XCTAssertEqual([tilts, turns, mistakes], [9, 2, 0])
    let (field, motion) = (expectation(description: "field"), expectation(description: "motion"))
    manager.startMagnetometerUpdates(to: .main) { data, _ in
      if data != nil { field.fulfill() }
      manager.stopMagnetometerUpdates()
    }
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { data, _ in
      if data != nil { motion.fulfill() }
      manager.stopDeviceMotionUpdates()
    }
    wait(for: [field, motion], timeout: 5)
    XCTAssertFalse(manager.isMagnetometerActive || manager.isDeviceMotionActive)
  }

  func testStepsAreCountedWithTheirDistance() {
    settings(["motion.steps": "1200", "motion.floors": "3"]) {
      let (start, end) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
      var found: CMPedometerData?
      CMPedometer().queryPedometerData(from: start, to: end) { data, _ in found = data }
      waitUntil { found != nil }
      XCTAssertEqual([found?.numberOfSteps, found?.distance, found?.floorsAscended, found?.floorsDescended], [1200, 900, 3, 0])
      XCTAssertEqual([found?.startDate, found?.endDate], [start, end])
      XCTAssertEqual([found?.currentPace, found?.currentCadence, found?.averageActivePace], [nil, nil, nil])
    }
    XCTAssertEqual(CMPedometer.authorizationStatus(), .authorized)
    XCTAssertEqual(
      [CMPedometer.isStepCountingAvailable(), CMPedometer.isDistanceAvailable(), CMPedometer.isFloorCountingAvailable(), CMPedometer.isPaceAvailable(), CMPedometer.isCadenceAvailable()],
      [true, true, true, false, false])
  }

  func testAStoppedCounterTellsNothingAndARefusalItsError() {
    let (stopped, running) = (CMPedometer(), CMPedometer())
    var heard: [String] = []
    stopped.startUpdates(from: Date()) { _, _ in heard.append("stopped") }
    stopped.stopUpdates()
    running.startUpdates(from: Date()) { data, _ in heard.append("\(data?.numberOfSteps ?? -1) steps") }
    waitUntil { !heard.isEmpty }
    XCTAssertEqual(heard, ["0 steps"])
  }

  func testTheActivityIsStationaryOrThatOfTheStorage() {
    let manager = CMMotionActivityManager()
    func activity(_ name: String?) -> [Bool] {
      var found: CMMotionActivity?
      settings(name.map { ["motion.activity": $0] } ?? [:]) {
        manager.queryActivityStarting(from: Date(), to: Date(), to: .main) { all, _ in found = all?.first }
        waitUntil { found != nil }
      }
      return found.map { [$0.unknown, $0.stationary, $0.walking, $0.running, $0.automotive, $0.cycling] } ?? []
    }
    for (place, name) in ["unknown", nil, "walking", "running", "automotive", "cycling"].enumerated() {
      XCTAssertEqual(activity(name), (0..<6).map { $0 == place })
    }
    var count = 0
    manager.startActivityUpdates(to: .main) { if $0?.confidence == .high { count += 1 } }
    waitUntil { count == 1 }
    manager.startActivityUpdates(to: .main) { _ in count += 10 }
    manager.stopActivityUpdates()
    var later = false
    manager.queryActivityStarting(from: Date(), to: Date(), to: .main) { _, _ in later = true }
    waitUntil { later }
    XCTAssertEqual(count, 1)
  }
}
