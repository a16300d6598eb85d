import CrewShared
import Foundation
import PropsMVVM
import Reactive

/// The view model of the team chat.
final class TeamChatViewModel: ViewModel {
  struct Inputs {
    let viewWillAppear: Observable<Void>
    let draft: Observable<String>
    let sendTap: Observable<Void>
    let retryTap: Observable<String>
    let messageTap: Observable<String>
  }

  struct Outputs {
    let props: Observable<TeamChatProps>
    let alert: Observable<String>
    let sent: Observable<Void>
    let showProfile: Observable<String>
  }

  private let networkProvider: any NetworkProviderProtocol
  private let messagesService: any MessagesServiceProtocol
  private let userID: String?

  init(
    networkProvider: any NetworkProviderProtocol, messagesService: any MessagesServiceProtocol,
    preferences: any PreferencesManager
  ) {
    self.networkProvider = networkProvider
    self.messagesService = messagesService
    userID = preferences.userID
  }

  func makeOutputs(from inputs: Inputs) -> Outputs {
    let alert = PublishSubject<String>()
    let draftSent = PublishSubject<TeamChatState.Action>()
    let sent = PublishSubject<Void>()
    let state = Observable.merge(
      load(on: inputs.viewWillAppear, alert: alert),
      messagesService.outbox.map(TeamChatState.Action.outboxChanged),
      inputs.draft.map(TeamChatState.Action.draftChanged), draftSent,
      retry(on: inputs.retryTap)
    )
    .scan(TeamChatState(), accumulator: TeamChatState.reduce)
    .startWith(TeamChatState())
    .share(replay: 1, scope: .whileConnected)
    let sending = send(on: inputs.sendTap, state: state, into: draftSent)
      .do(onNext: sent.onNext)
      .flatMap { Observable<TeamChatState>.empty() }
    let props = Observable.merge(state, sending)
      .map { [userID] in $0.props(userID: userID) }
      .distinctUntilChanged()
    let showProfile = inputs.messageTap.withLatestFrom(state) { [userID] id, state in
      state.senderID(of: id, userID: userID)
    }
    .compactMap { $0 }
    return Outputs(props: props, alert: alert, sent: sent, showProfile: showProfile)
  }

  private func load(
    on appearance: Observable<Void>, alert: PublishSubject<String>
  ) -> Observable<TeamChatState.Action> {
    appearance.flatMapLatest { [networkProvider] in
      networkProvider.request(TeamMessagesTarget())
        .map(TeamChatState.Action.loaded)
        .catch { error in
          alert.onNext(error.localizedDescription)
          return .just(.loadingFailed)
        }
    }
  }

  /// Clears the draft and passes it to the service; emits once the message is in its queue.
  ///
  /// The draft is cleared first, because the service emits its outbox at once and the props that
  /// follow must not contain the draft as well as the message.
  private func send(
    on taps: Observable<Void>, state: Observable<TeamChatState>,
    into draftSent: PublishSubject<TeamChatState.Action>
  ) -> Observable<Void> {
    taps.withLatestFrom(state)
      .filter(\.canSend)
      .do(onNext: { _ in draftSent.onNext(.draftSent) })
      .flatMap { [messagesService] in messagesService.send($0.draft) }
  }

  /// Passes the failed message to the service again; emits nothing.
  private func retry(on taps: Observable<String>) -> Observable<TeamChatState.Action> {
    taps.compactMap(UUID.init(uuidString:))
      .flatMap { [messagesService] in messagesService.retry(id: $0) }
      .flatMap { _ in Observable<TeamChatState.Action>.empty() }
  }
}
