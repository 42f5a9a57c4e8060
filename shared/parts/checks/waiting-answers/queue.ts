import * as v from 'valibot'

import { Check } from '#shared/domain/basics/check.ts'
import { type CheckRef, isSameCheck } from '#shared/domain/checks/check-ref.ts'

// Answers that the server has not confirmed yet, in the browser's storage: they survive a reload, a crash, a lost
// connection and an expired session. Per user, so that no other user of the browser sees or sends them. Each question
// has a key of its own, so that two tabs that answer different questions do not overwrite each other.

const GivenAnswer = v.object({ answerId: v.string(), value: v.string() })
const ErrorMessage = v.object({ title: v.string(), detail: v.optional(v.string()) })

/** `by`: name of the user. `at`: ISO 8601. null: not known. */
const ConflictingAnswer = v.object({
  answers: v.array(GivenAnswer),
  revision: v.number(),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
})

/** Stored in browsers: an older entry has to stay readable. */
const QueuedAnswer = v.object({
  /** Absent in entries of versions with one check. */
  check: v.optional(Check, 'PHYSICAL_STRAIN'),
  companyId: v.number(),
  /** null: a question about the whole company. */
  sectionId: v.nullable(v.number()),
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(GivenAnswer),
  /** The stored revision that was shown when the answer was given. */
  revision: v.number(),
  /** Sent without receiving a response, the latest last: the server may have stored one of them. */
  sent: v.optional(v.array(v.array(GivenAnswer)), []),
  /** When the question was first answered, in milliseconds since 1970. Answers are sent in this order. */
  since: v.number(),
  /** The answer is not sent again until the user chooses to. */
  refusal: v.optional(ErrorMessage),
  /** Beside a refusal: the question does not exist any more, so that sending it again cannot succeed. */
  isGone: v.optional(v.boolean()),
  /** Another user answered the question. The answer is not sent again until the user chooses to. */
  conflict: v.optional(ConflictingAnswer),
})
export type QueuedAnswer = v.InferOutput<typeof QueuedAnswer>

export type QuestionRef = Pick<QueuedAnswer, 'check' | 'companyId' | 'sectionId' | 'scriptKey' | 'questionId'>

const PREFIX = 'bw_answer'

const prefixOf = (userId: number) => `${PREFIX}/${userId}/`
const keyOf = (userId: number, { check, companyId, sectionId, scriptKey, questionId }: QuestionRef) =>
  [PREFIX, userId, companyId, check, sectionId ?? 'company', scriptKey, questionId].join('/')

export const isSameQuestion = (one: QuestionRef, other: QuestionRef) => keyOf(0, one) === keyOf(0, other)

export const isSendable = ({ refusal, conflict }: QueuedAnswer) => !refusal && !conflict

function parse(json: string | null): QueuedAnswer[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), QueuedAnswer), json)
  return parsed.success ? [parsed.output] : []
}

/** None when storage is not available. */
function readStorage(userId: number): QueuedAnswer[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .flatMap((key) => parse(localStorage.getItem(key)))
  } catch {
    return []
  }
}

function writeStorage(userId: number, answer: QueuedAnswer): boolean {
  try {
    localStorage.setItem(keyOf(userId, answer), JSON.stringify(answer))
    return true
  } catch {
    return false
  }
}

/** Keys of earlier versions did not contain the check. */
function renameOldKeys(userId: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((candidate) =>
      candidate.startsWith(prefixOf(userId)),
    )) {
      const [answer] = parse(localStorage.getItem(key))
      if (!answer || keyOf(userId, answer) === key) continue
      localStorage.removeItem(key)
      writeStorage(userId, answer)
    }
  } catch {
    // Without storage there is nothing to move.
  }
}

function clearStorage(userId: number, question: QuestionRef): void {
  try {
    localStorage.removeItem(keyOf(userId, question))
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Of every user of this browser: nobody can send or see the answers about a deleted company. */
export function removeAnswersAbout(companyId: number): void {
  const pattern = new RegExp(`^${PREFIX}/\\d+/${companyId}/`)
  try {
    for (const key of Object.keys(localStorage)) if (pattern.test(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

export type AnswerQueue = ReturnType<typeof openQueue>

/** Calls `onChange` after each change in this tab or another one, until `close`. */
export function openQueue(userId: number, onChange: () => void) {
  let unpersisted: QueuedAnswer[] = []
  const forget = (question: QuestionRef) => {
    unpersisted = unpersisted.filter((other) => !isSameQuestion(question, other))
  }
  const onStorage = ({ key }: StorageEvent) =>
    (key === null || key.startsWith(prefixOf(userId))) && onChange()
  window.addEventListener('storage', onStorage)
  renameOldKeys(userId)

  return {
    list: () => [...readStorage(userId), ...unpersisted].sort((one, other) => one.since - other.since),
    isPersisted: () => unpersisted.length === 0,
    put(answer: QueuedAnswer) {
      forget(answer)
      if (!writeStorage(userId, answer)) unpersisted.push(answer)
      onChange()
    },
    remove(question: QuestionRef) {
      forget(question)
      clearStorage(userId, question)
      onChange()
    },
    removeSection({ sectionId, ...ref }: CheckRef & { sectionId: number | null }) {
      for (const answer of readStorage(userId).concat(unpersisted))
        if (isSameCheck(answer, ref) && answer.sectionId === sectionId) {
          forget(answer)
          clearStorage(userId, answer)
        }
      onChange()
    },
    close: () => window.removeEventListener('storage', onStorage),
  }
}
