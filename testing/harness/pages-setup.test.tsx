import { beforeEach, describe, expect, test } from 'vitest'

import { useBackEnd } from './back-end.ts'

let numUnderWay = 0
// Above the one that empties the tables.
beforeEach(() => expect(numUnderWay).toBe(0))

const backEnd = useBackEnd()

describe('requests that a page leaves under way', () => {
  test.each(['a test', 'the next test'])('they end with %s', () => {
    numUnderWay = 1
    void fetch('/rest/login').finally(() => {
      numUnderWay = 0
    })
  })

  test('a table disappears after them', async () => {
    const responses = [1, 2, 3].map(() =>
      fetch('/rest/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'els@smederij.nl', password: 'Vonkenregen2026' }),
      }),
    )
    await backEnd.withoutTable('person', async () => {
      const statuses = (await Promise.all(responses)).map(({ status }) => status)
      expect(statuses).toEqual([401, 401, 401])
    })
  })
})
