import { externalIds } from './access-fixture.ts'
import { StreamedBody } from './access-table.ts'

/** With ids of company 1 of the access fixture. */
export const existingPath = (url: string) =>
  url
    .replace(':externalId', externalIds[0]!)
    .replace(':check', 'PHYSICAL_STRAIN')
    .replace(':scriptKey', 'SITTING_WORK')
    .replace(':uploadId', '11')
    .replace(/:\w+/g, '1')

export function initOf(body?: object): RequestInit {
  if (body instanceof StreamedBody) return { headers: body.headers, body: body.content() }
  return body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
}
