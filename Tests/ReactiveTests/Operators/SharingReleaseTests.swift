import Reactive
import Testing

@Suite("Release of the observers of share")
struct SharingReleaseTests {
  @Test("a shared sequence that completes releases its observers while it is kept itself")
  func completion() {
    final class Upload {}
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 1, scope: .forever)
    var log: [Int] = []
    weak var remains: Upload?
    do {
      let upload = Upload()
      remains = upload
      _ = shared.map { element in
        withExtendedLifetime(upload) { element * 2 }
      }.subscribe(onNext: { log.append($0) })
    }
    source.onNext(1)
    #expect(log == [2] && remains != nil)
    source.onCompleted()
    #expect(remains == nil)
    withExtendedLifetime(shared) {}
  }
}
