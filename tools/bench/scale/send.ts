import { randomUUID } from 'node:crypto'

import type { Place } from './places.ts'
import type { ScaleRequest } from './requests.ts'

/** Throws for a parameter that the place lacks. */
const fill = (text: string, { parameters }: Place) =>
  text.replace(/:([a-z]\w*)\b/gi, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`No place has a value for :${name} in ${text}`)
    return value
  })

/** `':companyId'` becomes a number. */
const fillBody = (body: object, place: Place): string =>
  JSON.stringify(body, (_, value) =>
    typeof value === 'string' && /^:[a-z]\w*$/i.test(value) ? Number(fill(value, place)) : value,
  )

/** Returns the response time, in milliseconds. */
export type Sender = () => Promise<number>

/** Sends a request as a page does. Throws for a status other than that of success, or the one that the request names. */
export function createSender(url: string, request: ScaleRequest, place: Place): Sender {
  const { method, status, read, body } = request
  const address = url + encodeURI(fill(request.path, place))
  const headers = {
    origin: url,
    ...(place.token && { cookie: `bw_session=${place.token}` }),
  }

  async function currentOf(path: string): Promise<unknown> {
    const response = await fetch(url + fill(path, place), { headers })
    return ((await response.json()) as { responseObject: unknown }).responseObject
  }

  return async () => {
    const current = read && (await currentOf(read))
    const init = body && {
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: fillBody(body(place.nextNumber(), current), place),
    }
    const start = performance.now()
    const response = await fetch(address, { method, headers, ...init })
    const text = await response.text()
    const time = performance.now() - start
    const isExpected =
      status === undefined ? [200, 201, 204].includes(response.status) : response.status === status
    if (!isExpected) throw new Error(`${method} ${address} gave ${response.status}: ${text.slice(0, 300)}`)
    return time
  }
}
