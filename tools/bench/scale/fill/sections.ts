import type { Check } from '#shared/domain/basics/check.ts'
import type { Company } from './companies.ts'
import { MORNING, WORKDAY } from './moments.ts'
import { editorIdsOf } from './team.ts'
import type { CheckTemplate, SectionTemplate } from './template.ts'
import { DATE_MARK } from './template.ts'
import { checksOf, type World } from './world.ts'

/** Range of the date of a section, in days from today. */
const DATES = { first: -40, last: 400 } as const

/** A section, or the company as a whole. `day`: of its answers, in days from today. `second`: of that day. */
export type Section = {
  id: number
  check: Check
  template: SectionTemplate
  day: number
  second: number
  editorId: number
}
export type CompanyCheck = { check: Check; template: CheckTemplate; startedDay: number; sections: Section[] }

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

export const sectionsOf = (world: World, company: Company): Section[] =>
  companyChecksOf(world, company).flatMap(({ sections }) => sections)

/** In days from today; undefined for none. */
export const dateOf = (world: World, { id, template }: Section): number | undefined =>
  template.fields.includes(DATE_MARK)
    ? world.random('SECTION_DATE', id).between(DATES.first, DATES.last)
    : undefined

export function fieldsOf(world: World, section: Section): string {
  const date = dateOf(world, section)
  const { fields } = section.template
  return date === undefined ? fields : fields.replace(DATE_MARK, world.calendar.day(date))
}
