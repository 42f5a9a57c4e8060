import { today } from '#shared/domain/basics/date.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { ActionPointInput } from '#shared/domain/improve/action-point.ts'
import type { AdviceInput } from '#shared/domain/improve/advice.ts'
import type { BackEnd } from '../harness/back-end.ts'
import { companiesIn, type User } from './companies.ts'

const MS_PER_DAY = 86_400_000

/** Returns the day that is this number of days after today in Amsterdam, as yyyy-mm-dd. */
export const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * MS_PER_DAY).toISOString().slice(0, 10)

/** The default input of `writeAdvice`. */
export const adviceInput: AdviceInput = {
  themes: ['GENERAL', 'MACHINE_SAFETY'],
  reason: 'De kap van de kolomboor ontbreekt.',
  description: 'Zet een verstelbare kap op de boorspil.\nHang een kaart bij de machine.',
  necessaryMeasure: 'De kolomboor gaat van de stroom tot de kap erop zit.',
  agreements: 'Els bestelt de kap deze week.',
}

const actionPoint: ActionPointInput = { themes: ['GENERAL'], description: 'Kap bestellen' }

/** Creates the data that tests of advices and action points start from, in the back end of a test file. */
export function improvementsIn(backEnd: BackEnd) {
  const companies = companiesIn(backEnd)

  /** Adds the person `name`@smederij.nl with this first name, and logs in. */
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

  /** Adds Els and her company. */
  async function createSmithy() {
    const els = await createUser('els')
    return { els, company: await companies.createCompany(els, 'Smederij Noord') }
  }

  /** Adds Coen, a coach who has access to the company. */
  async function createCoach(companyId: number): Promise<User> {
    await companies.openToCoaches(companyId)
    return createUser('coen', ['BW_USER', 'BW_COACH'])
  }

  return {
    ...companies,
    createUser,
    createSmithy,
    createCoach,

    /** Adds Els, her company, and the coach Coen, who has access to it. */
    async createCoachedSmithy() {
      const { els, company } = await createSmithy()
      return { els, company, coen: await createCoach(company) }
    },

    /** Adds Jan, who was invited to the company with these rights. */
    async createInvitee(companyId: number, rights: InvitationRights, name = 'jan'): Promise<User> {
      const user = await createUser(name)
      await companies.invite(user, companyId, { rights })
      return user
    },

    /** Writes an advice as this user. Returns its id. */
    writeAdvice: (author: User, companyId: number, changes: Partial<AdviceInput> = {}) =>
      create(author, `/rest/companies/${companyId}/advices`, { ...adviceInput, ...changes }),

    /** Makes an action point as this user. Returns its id. */
    makeActionPoint: (author: User, companyId: number, changes: Partial<ActionPointInput> = {}) =>
      create(author, `/rest/companies/${companyId}/actionitems`, { ...actionPoint, ...changes }),

    /** The stored advices. */
    adviceRows: () => backEnd.sql`select * from advice order by id`,

    /** The stored action points, with their deadlines as yyyy-mm-dd in `day`. */
    actionPointRows: () => backEnd.sql`
      select *, to_char(deadline, 'YYYY-MM-DD') as day from action_item order by id`,
  }
}
