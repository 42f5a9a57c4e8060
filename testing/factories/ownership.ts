import type { useBackEnd } from '../harness/back-end.ts'
import { PASSWORD } from '../harness/client.ts'
import type { User } from './companies.ts'

/** An address that has no account. */
export const UNKNOWN = 'kees@elders.nl'

export const ownershipIn = (backEnd: ReturnType<typeof useBackEnd>) => ({
  /** Gives a company to the account with this address, or invites it. `base`: the revision, by default not compared. */
  changeOwner: ({ browser }: User, companyId: number, ownerEmail: string, base: object = {}) =>
    browser.post(`/rest/admin/companies/${companyId}/owner`, { ownerName: 'Iemand', ownerEmail, ...base }),

  async mailedKey(recipient = UNKNOWN): Promise<string> {
    const [mail] = await backEnd.sql`
      select body from mail_outbox where recipient = ${recipient} and body like '%registration=%'
      order by id desc limit 1`
    return String(mail?.body).match(/registration=([\w-]+)/)![1]!
  },

  accept: ({ browser }: User, invitationKey: string) => browser.post('/rest/invitation', { invitationKey }),

  createAccount: (email: string, invitationKey: string) =>
    backEnd.client().post('/rest/registration', {
      email,
      givenname: 'Kees',
      surname: 'Koper',
      password: PASSWORD,
      confirmpassword: PASSWORD,
      userConditions: true,
      termsOfUse: true,
      invitationKey,
    }),

  async ownership(companyId: number) {
    const [row] = await backEnd.sql`
      select person.email as owner, owner_revision as revision, owner_invitation.email as invited
      from company join person on person.id = owner_id
      left join owner_invitation on company_id = company.id where company.id = ${companyId}`
    return row
  },

  adminActions: () =>
    backEnd.sql`select actor_id as actor, action, person_ids, company_ids, changes from audit_record order by id`,

  /** In the outbox, oldest first. */
  mails: () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`,

  /** Delivery attempts change the rows of mails. */
  emptyOutbox: () => backEnd.sql`delete from mail_outbox`,
})
