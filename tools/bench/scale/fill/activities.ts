import { type CompanyActivityKind, isDaily } from '#shared/domain/companies/company-activity.ts'
import { actionPointsOf, SOLVED_SECOND } from './action-points.ts'
import { advicesOf } from './advices.ts'
import type { Company } from './companies.ts'
import { timeOf } from './moments.ts'
import { recordsOf } from './records.ts'
import { roundsOf } from './rounds.ts'
import { companyChecksOf } from './sections.ts'
import { inviteesOf } from './team.ts'
import { visitReportsOf } from './visit-reports.ts'
import type { World } from './world.ts'

const nothing = { check: null, section_name: null, role: null, item_id: null, risk: null }

type About = {
  check?: string | null
  section_name?: string | null
  role?: string | null
  item_id?: number | null
  risk?: string | null
}
type CompanyActivity = Required<About> & {
  company_id: number
  happened_at: string
  person_id: number
  kind: CompanyActivityKind
  is_daily: boolean
}

export function activitiesOf(world: World, company: Company): CompanyActivity[] {
  const rows: CompanyActivity[] = []

  function add(kind: CompanyActivityKind, day: number, personId: number, about: About = {}, second?: number) {
    const happened_at = world.calendar.moment(day, second ?? timeOf(about.item_id ?? company.id))
    const is_daily = isDaily(kind)
    rows.push({
      ...nothing,
      ...about,
      company_id: company.id,
      happened_at,
      person_id: personId,
      kind,
      is_daily,
    })
  }

  add('COMPANY_CREATED', -company.age, company.ownerId)
  if (company.coachId !== null) add('COACH_INVITED', -company.age, company.ownerId)
  for (const { check, template, startedDay, sections } of companyChecksOf(world, company)) {
    add('CHECK_STARTED', startedDay, company.ownerId, { check })
    for (const { id, template: section, day, second, editorId } of sections) {
      const about = { check, section_name: section.name, item_id: id }
      if (section.name !== null) add('SECTION_ADDED', startedDay, editorId, about)
      if (section.answers.length > 0) add('SECTION_ANSWERED', day, editorId, about, second)
    }
    if (template.round) add('CHECK_FINISHED', -1, company.ownerId, { check })
  }
  for (const { id, check, finishedDay } of roundsOf(world, company))
    add('ROUND_FINISHED', finishedDay, company.ownerId, { check, item_id: id })
  for (const { id, cause, createdDay, createdById, completedDay } of actionPointsOf(world, company)) {
    add('ACTION_POINT_CREATED', createdDay, createdById, { item_id: id })
    if (completedDay === null) continue
    add('ACTION_POINT_COMPLETED', completedDay, createdById, { item_id: id })
    if (cause?.isSolved) {
      const { section, risk } = cause
      const about = {
        check: section.check,
        section_name: section.template.name,
        item_id: id,
        risk: risk.label,
      }
      add('RISK_SOLVED', completedDay, createdById, about, SOLVED_SECOND)
    }
  }
  for (const { role, sentAgo, acceptedAgo, personId } of inviteesOf(world, company)) {
    add('PERSON_INVITED', -sentAgo, company.ownerId, { role })
    if (acceptedAgo !== null) add('INVITATION_ACCEPTED', -acceptedAgo, personId, { role })
  }
  for (const { id, ago, authorId, archivedAgo } of advicesOf(world, company)) {
    add('ADVICE_CREATED', -ago, authorId, { item_id: id })
    if (archivedAgo !== null) add('ADVICE_ARCHIVED', -archivedAgo, company.ownerId, { item_id: id })
  }
  for (const { id, ago, coachId, ratedAgo } of visitReportsOf(world, company)) {
    add('VISIT_REPORT_CREATED', -ago, coachId, { item_id: id })
    if (ratedAgo !== null) add('VISIT_REPORT_RATED', -ratedAgo, company.ownerId, { item_id: id })
  }
  for (const { id, ago, authorId } of recordsOf(world, company))
    add('COMPANY_RECORD_CREATED', -ago, authorId, { item_id: id })
  return rows
}
