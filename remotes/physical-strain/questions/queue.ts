import * as v from 'valibot'

// Answers that the server does not have yet. They stay on the device, so that a reload, a crash, a lost connection or a
// session that ended takes none of them; and with the user who gave them, so that nobody else sees or sends them. Each
// question has an entry of its own: two tabs that answer different questions do not overwrite each other.

const Given = v.object({ answerId: v.string(), value: v.string() })
const Message = v.object({ title: v.string(), detail: v.optional(v.string()) })

/** What somebody else stored in the place of what an answer was meant to follow. `at`: an instant; null: not known. */
const Stored = v.object({
  answers: v.array(Given),
  revision: v.number(),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
})

/** The answers to one question, to be sent. */
const Entry = v.object({
  companyId: v.number(),
  /** null: asked of the whole company. */
  sectionId: v.nullable(v.number()),
  scriptKey: v.string(),
  questionId: v.string(),
  answers: v.array(Given),
  /** The revision that was on the screen when the answer was given. */
  revision: v.number(),
  /** What went to the server without a word back, the latest last: one of these may have arrived. */
  sent: v.optional(v.array(v.array(Given)), []),
  /** When it was first given, in milliseconds since 1970: the order in which entries are sent. */
  since: v.number(),
  /** Why the server refused it: it waits until its user says what to do. */
  refusal: v.optional(Message),
  /** Likewise, because somebody else answered the same question. */
  conflict: v.optional(Stored),
})
export type Entry = v.InferOutput<typeof Entry>

/** Which question an entry is about. */
export type QuestionOf = Pick<Entry, 'companyId' | 'sectionId' | 'scriptKey' | 'questionId'>

const PREFIX = 'bw_answer'

const prefixOf = (userId: number) => `${PREFIX}/${userId}/`
const keyOf = (userId: number, { companyId, sectionId, scriptKey, questionId }: QuestionOf) =>
  `${prefixOf(userId)}${companyId}/${sectionId ?? 'company'}/${scriptKey}/${questionId}`

/** Whether two entries are about the same question. */
export const isAbout = (one: QuestionOf, other: QuestionOf) => keyOf(0, one) === keyOf(0, other)

/** Whether an entry can be sent as it is. */
export const isWaiting = ({ refusal, conflict }: Entry) => !refusal && !conflict

function parse(json: string | null): Entry[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Entry), json)
  return parsed.success ? [parsed.output] : []
}

/** Everything this user still has to send, the oldest first; nothing where the browser keeps nothing. */
export function readQueue(userId: number): Entry[] {
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
export function keepEntry(userId: number, entry: Entry): boolean {
  try {
    localStorage.setItem(keyOf(userId, entry), JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export function dropEntry(userId: number, entry: QuestionOf): void {
  try {
    localStorage.removeItem(keyOf(userId, entry))
  } catch {
    // Nothing was kept either.
  }
}

/** Calls `changed` when another tab changed what this user has to send. Gives the function that ends it. */
export function watchQueue(userId: number, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(prefixOf(userId))) && changed()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
