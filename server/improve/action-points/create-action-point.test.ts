import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { createActionPoint } from './create-action-point.ts'

const database = useDatabase()

test('refuses an action point for a company that was deleted meanwhile', async () => {
  const input = {
    themes: ['GENERAL' as const],
    description: 'Opruimen',
    actionHolder: '',
    holderEmail: '',
    deadline: '',
  }
  const session = {
    sessionHash: Buffer.of(),
    sessionExpiresAt: new Date(),
    isUseOutdated: false,
    hasConfirmedIdentity: false,
  }
  const login = { hasTwoStepLogin: false, mustSetUpTwoStepLogin: false }
  const user = { id: 1, fullName: 'Els', roles: [], ...login, ...session }
  const permission = {
    hasWriteAccess: true,
    userRole: 'COMPANY_OWNER' as const,
    coachInvited: false,
    companyOwner: true,
    companyAdmin: false,
    isInvitee: false,
  }
  const inserting = createActionPoint(
    database.db,
    { itemsPerCompany: 1, recordsPerCompany: 1 },
    { ...input, origin: null, adviceId: null },
    { user, company: { id: 999, permission, checks: [] } },
  )
  await expect(inserting).rejects.toMatchObject({ status: 403 })
})
