import { type Check, checks } from '#shared/domain/basics/check.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { type Numbers, numbersAt } from './numbers.ts'
import { createPlan, NOT_STARTED, type Plan } from './plan.ts'
import { createRandom, type Random, subject, type subjects } from './random.ts'
import type { CheckTemplate } from './template.ts'
import type { Templates } from './templates.ts'

/** What all rows follow from. `today`: yyyy-mm-dd; what is overdue or under way depends on it. */
export type Origin = { size: number; seed: number; today: string; passwordHash: string; templates: Templates }

/** Numbers of the first person with each part; each part ends where the next one begins. */
type People = {
  admins: number
  coaches: number
  advisers: number
  owners: number
  colleagues: number
  others: number
  end: number
}

export type World = Origin & {
  numbers: Numbers
  plan: Plan
  people: People
  calendar: Calendar
  /** The first ids of each company, and the next free one. */
  firstSectionIds: Int32Array
  firstActionPointIds: Int32Array
  /** Random choices about a subject, of a company or person. */
  random: (name: (typeof subjects)[number], id: number) => Random
}

/** The part of all people who look along at the company of somebody else. */
const COLLEAGUES = 0.33

function dividePeople({ people, admins, coaches, advisers }: Numbers, { owners }: Plan): People {
  const firstCoach = 1 + admins
  const firstAdviser = firstCoach + coaches
  const firstOwner = firstAdviser + advisers
  const firstColleague = firstOwner + owners
  const others = firstColleague + Math.round(people * COLLEAGUES)
  if (others > people) throw new Error(`There are too few people: ${people}`)
  return {
    admins: 1,
    coaches: firstCoach,
    advisers: firstAdviser,
    owners: firstOwner,
    colleagues: firstColleague,
    others,
    end: people + 1,
  }
}

/** Returns the first id of each company, from 1, and the next free one: each company has ids in a row. */
function firstIds(counts: Int32Array): Int32Array {
  const first = new Int32Array(counts.length + 1)
  first[0] = 1
  for (const [at, count] of counts.entries()) first[at + 1] = first[at]! + count
  return first
}

function countSections({
  numbers: { companies },
  templates,
  plan,
}: Pick<World, 'numbers' | 'templates' | 'plan'>) {
  return Int32Array.from({ length: companies }, (_, at) =>
    checksOf({ plan, templates }, at + 1).reduce((sum, { template }) => sum + template.sections.length, 0),
  )
}

/** Creates what the rows of all tables are made from. People and companies are numbered from 1, as their ids are. */
export function createWorld(origin: Origin): World {
  const numbers = numbersAt(origin.size)
  const plan = createPlan(numbers, origin.templates, origin.seed)
  return {
    ...origin,
    numbers,
    plan,
    people: dividePeople(numbers, plan),
    firstSectionIds: firstIds(countSections({ numbers, templates: origin.templates, plan })),
    firstActionPointIds: firstIds(plan.actionPointsOf),
    calendar: createCalendar(origin.today),
    random: (name, id) => createRandom(origin.seed, subject(name), id),
  }
}

/** A check that a company has started. */
export type StartedCheck = { check: Check; template: CheckTemplate }

/** Returns the checks of a company. */
export function checksOf(
  { plan: { templateOf }, templates }: Pick<World, 'plan' | 'templates'>,
  companyId: number,
): StartedCheck[] {
  const first = (companyId - 1) * checks.length
  return checks.flatMap((check, at) => {
    const number = templateOf[first + at]!
    return number === NOT_STARTED ? [] : { check, template: templates[check][number]! }
  })
}

/** The id of the owner of a company. */
export const ownerIdOf = ({ plan, people }: World, companyId: number): number =>
  people.owners + plan.ownerOf[companyId - 1]!

/**
 * The id of something of a company, of which all but the first company have at most `most`. `number`: from 0. Those of the
 * first company follow after all others.
 */
export const idOf = (
  { numbers: { companies } }: World,
  companyId: number,
  number: number,
  most: number,
): number => (companyId === 1 ? companies + 1 : companyId) * most + number
