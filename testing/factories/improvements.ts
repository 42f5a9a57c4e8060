import { today } from '#shared/domain/basics/date.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { ActionPointInput } from '#shared/domain/improve/action-point.ts'
import type { AdviceInput } from '#shared/domain/improve/advice.ts'
import type { BackEnd } from '../harness/back-end.ts'
import { companiesIn, type User } from './companies.ts'

const MS_PER_DAY = 86_400_000

/** The day this many days after today in Amsterdam, as yyyy-mm-dd. */
export const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * MS_PER_DAY).toISOString().slice(0, 10)

export const adviceInput: AdviceInput = {
  themes: ['GENERAL', 'MACHINE_SAFETY'],
  reason: 'De kap van de kolomboor ontbreekt.',
  description: 'Zet een verstelbare kap op de boorspil.\nHang een kaart bij de machine.',
  necessaryMeasure: 'De kolomboor gaat van de stroom tot de kap erop zit.',
  agreements: 'Els bestelt de kap deze week.',
}

const actionPoint: ActionPointInput = { themes: ['GENERAL'], description: 'Kap bestellen' }

export function improvementsIn(backEnd: BackEnd) {
  const companies = companiesIn(backEnd)

  async function createUser(name: string, roles?: SystemRole[]): Promise<User> {
    const user = await companies.createUser(name, roles)
    await backEnd.sql`update person set first_name = initcap(${name}) where id = ${user.id}`
    return user
  }

  async function create({ browser }: User, path: string, input: object): Promise<number> {
    const { status, body } = await browser.post(path, input)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.responseObject.id
  }

  async function createSmithy() {
    const els = await createUser('els')
    return { els, company: await companies.createCompany(els, 'Smederij Noord') }
  }

  async function createCoach(companyId: number): Promise<User> {
    await companies.openToCoaches(companyId)
    return createUser('coen', ['BW_USER', 'BW_COACH'])
  }

  return {
    ...companies,
    createUser,
    createSmithy,
    createCoach,

    async createCoachedSmithy() {
      const { els, company } = await createSmithy()
      return { els, company, coen: await createCoach(company) }
    },

    /** Jan, by default, with these rights in the company. */
    async createInvitee(companyId: number, rights: InvitationRights, name = 'jan'): Promise<User> {
      const user = await createUser(name)
      await companies.invite(user, companyId, { rights })
      return user
    },

    writeAdvice: (author: User, companyId: number, changes: Partial<AdviceInput> = {}) =>
      create(author, `/rest/companies/${companyId}/advices`, { ...adviceInput, ...changes }),

    makeActionPoint: (author: User, companyId: number, changes: Partial<ActionPointInput> = {}) =>
      create(author, `/rest/companies/${companyId}/actionitems`, { ...actionPoint, ...changes }),

    adviceRows: () => backEnd.sql`select * from advice order by id`,

    /** `day`: the deadline as yyyy-mm-dd. */
    actionPointRows: () => backEnd.sql`
      select *, to_char(deadline, 'YYYY-MM-DD') as day from action_item order by id`,
  }
}
