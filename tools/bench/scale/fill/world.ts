import { type Check, checks } from '#shared/domain/basics/check.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { type Numbers, numbersAt } from './numbers.ts'
import { createPlan, NOT_STARTED, type Plan } from './plan.ts'
import { createRandom, type Random, subject, type subjects } from './random.ts'
import type { CheckTemplate } from './template.ts'
import type { Templates } from './templates.ts'

/** Determines all rows. `today`: yyyy-mm-dd; decides what is overdue or under way. */
export type Origin = { size: number; seed: number; today: string; passwordHash: string; templates: Templates }

/** The first person with each role; each range ends where the next begins. */
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
  /** Per company, and the next free id. */
  firstSectionIds: Int32Array
  firstActionPointIds: Int32Array
  random: (name: (typeof subjects)[number], id: number) => Random
}

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

/** Consecutive ids per company, from 1, and the next free one. */
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

export type StartedCheck = { check: Check; template: CheckTemplate }

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

export const ownerIdOf = ({ plan, people }: World, companyId: number): number =>
  people.owners + plan.ownerOf[companyId - 1]!

/** All companies but the first have at most `most`. `number`: from 0. Those of the first follow after all others. */
export const idOf = (
  { numbers: { companies } }: World,
  companyId: number,
  number: number,
  most: number,
): number => (companyId === 1 ? companies + 1 : companyId) * most + number
