/// A reference to a container that does not keep it alive.
///
/// Swift's weak references would make every use of the container slower, so a container of one
/// isolation domain clears this one in its `deinit`. A synchronized container is referred to weakly,
/// since another thread may release it meanwhile.
final class ContainerReference {
  var container: Container? { synchronized ?? unretained?.takeUnretainedValue() }

  private var unretained: Unmanaged<Container>?
  private weak var synchronized: Container?

  func refer(to container: Container) {
    if container.isSynchronized {
      synchronized = container
    } else {
      unretained = Unmanaged.passUnretained(container)
    }
  }

  func clear() {
    unretained = nil
  }
}
