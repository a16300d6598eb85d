public import HeadlessDevice

extension Container: ContainerDescribing {
  /// The registrations of this container with their instances, and its parent.
  public var containerDescription: ContainerDescription {
    resolution.lock.sync {
      ContainerDescription(registrations: unique.map(registration), parent: parent)
    }
  }

  private func registration(of entry: AnyServiceEntry) -> ContainerDescription.Registration {
    let others = entry.otherTypes.map {
      ResolutionError.title($0.type, name: $0.name, arguments: [])
    }
    return ContainerDescription.Registration(
      service: entry.title, scope: "\(entry.scope)", place: entry.place,
      instance: entry.heldInstance.map { "\(type(of: $0))" }, otherTypes: others,
      hides: hiddenPlace(of: entry))
  }

  /// Returns the place of the parent's registration that a registration hides.
  private func hiddenPlace(of entry: AnyServiceEntry) -> String? {
    let plain = entries.all.lazy.filter { $0.entry === entry }.compactMap { key, _ in
      self.parent?.registration(for: key, hash: key.hash)?.place
    }
    return plain.first
  }
}

extension AnyServiceEntry {
  /// The instance that the entry or its scope's storage holds now.
  fileprivate var heldInstance: Any? { anyInstance ?? storage?.instance }
}
