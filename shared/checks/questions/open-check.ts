import { type CheckRef, isSameCheck } from '#shared/domain/checks/check-ref.ts'
import { openQueue } from '#shared/parts/checks/waiting-answers/queue.ts'
import { sessionStore } from '#shared/session/store.ts'
import type { OpenCheck } from './check-state.ts'
import { fetchCheck } from './fetch-check.ts'
import { retryTimer, sendNow, showQueue } from './sending.ts'
import { checkStore, work } from './store.ts'
import { closeCheck, isOpen, readLatest, refreshAnswers, updateAnswers } from './stored-answers.ts'
import { watchPage } from './watch-page.ts'

const CHANNEL = 'bw_answers'

/** Loads the queue of the current user, and follows the page, the session and other tabs from then on. */
function followUser(): void {
  const { id } = sessionStore.getState().user
  if (id === work.userId && work.channel) return
  work.stopWatching()
  work.userId = id
  const queue = id === null ? undefined : openQueue(id, showQueue)
  work.queue = queue
  closeCheck()
  checkStore.setState({ sendStatus: 'IDLE' })
  showQueue()
  if (!queue) return
  const channel = work.channel ?? new BroadcastChannel(CHANNEL)
  work.channel = channel
  channel.onmessage = ({ data }) => data.userId === work.userId && updateAnswers(data)
  const stops = [
    queue.close,
    watchPage({
      onOnline: () => void sendNow(),
      onOffline: () =>
        checkStore.getState().sendStatus !== 'BUSY' && checkStore.setState({ sendStatus: 'OFFLINE' }),
      onReturn: () => void sendNow().then(refreshAnswers),
    }),
    sessionStore.subscribe(({ user }) => user.id !== work.userId && followUser()),
    retryTimer.cancel,
  ]
  work.stopWatching = () => {
    for (const stop of stops) stop()
  }
}

/** As it was fetched, when another check was opened meanwhile. */
const openedOr = (check: OpenCheck): OpenCheck => (isOpen(check) ? checkStore.getState().check! : check)

/** Returns the check that is open already, if it is this one. Rejects with the error of the API. */
export function openCheck(ref: CheckRef): Promise<OpenCheck> {
  followUser()
  const { opening, userId } = work
  if (opening && isSameCheck(opening.ref, ref) && opening.userId === userId)
    return opening.check.then(openedOr)
  const current = { ref, userId, check: readLatest(() => fetchCheck(ref)) }
  work.opening = current
  current.check.then(
    (check) => work.opening === current && checkStore.setState({ check }),
    () => work.opening === current && closeCheck(),
  )
  void sendNow()
  return current.check.then(openedOr)
}
