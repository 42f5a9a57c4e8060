import { useSyncExternalStore } from 'react'

import { statusOf } from '#shared/api/errors.ts'
import { getScriptFlow, listAnswers, listFunctionGroups } from '#shared/api/physical-strain.ts'
import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import type { FunctionGroup, StoredAnswer } from '#shared/domain/section-check.ts'
import { sessionStore, signOut } from '#shared/session/store.ts'
import {
  isSameQuestion,
  isSendable,
  type QuestionRef,
  type QueuedAnswer,
  readQueue,
  removeFromQueue,
  saveToQueue,
  watchQueue,
} from './queue.ts'
import { hasSameAnswers, type SendResult, sendAnswer } from './send-answer.ts'

// The check that is being done: what the server has, what is still on its way there, and the one that sends it.

/** A check that is open, as the server last told. */
export type OpenCheck = {
  companyId: number
  questionnaire: Questionnaire
  groups: readonly FunctionGroup[]
  /** What is stored, per section that was looked into; `sectionKey` names them. */
  stored: Readonly<Record<string, readonly StoredAnswer[]>>
}

/** How sending goes. OFFLINE: the server cannot be reached. FAILING: it can, and fails. */
type SendStatus = 'IDLE' | 'BUSY' | 'OFFLINE' | 'FAILING'

export type CheckState = {
  check: OpenCheck | undefined
  /** What this user still has to send, for whichever company. */
  queue: readonly QueuedAnswer[]
  sendStatus: SendStatus
  /** Whether the browser keeps what is in the queue when the page goes. */
  isPersisted: boolean
}

/** Milliseconds before what failed is tried again: double each time. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** Milliseconds without a key before a text is sent. */
const TYPING = 800
/** Milliseconds to wait for what is being sent before a page goes on without it. */
const SHORTLY = 1_500
/** Answers that may have arrived and are remembered; more are of no use. */
const MAX_SENT = 20
const LOCK = 'bw_answers'

export const sectionKey = (sectionId: number | null) => String(sectionId ?? 'company')

let state: CheckState = { check: undefined, queue: [], sendStatus: 'IDLE', isPersisted: true }
let userId: number | null = null
let opening: { companyId: number; userId: number | null; check: Promise<OpenCheck> } | undefined
let holders = 0
/** Entries that the browser would not keep. */
let unkept: QueuedAnswer[] = []
let pause = FIRST_PAUSE
let timer: ReturnType<typeof setTimeout> | undefined
let typing: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let stopWatching = () => {}
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

/** Everything that is known changes by this one. */
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

/* What is stored */

type Told = { companyId: number; sectionId: number | null; rows: readonly StoredAnswer[] }

/** Takes over what the server said. Rows of the same scripts make way. */
function adopt({ companyId, sectionId, rows }: Told, { isWhole = false } = {}) {
  const { check } = state
  if (check?.companyId !== companyId) return
  const key = sectionKey(sectionId)
  const known = check.stored[key]
  if (!known && !isWhole) return
  const told = new Set(rows.map(({ scriptKey }) => scriptKey))
  const rest = isWhole ? [] : (known ?? []).filter(({ scriptKey }) => !told.has(scriptKey))
  updateCheckState({ check: { ...check, stored: { ...check.stored, [key]: [...rest, ...rows] } } })
}

/** What is stored of a section. A check that nobody started yet has nothing for the company. */
const fetchAnswers = (companyId: number, sectionId: number | null) =>
  listAnswers(companyId, sectionId).catch((error) => {
    if (sectionId === null && statusOf(error) === 404) return []
    throw error
  })

async function fetchCheck(companyId: number): Promise<OpenCheck> {
  const [questionnaire, groups, company] = await Promise.all([
    getScriptFlow(),
    listFunctionGroups(companyId),
    fetchAnswers(companyId, null),
  ])
  return { companyId, questionnaire, groups, stored: { [sectionKey(null)]: company } }
}

/** Opens the check of a company, or gives the one that is open. Fails as the calls do. */
export function openCheck(companyId: number): Promise<OpenCheck> {
  followUser()
  if (opening?.companyId === companyId && opening.userId === userId)
    return opening.check.then((check) => (state.check?.companyId === companyId ? state.check : check))
  const mine = { companyId, userId, check: fetchCheck(companyId) }
  opening = mine
  mine.check.then(
    (check) => opening === mine && updateCheckState({ check }),
    () => opening === mine && closeCheck(),
  )
  void sendNow()
  return mine.check.then((check) => state.check ?? check)
}

/** Opens a section of the open check: its answers are there then. */
export async function openSection({ companyId, stored }: OpenCheck, sectionId: number | null): Promise<void> {
  if (!stored[sectionKey(sectionId)])
    adopt({ companyId, sectionId, rows: await fetchAnswers(companyId, sectionId) }, { isWhole: true })
}

/** Reads again which function groups there are and how all stands; without a connection what is known stands. */
export async function refreshCheck({ companyId }: OpenCheck): Promise<void> {
  const known = (error: unknown) => {
    if (statusOf(error) === undefined) return undefined
    throw error
  }
  const [groups, rows] = await Promise.all([
    listFunctionGroups(companyId).catch(known),
    fetchAnswers(companyId, null).catch(known),
  ])
  if (groups && state.check?.companyId === companyId) updateCheckState({ check: { ...state.check, groups } })
  if (rows) adopt({ companyId, sectionId: null, rows }, { isWhole: true })
}

/** A section was deleted: with it goes what was answered in it, also what was still on its way. */
export function removeSection(companyId: number, sectionId: number): void {
  for (const entry of state.queue)
    if (entry.companyId === companyId && entry.sectionId === sectionId) drop(entry)
  const { check } = state
  if (check?.companyId !== companyId) return
  const { [sectionKey(sectionId)]: _, ...stored } = check.stored
  updateCheckState({ check: { ...check, stored, groups: check.groups.filter(({ id }) => id !== sectionId) } })
}

/** Reads again what others may have changed meanwhile. */
async function refreshAnswers() {
  const { check } = state
  if (!check) return
  for (const key of Object.keys(check.stored)) {
    const sectionId = key === sectionKey(null) ? null : Number(key)
    const rows = await fetchAnswers(check.companyId, sectionId).catch(() => undefined)
    if (rows) adopt({ companyId: check.companyId, sectionId, rows }, { isWhole: true })
  }
}

function closeCheck() {
  opening = undefined
  updateCheckState({ check: undefined })
}

/** Keeps the check open as long as one is in it. Gives the function that lets go. */
export function keepCheckOpen(): () => void {
  holders++
  return () => {
    holders--
    // A page that makes way for another of the same check takes hold at once.
    setTimeout(() => holders === 0 && closeCheck())
  }
}

/* What is on its way */

const readAll = () =>
  userId === null ? [] : [...readQueue(userId), ...unkept].sort((one, other) => one.since - other.since)

const reread = () => updateCheckState({ queue: readAll(), isPersisted: unkept.length === 0 })

function put(entry: QueuedAnswer) {
  if (userId === null) return
  unkept = unkept.filter((other) => !isSameQuestion(entry, other))
  if (!saveToQueue(userId, entry)) unkept.push(entry)
  reread()
}

function drop(entry: QuestionRef) {
  if (userId === null) return
  unkept = unkept.filter((other) => !isSameQuestion(entry, other))
  removeFromQueue(userId, entry)
  reread()
}

/** Everything about the queue is of one user: another one begins with their own. */
function followUser() {
  const { id } = sessionStore.getState().user
  if (id === userId && channel) return
  stopWatching()
  userId = id
  unkept = []
  closeCheck()
  updateCheckState({ sendStatus: 'IDLE' })
  reread()
  if (id === null) return
  const stopQueue = watchQueue(id, reread)
  const watching = new AbortController()
  const { signal } = watching
  channel ??= new BroadcastChannel(LOCK)
  channel.onmessage = ({ data }) => data.userId === userId && adopt(data)
  const wake = () => {
    if (document.visibilityState !== 'visible') return
    void sendNow().then(refreshAnswers)
  }
  window.addEventListener('online', () => void sendNow(), { signal })
  window.addEventListener(
    'offline',
    () => state.sendStatus !== 'BUSY' && updateCheckState({ sendStatus: 'OFFLINE' }),
    {
      signal,
    },
  )
  window.addEventListener('focus', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  const stopSession = sessionStore.subscribe(({ user }) => user.id !== userId && followUser())
  stopWatching = () => {
    stopQueue()
    stopSession()
    watching.abort()
    clearTimeout(timer)
  }
}

/** The entry about a question, if there is one in the queue. */
const entryAbout = (question: QuestionRef) => state.queue.find((entry) => isSameQuestion(entry, question))

const revisionOf = ({ companyId, sectionId, scriptKey, questionId }: QuestionRef) =>
  state.check?.companyId === companyId
    ? (state.check.stored[sectionKey(sectionId)]?.find(
        (row) => row.scriptKey === scriptKey && row.questionId === questionId,
      )?.revision ?? 0)
    : 0

/** Answers a question: at once on the screen and on the device, then on the server. `typing`: when the typing pauses. */
export function submitAnswer(question: QuestionRef, answers: GivenAnswer[], { isTyping = false } = {}): void {
  const known = entryAbout(question)
  put({
    sent: [],
    since: Date.now(),
    revision: revisionOf(question),
    ...known,
    ...question,
    answers,
    refusal: undefined,
  })
  clearTimeout(typing)
  if (isTyping) typing = setTimeout(sendNow, TYPING)
  else void sendNow()
}

/** Lets what somebody else answered stand. Or gives up an answer that the server refused. */
export const discardAnswer = (entry: QueuedAnswer) => drop(entry)

/** Puts one's own answer in the place of what somebody else gave; or tries once more what was refused. */
export function resubmitAnswer(entry: QueuedAnswer): void {
  const { conflict, refusal: _, ...rest } = entry
  put({ ...rest, sent: [], revision: conflict?.revision ?? entry.revision })
  void sendNow()
}

/* The one that sends */

/** One tab at a time, where the browser has locks. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** What there is to do about an entry after it was sent. It may have been changed, or given up, since. */
function settle(entry: QueuedAnswer, outcome: SendResult): void {
  // Another tab may have answered the same question, and word of that comes later than what it wrote.
  reread()
  const now = entryAbout(entry)
  if ('rows' in outcome) {
    const told = { companyId: entry.companyId, sectionId: entry.sectionId, rows: outcome.rows }
    adopt(told)
    channel?.postMessage({ userId, ...told })
  }
  if (!now) return
  if (outcome.kind === 'STORED') {
    if (hasSameAnswers(now.answers, entry.answers)) drop(now)
    else put({ ...now, sent: [], revision: revisionIn(outcome.rows, entry) })
  } else if (outcome.kind === 'FOLLOWS') {
    put({ ...now, sent: [], revision: outcome.revision })
  } else if (outcome.kind === 'CONFLICT') {
    const { stored } = outcome
    put({
      ...now,
      sent: [],
      conflict: {
        answers: stored?.answers ?? [],
        revision: stored?.revision ?? 0,
        by: stored?.lastUpdatedBy ?? null,
        at: stored?.lastUpdated ?? null,
      },
    })
  } else if (outcome.kind === 'REFUSED') {
    put({ ...now, sent: [], refusal: outcome.message })
  }
}

const revisionIn = (rows: readonly StoredAnswer[], { scriptKey, questionId }: QuestionRef) =>
  rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)?.revision ?? 0

/** Sends what waits, one after the other in the order in which it was given, until nothing does or it fails. */
async function sendAll(): Promise<void> {
  const sender = userId
  for (;;) {
    if (sender === null || userId !== sender) return
    reread()
    const next = state.queue.find(isSendable)
    if (!next) break
    updateCheckState({ sendStatus: 'BUSY' })
    const { sent } = next
    const marked = {
      ...next,
      sent: [...sent.filter((one) => !hasSameAnswers(one, next.answers)), next.answers],
    }
    put({ ...marked, sent: marked.sent.slice(-MAX_SENT) })
    const outcome = await sendAnswer(next)
    if (userId !== sender) return
    settle(next, outcome)
    if (outcome.kind === 'NO_SESSION') return void (await signOut())
    if (outcome.kind === 'LATER') {
      updateCheckState({ sendStatus: outcome.isOffline ? 'OFFLINE' : 'FAILING' })
      timer = setTimeout(sendNow, pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
      return
    }
    pause = FIRST_PAUSE
  }
  pause = FIRST_PAUSE
  updateCheckState({ sendStatus: 'IDLE' })
}

/** Waits for what is being sent, but not for a bad connection. */
export const flushWithTimeout = () =>
  Promise.race([sendNow(), new Promise<void>((resolve) => setTimeout(resolve, SHORTLY))])

/** Sends what waits, now. Resolves when that is done or has failed; never fails. */
export function sendNow(): Promise<void> {
  clearTimeout(timer)
  clearTimeout(typing)
  running ??= alone(sendAll).finally(() => {
    running = undefined
    // Something was answered after the last look.
    if (state.sendStatus !== 'OFFLINE' && state.sendStatus !== 'FAILING' && state.queue.some(isSendable))
      void sendNow()
  })
  return running
}
