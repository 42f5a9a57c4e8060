import type { Kysely } from 'kysely'

import { mayEnter } from '#shared/domain/access.ts'
import type { Check } from '#shared/domain/check.ts'
import type { CheckEntry } from '#shared/domain/check-entry.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../database/schema.ts'
import type { CompanyOfPath, CurrentUser } from '../http/access.ts'
import { Refusal } from '../http/refusal.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { refreshIfOutdated } from '../section-checks/status.ts'
import { insertCheck } from './check-queries.ts'
import type { CheckAddresses } from './checks.ts'
import { findCompany } from './queries.ts'

/**
 * Starts a check; a check that was started before stays as it is. Returns it as the lists show it. Refuses with 403 when
 * the user may not work in it, or when the company is gone.
 */
export async function startCheck(
  db: Kysely<Database>,
  addresses: CheckAddresses,
  { user, company, check }: { user: CurrentUser; company: CompanyOfPath; check: Check },
): Promise<CheckEntry> {
  if (!mayEnter({ level: 'WRITE', check }, { ...company, roles: user.roles })) throw new Refusal(403)
  await db.transaction().execute(async (transaction) => {
    if (await insertCheck(transaction, company.id, check))
      await recordActivity(transaction, {
        companyId: company.id,
        personId: user.id,
        kind: 'CHECK_STARTED',
        check,
      })
  })
  const questionnaire = questionnaires[check]
  if (questionnaire && !addresses.externalChecks.includes(check))
    await refreshIfOutdated(db, { companyId: company.id, questionnaire })
  const started = await findCompany(db, user, company.id, addresses)
  const entry = started?.checks.find((candidate) => candidate.check === check)
  if (!entry) throw new Refusal(403)
  return entry
}
