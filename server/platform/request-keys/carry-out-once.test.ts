import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { carryOutOnce } from './carry-out-once.ts'

const database = useDatabase()

const request = { key: 'sleutel-van-een-formulier', personId: null, content: 'een bedrijf' }
const answered = { status: 200, body: null }

test('an attempt that gets lost between two looks of the next one is carried out by it', async () => {
  const { db } = database
  const first = Promise.withResolvers<typeof answered>()
  const second = Promise.withResolvers<void>()
  const sent = carryOutOnce(db, request, () => {
    second.resolve()
    return first.promise
  })
  await second.promise
  let looks = 0
  const losing = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (looks++ === 0)
        await sql`update request_key set started_at = now() - interval '1 minute'`.execute(db)
      return result
    },
  })
  expect(await carryOutOnce(losing, request, async () => answered)).toEqual(answered)
  first.resolve(answered)
  await sent
})
