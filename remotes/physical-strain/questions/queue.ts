import * as v from 'valibot'

// Answers that the server does not have yet. They stay on the device, so that a reload, a crash, a lost connection or a
// session that ended takes none of them; and with the user who gave them, so that nobody else sees or sends them. Each
// question has an entry of its own: two tabs that answer different questions do not overwrite each other.

const GivenAnswer = v.object({ answerId: v.string(), value: v.string() })
const ErrorMessage = v.object({ title: v.string(), detail: v.optional(v.string()) })

/** What somebody else stored in the place of what an answer was meant to follow. `at`: an instant; null: not known. */
const ConflictingAnswer = v.object({
  answers: v.array(GivenAnswer),
  revision: v.number(),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
})

/** The answers to one question, to be sent. */
const QueuedAnswer = v.object({
  companyId: v.number(),
  /** null: asked of the whole company. */
  sectionId: v.nullable(v.number()),
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(GivenAnswer),
  /** The revision that was on the screen when the answer was given. */
  revision: v.number(),
  /** What went to the server without a word back, the latest last: one of these may have arrived. */
  sent: v.optional(v.array(v.array(GivenAnswer)), []),
  /** When it was first given, in milliseconds since 1970: the order in which entries are sent. */
  since: v.number(),
  /** Why the server refused it: it waits until its user says what to do. */
  refusal: v.optional(ErrorMessage),
  /** Likewise, because somebody else answered the same question. */
  conflict: v.optional(ConflictingAnswer),
})
export type QueuedAnswer = v.InferOutput<typeof QueuedAnswer>

/** Which question an entry is about. */
export type QuestionRef = Pick<QueuedAnswer, 'companyId' | 'sectionId' | 'scriptKey' | 'questionId'>

const PREFIX = 'bw_answer'

const prefixOf = (userId: number) => `${PREFIX}/${userId}/`
const keyOf = (userId: number, { companyId, sectionId, scriptKey, questionId }: QuestionRef) =>
  `${prefixOf(userId)}${companyId}/${sectionId ?? 'company'}/${scriptKey}/${questionId}`

/** Whether two entries are about the same question. */
export const isSameQuestion = (one: QuestionRef, other: QuestionRef) => keyOf(0, one) === keyOf(0, other)

/** Whether an entry can be sent as it is. */
export const isSendable = ({ refusal, conflict }: QueuedAnswer) => !refusal && !conflict

function parse(json: string | null): QueuedAnswer[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), QueuedAnswer), json)
  return parsed.success ? [parsed.output] : []
}

/** Everything this user still has to send, the oldest first; nothing where the browser keeps nothing. */
export function readQueue(userId: number): QueuedAnswer[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .flatMap((key) => parse(localStorage.getItem(key)))
      .sort((one, other) => one.since - other.since)
  } catch {
    return []
  }
}

/** Keeps an entry in the place of what was kept of its question. Gives whether the browser did. */
export function saveToQueue(userId: number, entry: QueuedAnswer): boolean {
  try {
    localStorage.setItem(keyOf(userId, entry), JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export function removeFromQueue(userId: number, entry: QuestionRef): void {
  try {
    localStorage.removeItem(keyOf(userId, entry))
  } catch {
    // Nothing was kept either.
  }
}

/** Calls `onChange` when another tab changed what this user has to send. Gives the function that ends it. */
export function watchQueue(userId: number, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) =>
    (key === null || key.startsWith(prefixOf(userId))) && onChange()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
