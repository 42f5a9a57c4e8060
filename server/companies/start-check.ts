import type { Kysely } from 'kysely'
import { refreshIfOutdated } from '#server/checks/engine/status.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath, CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { mayEnter } from '#shared/domain/basics/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import { insertCheck } from './check-queries.ts'
import type { CheckAddresses } from './checks.ts'
import { findCompany } from './queries.ts'

/** Starting again changes nothing. Refuses with 403 when the user may not work in it, or when the company is gone. */
export async function startCheck(
  db: Kysely<Database>,
  addresses: CheckAddresses,
  { user, company, check }: { user: CurrentUser; company: CompanyOfPath; check: Check },
): Promise<CheckEntry> {
  if (!mayEnter({ level: 'WRITE', check }, { ...company, roles: user.roles })) throw new Refusal(403)
  await db.transaction().execute(async (transaction) => {
    if (await insertCheck(transaction, company.id, check))
      await recordCompanyActivity(transaction, {
        companyId: company.id,
        personId: user.id,
        kind: 'CHECK_STARTED',
        check,
      })
  })
  if (!addresses.externalChecks.includes(check))
    await refreshIfOutdated(db, { companyId: company.id, questionnaire: questionnaires[check] })
  const started = await findCompany(db, user, company.id, addresses)
  const entry = started?.checks.find((candidate) => candidate.check === check)
  if (!entry) throw new Refusal(403)
  return entry
}
