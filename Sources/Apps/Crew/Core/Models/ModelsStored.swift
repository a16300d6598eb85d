/// The models that the FluxVIP flows keep between launches.
package nonisolated struct ModelsStored: Codable, Equatable {
  /// The trips of the last response; nil before the first one.
  var trips: [Trip]?

  /// The signed-in user's profile; nil before the first response.
  var profile: Profile?

  /// Creates the models; none is stored unless given.
  package init(trips: [Trip]? = nil, profile: Profile? = nil) {
    self.trips = trips
    self.profile = profile
  }
}
