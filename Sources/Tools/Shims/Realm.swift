// The types that begin with RLM are in RealmSwift, as is all that an app in Swift uses of Realm.
@_exported public import RealmSwift
