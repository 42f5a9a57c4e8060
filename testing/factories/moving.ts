import type { Check } from '#shared/domain/basics/check.ts'
import type { BackEnd } from '../harness/back-end.ts'
import { improvementsIn } from './improvements.ts'
import { physicalStrainIn } from './physical-strain.ts'

const CHECK = 'PHYSICAL_STRAIN'

export function movingIn(backEnd: BackEnd) {
  const improvements = improvementsIn(backEnd)
  const strain = physicalStrainIn(backEnd)

  return {
    ...improvements,
    ...strain,
    createUser: improvements.createUser,

    /** Jan may write in both. The check for physical strain is started in the first, with one function group. */
    async createTwoCompanies() {
      const bea = await improvements.createUser('bea', ['BW_USER', 'BW_ADMIN'])
      const els = await improvements.createUser('els')
      const jan = await improvements.createUser('jan')
      const from = await strain.startCheck(els, 'Smederij Noord')
      const to = await strain.createCompany(els, 'Smederij Zuid')
      for (const id of [from, to]) await strain.invite(jan, id, { rights: 'WRITE', checks: [CHECK] })
      const group = await strain.addGroup(els, from)
      const move = (fromCompanyId = from, toCompanyId = to, check: Check = CHECK) =>
        bea.browser.post('/rest/admin/migrate-improvement-check', { fromCompanyId, toCompanyId, check })
      return { bea, els, jan, from, to, group, move }
    },

    async companiesOfSections(check: Check = CHECK) {
      const rows = await backEnd.sql`
        select distinct company_id from check_section where "check" = ${check} order by company_id`
      return rows.map(({ company_id }) => company_id)
    },
  }
}
