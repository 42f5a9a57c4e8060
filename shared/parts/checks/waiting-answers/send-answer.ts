import { type ErrorMessage, messageFor, statusOf } from '#shared/api/basics/errors.ts'
import { listAnswers, listSections, saveAnswer } from '#shared/api/checks/section-checks.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { StoredAnswer } from '#shared/domain/checks/section-check.ts'
import type { QuestionRef, QueuedAnswer } from './queue.ts'

const MAX_SENT_VERSIONS = 20

/** `rows`: the answers that are stored now, at least those of the script. */
export type SendResult =
  | { kind: 'STORED'; rows: StoredAnswer[] }
  /** Stored with this revision: send the answer again as its successor. */
  | { kind: 'EARLIER_STORED'; rows: StoredAnswer[]; revision: number }
  | { kind: 'CONFLICT'; rows: StoredAnswer[]; stored: StoredAnswer | undefined }
  | { kind: 'REFUSED'; message: ErrorMessage }
  /** The section (SECTION_GONE) or the question does not exist any more. */
  | { kind: 'GONE' | 'SECTION_GONE' }
  | { kind: 'NO_SESSION' }
  /** `isOffline`: the server could not be reached. */
  | { kind: 'RETRY'; isOffline: boolean }

const hasSameAnswers = (one: readonly GivenAnswer[], other: readonly GivenAnswer[]) =>
  one.length === other.length &&
  one.every(({ answerId, value }) =>
    other.some((candidate) => candidate.answerId === answerId && candidate.value.trim() === value.trim()),
  )

export const revisionIn = (rows: readonly StoredAnswer[], { scriptKey, questionId }: QuestionRef) =>
  rows.find((row) => row.scriptKey === scriptKey && row.questionId === questionId)?.revision ?? 0

function post({ sectionId, scriptKey, questionId, answers, revision, ...ref }: QueuedAnswer) {
  const input = { checkSectionId: sectionId, questionId, answers, revision }
  return saveAnswer(ref, scriptKey, input)
}

/** Finds out why the stored revision is not the one that the answer expects. */
async function compareWithStored(answer: QueuedAnswer): Promise<SendResult> {
  const rows = await listAnswers(answer, answer.sectionId)
  const stored = rows.find(
    ({ scriptKey, questionId }) => scriptKey === answer.scriptKey && questionId === answer.questionId,
  )
  if (stored && hasSameAnswers(stored.answers, answer.answers)) return { kind: 'STORED', rows }
  const isEarlierVersion =
    stored?.revision === answer.revision + 1 &&
    answer.sent.some((version) => hasSameAnswers(version, stored.answers))
  return isEarlierVersion
    ? { kind: 'EARLIER_STORED', rows, revision: stored.revision }
    : { kind: 'CONFLICT', rows, stored }
}

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429

function resultOfError(error: unknown): SendResult {
  const status = statusOf(error)
  if (status === undefined || isTemporary(status)) return { kind: 'RETRY', isOffline: status === undefined }
  if (status === 401) return { kind: 'NO_SESSION' }
  if (status === 404) return { kind: 'GONE' }
  return { kind: 'REFUSED', message: messageFor(error, 'Je antwoord kon niet worden opgeslagen.') }
}

/** False when that cannot be found out. */
async function isSectionGone(answer: QueuedAnswer): Promise<boolean> {
  const sections = await listSections(answer).catch(() => undefined)
  return answer.sectionId !== null && sections?.every(({ id }) => id !== answer.sectionId) === true
}

/** Once. Never rejects. */
export async function sendAnswer(answer: QueuedAnswer): Promise<SendResult> {
  try {
    return { kind: 'STORED', rows: await post(answer) }
  } catch (error) {
    const result =
      statusOf(error) === 409 ? await compareWithStored(answer).catch(resultOfError) : resultOfError(error)
    return result.kind === 'GONE' && (await isSectionGone(answer)) ? { kind: 'SECTION_GONE' } : result
  }
}

/** Adds the current version to those that may have been stored. */
export function markSent(answer: QueuedAnswer): QueuedAnswer {
  const others = answer.sent.filter((version) => !hasSameAnswers(version, answer.answers))
  return { ...answer, sent: [...others, answer.answers].slice(-MAX_SENT_VERSIONS) }
}

/** Undefined when nothing stays. `queued`: as it is in the queue now, maybe changed since `sent` was sent. */
export function applySendResult(
  queued: QueuedAnswer,
  sent: QueuedAnswer,
  result: SendResult,
): QueuedAnswer | undefined {
  switch (result.kind) {
    case 'SECTION_GONE':
      return undefined
    case 'STORED':
      if (hasSameAnswers(queued.answers, sent.answers)) return undefined
      return { ...queued, sent: [], revision: revisionIn(result.rows, sent) }
    case 'EARLIER_STORED':
      return { ...queued, sent: [], revision: result.revision }
    case 'CONFLICT': {
      const { stored } = result
      const conflict = {
        answers: stored?.answers ?? [],
        revision: stored?.revision ?? 0,
        by: stored?.lastUpdatedBy ?? null,
        at: stored?.lastUpdated ?? null,
      }
      return { ...queued, sent: [], conflict }
    }
    case 'REFUSED':
      return { ...queued, sent: [], refusal: result.message }
    case 'GONE':
      return { ...queued, sent: [], refusal: { title: 'Deze vraag is intussen verwijderd.' }, isGone: true }
    default:
      return queued
  }
}
