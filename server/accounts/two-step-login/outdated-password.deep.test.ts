import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { countRecoveryCodes, putSecret, replaceRecoveryCodes } from './queries.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startSetUp } from './set-up.ts'
import { switchOff } from './switch-off.ts'

const database = useDatabase()
const config = { productName: 'Beterwerk', helpline: '030 123 45 67' }

test('a password that was changed while it was verified changes nothing', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: 'new' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putSecret(db, id, { secret: Buffer.alloc(20), lastStep: 0 })
  await replaceRecoveryCodes(db, id)
  const rows = () =>
    Promise.all(
      (['person', 'twoStepSetup', 'twoStepSecret', 'recoveryCode', 'mailOutbox'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
  const before = await rows()

  expect(await startSetUp(db, config, id, 'old')).toBeUndefined()
  expect(await renewRecoveryCodes(db, config, id, 'old')).toBeUndefined()
  const change = { verifiedHash: 'old', exceptSession: Buffer.alloc(32) }
  expect(await switchOff(db, config, id, change)).toBe(false)
  expect(await rows()).toEqual(before)
  expect(await switchOff(db, config, id, { ...change, verifiedHash: 'new' })).toBe(true)
  expect(await countRecoveryCodes(db, id)).toBe(0)
})
