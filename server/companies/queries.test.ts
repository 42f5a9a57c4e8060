import { expect, test } from 'vitest'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import { findCompany, insertCompany } from './queries.ts'

const database = useDatabase()

test('returns no company to users without access to it', async () => {
  const person = { email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: '' }
  const { id } = await database.db
    .insertInto('person')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow()
  const company = await insertCompany(database.db, id, { ...newCompanyDefaults, name: 'Metaal Noord' })
  const seenBy = (userId: number) =>
    findCompany(
      database.db,
      {
        id: userId,
        fullName: '',
        roles: ['BW_USER'],
        hasTwoStepLogin: false,
        mustSetUpTwoStepLogin: false,
        sessionHash: Buffer.of(),
        sessionExpiresAt: new Date(),
        isUseOutdated: false,
        hasConfirmedIdentity: false,
      },
      company.id,
      { websiteUrl: 'http://localhost/', externalChecks: [] },
    )
  expect(await seenBy(id)).toMatchObject({ name: 'Metaal Noord' })
  expect(await seenBy(id + 1)).toBeUndefined()
})
