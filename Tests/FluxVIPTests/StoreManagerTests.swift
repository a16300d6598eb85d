import FluxVIP
import Foundation
import HeadlessDevice
import Testing

@Suite("Stores of models")
struct StoreManagerTests {
  private let storage = KeyValueStorage()

  private func store(_ initial: [String: [Int]] = [:]) -> StoreManager<[String: [Int]]> {
    StoreManager(key: "models", initial: initial, storage: storage)
  }

  @Test("a store begins with the initial models, and after a save with those that were saved")
  func saving() {
    let first = store(["a": [1]])
    #expect(first.cache == ["a": [1]] && storage.data(forKey: "models") == nil)
    first.cache["b/c"] = [2, 3]
    #expect(store().cache == [:])
    first.saveCache()
    #expect(
      storage.data(forKey: "models").map { String(decoding: $0, as: UTF8.self) }
        == #"{"a":[1],"b/c":[2,3]}"#)
    #expect(store(["x": []]).cache == ["a": [1], "b/c": [2, 3]])
  }

  @Test("removing the saved models leaves those in memory, and the next store begins anew")
  func removal() {
    let first = store(["a": [1]])
    first.saveCache()
    first.removeSaved()
    #expect(first.cache == ["a": [1]] && storage.data(forKey: "models") == nil)
    #expect(store(["x": []]).cache == ["x": []])
  }

  @Test("saved models of another form are ignored")
  func otherForm() {
    storage.set(Data(#"[1, 2]"#.utf8), forKey: "models")
    #expect(store(["x": []]).cache == ["x": []])
  }
}
