/// The models that the FluxVIP flows keep between launches.
nonisolated struct ModelsStored: Codable, Equatable {
  /// The trips of the last response; nil before the first one.
  var trips: [Trip]?

  /// The signed-in user's profile; nil before the first response.
  var profile: Profile?
}
