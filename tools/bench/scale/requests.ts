import { type KindOfPlace, kindsOfPlaces, type Measured, type MeasuredRoutes } from './measured.ts'
import { reads } from './reads.ts'
import { searches } from './searches.ts'
import { themeRequests } from './theme-requests.ts'
import { writes } from './writes.ts'

/** Whether a request takes away what others are about. */
const isDeleting = (name: string) => /^(DELETE|POST .*deletion)/.test(name)

function inOrder(routes: MeasuredRoutes): MeasuredRoutes {
  return Object.fromEntries(
    Object.entries(routes).toSorted(([one], [other]) => Number(isDeleting(one)) - Number(isDeleting(other))),
  )
}

/** All that is measured, what deletes last. A name is a route, with what follows " as " where it has several visitors. */
export const measuredRoutes: MeasuredRoutes = inOrder({ ...reads, ...searches, ...themeRequests, ...writes })

/** One request of a route, with parameters in its path that a place fills in. */
export type ScaleRequest = Measured & {
  /** Name of the route and of the query, for the report. */
  name: string
  method: string
  path: string
  isSearch: boolean
}

/** Returns every request: one per query of each route. */
export const listRequests = (): ScaleRequest[] =>
  Object.entries(measuredRoutes).flatMap(([name, measured]) => {
    const [method = '', path = ''] = name.split(' ')
    return (measured.queries ?? ['']).map((query, index) => {
      const kind = measured.kinds?.[index]
      return {
        ...measured,
        name: kind ? `${name}, ${kind}` : name + query,
        method,
        path: path + query,
        isSearch: kind !== undefined,
      }
    })
  })

/**
 * The kinds of places that a request is sent to. What makes a file or deletes is sent to ordinary ones only, and what no
 * company has to do with once.
 */
export const kindsOf = ({ isSentOnce, as, path }: ScaleRequest): readonly KindOfPlace[] =>
  isSentOnce || ((as === 'nobody' || as === 'administrator') && !path.includes(':'))
    ? ['ordinary']
    : kindsOfPlaces
