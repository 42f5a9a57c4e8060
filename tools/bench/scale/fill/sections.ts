import type { Check } from '#shared/domain/check.ts'
import type { Company } from './companies.ts'
import type { CheckTemplate, SectionTemplate } from './read-template.ts'
import { editorIdsOf } from './team.ts'
import { checksOf, type World } from './world.ts'

/** From which hour in UTC people work, and how many hours of the day, in seconds. */
export const MORNING = 6 * 3600
export const WORKDAY = 9 * 3600

/** A section of a company, or the company as a whole. `day`: of its answers, in days from today. `second`: of that day. */
export type Section = {
  id: number
  check: Check
  template: SectionTemplate
  day: number
  second: number
  editorId: number
}
/** A check of a company. `startedDay`: in days from today. */
export type CompanyCheck = { check: Check; template: CheckTemplate; startedDay: number; sections: Section[] }

/** Returns the checks of a company with their sections: each check was started after the one before. */
export function companyChecksOf(world: World, company: Company): CompanyCheck[] {
  const random = world.random('SECTION', company.id)
  const started = checksOf(world, company.id)
  if (started.length === 0) return []
  const editorIds = editorIdsOf(world, company)
  let id = world.firstSectionIds[company.id - 1]!
  return started.map(({ check, template }) => {
    const startedDay = -random.between(2, company.age - 1)
    const sections = template.sections.map((section): Section => {
      const day = -1 - Math.floor((-startedDay - 1) * random.next() ** 1.5)
      const second = MORNING + random.below(WORKDAY)
      return { id: id++, check, template: section, day, second, editorId: random.pick(editorIds) }
    })
    return { check, template, startedDay, sections }
  })
}
