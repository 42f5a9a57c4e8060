import type { Check } from '#shared/domain/basics/check.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { useBackEnd } from '../harness/back-end.ts'
import type { Client } from '../harness/client.ts'

export type User = { id: number; email: string; browser: Client }

type Accepted = { rights?: InvitationRights; checks?: Check[]; accepted?: boolean }

export function companiesIn(backEnd: ReturnType<typeof useBackEnd>) {
  return {
    async createUser(name: string, roles: SystemRole[] = ['BW_USER']): Promise<User> {
      const email = `${name}@smederij.nl`
      const id = await backEnd.createPerson({ email, roles })
      const browser = backEnd.client()
      await browser.openSession(email)
      return { id, email, browser }
    },

    async createCompany({ browser }: User, name = 'Metaal Noord'): Promise<number> {
      return (await browser.post('/rest/companies', { ...newCompanyDefaults, name })).body.responseObject.id
    },

    /** With a random key, accepted by default. */
    invite: ({ id, email }: User, companyId: number, { rights, checks, accepted = true }: Accepted = {}) =>
      backEnd.sql`
        insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, person_id,
          expires_at, accepted_at)
        values (${companyId}, 'COLLEAGUE', 'Jan', ${email}, 'Kom kijken', ${rights ?? 'READONLY'},
          ${checks ?? ['WELDING_SMOKE', 'PHYSICAL_STRAIN']}, decode(md5(random()::text), 'hex'), ${id}, now(),
          ${accepted ? new Date() : null})`,

    openToCoaches: (companyId: number) =>
      backEnd.sql`update company set coach_invited_at = now() where id = ${companyId}`,
  }
}
