// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// A value of a contact with its label.
open class CNLabeledValue<ValueType>: NSObject {
  public let identifier = Ported.uuid.uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  open func settingLabel(_ label: String?) -> CNLabeledValue {
    CNLabeledValue(label: label, value: value)
  }
  open func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(label: label, value: value)
  }

  /// The label as a person reads it.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  public let stringValue: String

  public init(stringValue: String) { self.stringValue = stringValue }
}

/// The name of a person at a service for messages.
open class CNInstantMessageAddress: NSObject {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }
}

/// The name of a person in a network.
open class CNSocialProfile: NSObject {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }
}

/// An address; `CNMutablePostalAddress` can be changed.
open class CNPostalAddress: NSObject {
  open fileprivate(set) var street = ""
  open fileprivate(set) var subLocality = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var subAdministrativeArea = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open fileprivate(set) var isoCountryCode = ""

  public override init() {}
}

open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
