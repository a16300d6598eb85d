import CrewShared
import Foundation
import PropsMVVM
import Reactive

/// The view model of the profile screen, which shows the cached profile first, then the server's.
final class ProfileDetailsViewModel: ViewModel {
  struct Inputs {
    let viewWillAppear: Observable<Void>
  }

  struct Outputs {
    let props: Observable<ProfileDetailsProps>
    let alert: Observable<String>
  }

  private let profileId: String
  private let userService: any UserServiceProtocol

  init(
    profileId: String, userService: any UserServiceProtocol
  ) {
    self.profileId = profileId
    self.userService = userService
  }

  func makeOutputs(from inputs: Inputs) -> Outputs {
    let alert = PublishSubject<String>()
    let props = inputs.viewWillAppear
      .flatMapLatest { [userService, profileId] in
        userService.fetchUser(id: profileId).catch { error in
          alert.onNext(error.localizedDescription)
          return .empty()
        }
      }
      .map { user in
        ProfileDetailsProps(
          title: "Profile".localized, avatarURL: user.avatarURL, name: user.name, role: user.role,
          phone: user.phone)
      }
      .startWith(ProfileDetailsProps(title: "Profile".localized))
      .distinctUntilChanged()
    return Outputs(props: props, alert: alert)
  }
}
