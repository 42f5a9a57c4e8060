import { type ErrorMessage, messageFor, statusOf } from '#shared/api/errors.ts'
import { listAnswers, saveAnswer } from '#shared/api/physical-strain.ts'
import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { StoredAnswer } from '#shared/domain/section-check.ts'
import type { QueuedAnswer } from './queue.ts'

/** How sending an answer ended. `rows`: what is stored now, at least of its script. */
export type SendResult =
  | { kind: 'STORED'; rows: StoredAnswer[] }
  /** What was sent before without a word back had arrived: this one follows it. */
  | { kind: 'FOLLOWS'; rows: StoredAnswer[]; revision: number }
  | { kind: 'CONFLICT'; rows: StoredAnswer[]; stored: StoredAnswer | undefined }
  | { kind: 'REFUSED'; message: ErrorMessage }
  /** Nobody is logged in any more. */
  | { kind: 'NO_SESSION' }
  /** Worth another try. `isOffline`: the server could not be reached at all. */
  | { kind: 'LATER'; isOffline: boolean }

/** Whether two answers to a question say the same, in whatever order they were ticked. */
export const hasSameAnswers = (one: readonly GivenAnswer[], other: readonly GivenAnswer[]) =>
  one.length === other.length &&
  one.every(({ answerId, value }) =>
    other.some((candidate) => candidate.answerId === answerId && candidate.value.trim() === value.trim()),
  )

async function send({ companyId, sectionId, scriptKey, questionId, answers, revision }: QueuedAnswer) {
  const input = { checkSectionId: sectionId, questionId, answers, revision }
  return saveAnswer(companyId, scriptKey, input)
}

/** What to do when the server has something else than what this answer was given after. */
async function compareWithStored(entry: QueuedAnswer): Promise<SendResult> {
  const rows = await listAnswers(entry.companyId, entry.sectionId)
  const stored = rows.find(
    ({ scriptKey, questionId }) => scriptKey === entry.scriptKey && questionId === entry.questionId,
  )
  if (stored && hasSameAnswers(stored.answers, entry.answers)) return { kind: 'STORED', rows }
  const isEarlierVersion =
    stored?.revision === entry.revision + 1 && entry.sent.some((sent) => hasSameAnswers(sent, stored.answers))
  return isEarlierVersion
    ? { kind: 'FOLLOWS', rows, revision: stored.revision }
    : { kind: 'CONFLICT', rows, stored }
}

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429

function resultOfError(error: unknown): SendResult {
  const status = statusOf(error)
  if (status === undefined || isTemporary(status)) return { kind: 'LATER', isOffline: status === undefined }
  if (status === 401) return { kind: 'NO_SESSION' }
  // The function group with it, or the whole check.
  const isGone = status === 404 && 'Deze vraag is intussen verwijderd.'
  return { kind: 'REFUSED', message: messageFor(error, isGone || 'Je antwoord kon niet worden opgeslagen.') }
}

/** Sends an answer to the server, once. Never fails. */
export async function sendAnswer(entry: QueuedAnswer): Promise<SendResult> {
  try {
    return { kind: 'STORED', rows: await send(entry) }
  } catch (error) {
    if (statusOf(error) !== 409) return resultOfError(error)
    return compareWithStored(entry).catch(resultOfError)
  }
}
