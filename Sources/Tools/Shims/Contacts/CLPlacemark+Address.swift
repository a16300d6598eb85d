// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation

extension CLPlacemark {
  /// The address; nil without a name, which is the street.
  public var postalAddress: CNPostalAddress? {
    guard let name else { return nil }
    let address = CNMutablePostalAddress()
    address.street = name
    address.city = locality ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}
