import * as v from 'valibot'

import { Check } from '#shared/domain/basics/check.ts'
import { type CheckRef, isSameCheck } from '#shared/domain/checks/themes.ts'

// Answers that the server has not confirmed yet. They are kept in the browser's storage, so that they survive a reload,
// a crash, a lost connection and an expired session. They are kept per user, so that no other user of the browser sees
// or sends them. Each question has a key of its own: two tabs that answer different questions do not overwrite each
// other.

const GivenAnswer = v.object({ answerId: v.string(), value: v.string() })
const ErrorMessage = v.object({ title: v.string(), detail: v.optional(v.string()) })

/** The answer of another user that is stored instead. `by`: name of the user. `at`: ISO 8601. null: not known. */
const ConflictingAnswer = v.object({
  answers: v.array(GivenAnswer),
  revision: v.number(),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
})

/** The answers to one question, to be sent. Stored in browsers: an older entry has to stay readable. */
const QueuedAnswer = v.object({
  /** Entries of versions with one check do not contain it. */
  check: v.optional(Check, 'PHYSICAL_STRAIN'),
  companyId: v.number(),
  /** null: a question about the whole company. */
  sectionId: v.nullable(v.number()),
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(GivenAnswer),
  /** The stored revision that was shown when the answer was given. */
  revision: v.number(),
  /** Versions that were sent without receiving a response, the latest last: the server may have stored one of them. */
  sent: v.optional(v.array(v.array(GivenAnswer)), []),
  /** When the question was first answered, in milliseconds since 1970. Answers are sent in this order. */
  since: v.number(),
  /** Why the server refused the answer. It is not sent again until the user chooses to. */
  refusal: v.optional(ErrorMessage),
  /** Set beside a refusal when the question does not exist any more, so that sending it again cannot succeed. */
  isGone: v.optional(v.boolean()),
  /** Set when another user answered the question. The answer is not sent again until the user chooses to. */
  conflict: v.optional(ConflictingAnswer),
})
export type QueuedAnswer = v.InferOutput<typeof QueuedAnswer>

/** The question of a queued answer. */
export type QuestionRef = Pick<QueuedAnswer, 'check' | 'companyId' | 'sectionId' | 'scriptKey' | 'questionId'>

const PREFIX = 'bw_answer'

const prefixOf = (userId: number) => `${PREFIX}/${userId}/`
const keyOf = (userId: number, { check, companyId, sectionId, scriptKey, questionId }: QuestionRef) =>
  [PREFIX, userId, companyId, check, sectionId ?? 'company', scriptKey, questionId].join('/')

export const isSameQuestion = (one: QuestionRef, other: QuestionRef) => keyOf(0, one) === keyOf(0, other)

/** Whether an answer can be sent without a decision of its user. */
export const isSendable = ({ refusal, conflict }: QueuedAnswer) => !refusal && !conflict

function parse(json: string | null): QueuedAnswer[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), QueuedAnswer), json)
  return parsed.success ? [parsed.output] : []
}

/** Returns the queued answers in the browser's storage; none when storage is not available. */
function readStorage(userId: number): QueuedAnswer[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .flatMap((key) => parse(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/** Returns whether the browser stored the answer. */
function writeStorage(userId: number, answer: QueuedAnswer): boolean {
  try {
    localStorage.setItem(keyOf(userId, answer), JSON.stringify(answer))
    return true
  } catch {
    return false
  }
}

/** Moves entries of versions whose keys did not contain the check to the key that they have now. */
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

/** Removes the answers about a company that was deleted, of every user of this browser: nobody can send or see them. */
export function removeAnswersAbout(companyId: number): void {
  const pattern = new RegExp(`^${PREFIX}/\\d+/${companyId}/`)
  try {
    for (const key of Object.keys(localStorage)) if (pattern.test(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

export type AnswerQueue = ReturnType<typeof openQueue>

/** Opens the queue of a user. Calls `onChange` after each change in this tab or another one, until `close`. */
export function openQueue(userId: number, onChange: () => void) {
  /** Answers that the browser did not store. */
  let unpersisted: QueuedAnswer[] = []
  const forget = (question: QuestionRef) => {
    unpersisted = unpersisted.filter((other) => !isSameQuestion(question, other))
  }
  const onStorage = ({ key }: StorageEvent) =>
    (key === null || key.startsWith(prefixOf(userId))) && onChange()
  window.addEventListener('storage', onStorage)
  renameOldKeys(userId)

  return {
    /** All answers of the user that are still to be sent, the oldest first. */
    list: () => [...readStorage(userId), ...unpersisted].sort((one, other) => one.since - other.since),
    isPersisted: () => unpersisted.length === 0,
    /** Adds an answer, or replaces the answer to the same question. */
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
    /** Removes the answers of a section, which does not exist any more. */
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
