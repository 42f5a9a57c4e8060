import type { Subject } from './subjects.ts'

/** `owner`: of the company. `nobody`: without a session. */
type Visitor = 'owner' | 'coach' | 'administrator' | 'nobody'

/** The company in the middle by the number of what a request is about, or the one with the most. */
export const kindsOfPlaces = ['ordinary', 'largest'] as const
export type KindOfPlace = (typeof kindsOfPlaces)[number]

export type Measured = {
  of: Subject
  /** `owner` by default. */
  as?: Visitor
  queries?: readonly string[]
  /** The kind of search, per query; absent: not a search. */
  kinds?: readonly string[]
  /** Absent: any of 200, 201 and 204. Requests with an unknown key are refused. */
  status?: number
  /** Sent once, without measuring its time: it makes a file in another process, or cannot be repeated. */
  isSentOnce?: true
  /** The body of the nth request of this run. `current`: the response to `read`. */
  body?: (number: number, current: unknown) => object
  /** The path of a GET that is sent first, and not measured. */
  read?: string
}

export type MeasuredRoutes = Record<string, Measured>
