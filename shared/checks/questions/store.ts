import { useSyncExternalStore } from 'react'

import { statusOf } from '#shared/api/basics/errors.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { type CheckRef, isSameCheck, refOf } from '#shared/domain/checks/check-ref.ts'
import {
  type AnswerQueue,
  isSameQuestion,
  isSendable,
  openQueue,
  type QuestionRef,
  type QueuedAnswer,
} from '#shared/parts/checks/waiting-answers/queue.ts'
import { revisionIn, type SendResult } from '#shared/parts/checks/waiting-answers/send-answer.ts'
import { sendQueue } from '#shared/parts/checks/waiting-answers/send-queue.ts'
import { sessionStore, signOutLapsed } from '#shared/session/store.ts'
import {
  type AnswersUpdate,
  type CheckState,
  mergeAnswers,
  type OpenCheck,
  sectionKey,
} from './check-state.ts'
import { fetchAnswers, fetchCheck, fetchSections } from './fetch-check.ts'
import { createRetryTimer } from './retry-timer.ts'
import { watchPage } from './watch-page.ts'

// The open check: its stored answers, and the queue of answers that are still to be sent.

/** Without a keystroke, before a text is sent. */
const TYPING_DELAY_MS = 800
const FLUSH_TIMEOUT_MS = 1_500
const CHANNEL = 'bw_answers'

let state: CheckState = { check: undefined, queue: [], sendStatus: 'IDLE', isPersisted: true }
const listeners = new Set<() => void>()

let userId: number | null = null
/** Undefined when logged out. */
let queue: AnswerQueue | undefined
let opening: { ref: CheckRef; userId: number | null; check: Promise<OpenCheck> } | undefined
let numHolders = 0
/** How often answers were stored or a section was removed since this module was loaded, here or in another tab. */
let numChanges = 0
let typingTimer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | undefined
let stopWatching = () => {}
let channel: BroadcastChannel | undefined
const retryTimer = createRetryTimer(() => sendNow())

export function updateCheckState(next: Partial<CheckState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getCheckState = () => state

export const useCheckState = (): CheckState => useSyncExternalStore(subscribe, getCheckState)

/* The open check */

const isOpen = (ref: CheckRef) => state.check !== undefined && isSameCheck(state.check, ref)

/** As it was fetched, when another check was opened meanwhile. */
const openedOr = (check: OpenCheck): OpenCheck => (isOpen(check) ? state.check! : check)

/** Reads again after a change in the meantime, since what was read may be older. */
async function readLatest<T>(read: () => Promise<T>): Promise<T> {
  const before = numChanges
  const result = await read()
  return numChanges === before ? result : readLatest(read)
}

const readAnswers = (ref: CheckRef, sectionId: number | null) =>
  readLatest(() => fetchAnswers(ref, sectionId))

/** `isComplete`: as of `mergeAnswers`. Without it, the rows come from storing an answer. */
function updateAnswers(update: AnswersUpdate, { isComplete = false } = {}) {
  if (!isComplete) numChanges++
  if (!isOpen(update)) return
  const check = mergeAnswers(state.check!, update, isComplete)
  if (check !== state.check) updateCheckState({ check })
}

/** Returns the check that is open already, if it is this one. Rejects with the error of the API. */
export function openCheck(ref: CheckRef): Promise<OpenCheck> {
  syncUser()
  if (opening && isSameCheck(opening.ref, ref) && opening.userId === userId)
    return opening.check.then((check) => openedOr(check))
  const current = { ref, userId, check: readLatest(() => fetchCheck(ref)) }
  opening = current
  current.check.then(
    (check) => opening === current && updateCheckState({ check }),
    () => opening === current && closeCheck(),
  )
  void sendNow()
  return current.check.then((check) => openedOr(check))
}

/** Unless they are loaded. Rejects with the error of the API. */
export async function openSection(check: OpenCheck, sectionId: number | null): Promise<void> {
  if (!check.stored[sectionKey(sectionId)])
    updateAnswers(
      { ...refOf(check), sectionId, rows: await readAnswers(check, sectionId) },
      { isComplete: true },
    )
}

/** With the answers of the company part. Offline, the state stays as it is. */
export async function refreshCheck(ref: CheckRef): Promise<void> {
  const ignoreOffline = (error: unknown) => {
    if (statusOf(error) === undefined) return undefined
    throw error
  }
  const [sections, rows] = await Promise.all([
    readLatest(() => fetchSections(ref)).catch(ignoreOffline),
    readAnswers(ref, null).catch(ignoreOffline),
  ])
  if (sections && isOpen(ref)) updateCheckState({ check: { ...state.check!, ...sections } })
  if (rows) updateAnswers({ ...refOf(ref), sectionId: null, rows }, { isComplete: true })
}

/** Also the answers of a section whose fields were changed: an answer may follow from a field. */
export async function refreshSection(ref: CheckRef, sectionId: number): Promise<void> {
  await refreshCheck(ref)
  const rows = await readAnswers(ref, sectionId).catch(() => undefined)
  if (rows) updateAnswers({ ...refOf(ref), sectionId, rows }, { isComplete: true })
}

export function removeSection(ref: CheckRef, sectionId: number | null): void {
  numChanges++
  queue?.removeSection({ ...refOf(ref), sectionId })
  const { check } = state
  if (!check || !isOpen(ref)) return
  const { [sectionKey(sectionId)]: _, ...stored } = check.stored
  updateCheckState({
    check: { ...check, stored, sections: check.sections.filter(({ id }) => id !== sectionId) },
  })
}

/** Of all loaded sections: other users may have changed them. */
async function refreshAnswers() {
  if (!state.check) return
  await refreshCheck(state.check).catch(() => undefined)
  const { check } = state
  if (!check) return
  for (const { id: sectionId } of check.sections) {
    if (!check.stored[sectionKey(sectionId)]) continue
    const rows = await readAnswers(check, sectionId).catch(() => undefined)
    if (rows) updateAnswers({ ...refOf(check), sectionId, rows }, { isComplete: true })
  }
}

function closeCheck() {
  opening = undefined
  updateCheckState({ check: undefined })
}

/** Until the returned function is called. */
export function keepCheckOpen(): () => void {
  numHolders++
  return () => {
    numHolders--
    // Between two pages of the same check the number is 0 for a moment.
    setTimeout(() => numHolders === 0 && closeCheck())
  }
}

/* The queue */

const syncQueue = () =>
  updateCheckState({ queue: queue?.list() ?? [], isPersisted: queue?.isPersisted() ?? true })

/** Loads the queue of the current user, and follows the page, the session and other tabs from then on. */
function syncUser() {
  const { id } = sessionStore.getState().user
  if (id === userId && channel) return
  stopWatching()
  userId = id
  queue = id === null ? undefined : openQueue(id, syncQueue)
  closeCheck()
  updateCheckState({ sendStatus: 'IDLE' })
  syncQueue()
  if (!queue) return
  channel ??= new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => data.userId === userId && updateAnswers(data)
  const stops = [
    queue.close,
    watchPage({
      onOnline: () => void sendNow(),
      onOffline: () => state.sendStatus !== 'BUSY' && updateCheckState({ sendStatus: 'OFFLINE' }),
      onReturn: () => void sendNow().then(refreshAnswers),
    }),
    sessionStore.subscribe(({ user }) => user.id !== userId && syncUser()),
    retryTimer.cancel,
  ]
  stopWatching = () => {
    for (const stop of stops) stop()
  }
}

const findQueued = (question: QuestionRef) => state.queue.find((answer) => isSameQuestion(answer, question))

function storedRevision(question: QuestionRef) {
  const { check } = state
  if (!check || !isOpen(question)) return 0
  return revisionIn(check.stored[sectionKey(question.sectionId)] ?? [], question)
}

/** Shows and queues the answer at once. `isTyping`: sends it after `TYPING_DELAY_MS` without another one. */
export function submitAnswer(question: QuestionRef, answers: GivenAnswer[], { isTyping = false } = {}): void {
  queue?.put({
    sent: [],
    since: Date.now(),
    revision: storedRevision(question),
    ...findQueued(question),
    ...question,
    answers,
    refusal: undefined,
  })
  clearTimeout(typingTimer)
  if (isTyping) typingTimer = setTimeout(sendNow, TYPING_DELAY_MS)
  else void sendNow()
}

export const discardAnswer = (answer: QueuedAnswer): void => queue?.remove(answer)

/** After a conflict it replaces the answer of the other user. */
export function resubmitAnswer(answer: QueuedAnswer): void {
  const { conflict, refusal: _, ...rest } = answer
  queue?.put({ ...rest, sent: [], revision: conflict?.revision ?? answer.revision })
  void sendNow()
}

/* Sending */

function handleSendResult(answer: QueuedAnswer, result: SendResult): void {
  const { sectionId } = answer
  if (result.kind === 'SECTION_GONE') removeSection(answer, sectionId)
  if (!('rows' in result)) return
  const update = { ...refOf(answer), sectionId, rows: result.rows }
  updateAnswers(update)
  channel?.postMessage({ userId, ...update })
}

/** Tries again after a while when that fails. */
async function sendAll(): Promise<void> {
  const sender = userId
  const { user } = sessionStore.getState()
  if (sender === null || !queue) return
  const end = await sendQueue(queue, {
    isCurrent: () => userId === sender,
    onSend: () => updateCheckState({ sendStatus: 'BUSY' }),
    onResult(sent, result) {
      handleSendResult(sent, result)
      if (result.kind !== 'RETRY') retryTimer.reset()
    },
  })
  if (end === 'STOPPED') return
  if (end === 'NO_SESSION') return signOutLapsed(user)
  if (end !== 'DONE') {
    updateCheckState({ sendStatus: end })
    return retryTimer.start()
  }
  retryTimer.reset()
  // Another tab may have queued or sent answers; its storage events come later than the writes.
  syncQueue()
  updateCheckState({ sendStatus: 'IDLE' })
}

export const flushWithTimeout = () =>
  Promise.race([sendNow(), new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))])

/** Resolves when the queue is empty or sending has failed; never rejects. */
export function sendNow(): Promise<void> {
  retryTimer.cancel()
  clearTimeout(typingTimer)
  sending ??= sendAll().finally(() => {
    sending = undefined
    // An answer may have been queued since the queue was last read.
    if (state.sendStatus !== 'OFFLINE' && state.sendStatus !== 'FAILING' && state.queue.some(isSendable))
      void sendNow()
  })
  return sending
}
