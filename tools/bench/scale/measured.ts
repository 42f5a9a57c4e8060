import type { Subject } from './subjects.ts'

/** Who sends a request: the owner of its company, a coach or an administrator; nobody: without a session. */
type Visitor = 'owner' | 'coach' | 'administrator' | 'nobody'

/** The company that is asked for: the one in the middle by the number of what a request is about, or that with the most. */
export const kindsOfPlaces = ['ordinary', 'largest'] as const
export type KindOfPlace = (typeof kindsOfPlaces)[number]

/** How one route is measured. */
export type Measured = {
  of: Subject
  /** By default the owner. */
  as?: Visitor
  /** What follows the path, one request each; by default nothing. `:sectionId` and the like are replaced there too. */
  queries?: readonly string[]
  /** The kind of search, for each of the queries; absent: they are no searches. */
  kinds?: readonly string[]
  /** Absent: any of 200, 201 and 204. What is asked for with an unknown key is refused. */
  status?: number
  /**
   * Whether it is sent once, to see what its statements read: what makes a file in another process, or cannot be done
   * twice. Its time is not measured.
   */
  isSentOnce?: true
  /** The body of the nth request of this run. `current`: what `read` responded. */
  body?: (number: number, current: unknown) => object
  /** The path of a GET that is sent before, and not measured. */
  read?: string
}

/** Route -> how it is measured. */
export type MeasuredRoutes = Record<string, Measured>
