import { checkRequests } from './check-requests.ts'
import { type KindOfPlace, kindsOfPlaces, type Measured, type MeasuredRoutes } from './measured.ts'
import { reads } from './reads.ts'
import { searches } from './searches.ts'
import { writes } from './writes.ts'

/** Such a request removes what others are about. */
const isDeleting = (name: string) => /^(DELETE|POST .*deletion)/.test(name)

function inOrder(routes: MeasuredRoutes): MeasuredRoutes {
  return Object.fromEntries(
    Object.entries(routes).toSorted(([one], [other]) => Number(isDeleting(one)) - Number(isDeleting(other))),
  )
}

/** Deletions come last. A name is a route, with " as " and the visitor where it has several. */
export const measuredRoutes: MeasuredRoutes = inOrder({ ...reads, ...searches, ...checkRequests, ...writes })

/** With parameters in its path that a place fills in. */
export type ScaleRequest = Measured & {
  name: string
  method: string
  path: string
  isSearch: boolean
}

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

/** Requests that make a file or delete go to ordinary places only; those without a company are sent once. */
export const kindsOf = ({ isSentOnce, as, path }: ScaleRequest): readonly KindOfPlace[] =>
  isSentOnce || ((as === 'nobody' || as === 'administrator') && !path.includes(':'))
    ? ['ordinary']
    : kindsOfPlaces
