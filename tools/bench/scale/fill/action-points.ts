import { type Theme, themes } from '#shared/domain/basics/theme.ts'
import { descriptions, holders } from './action-texts.ts'
import { advicesOf } from './advices.ts'
import type { Company } from './companies.ts'
import { fullNameOf, personOf } from './people.ts'
import type { Random } from './random.ts'
import { type Section, sectionsOf } from './sections.ts'
import { editorIdsOf } from './team.ts'
import type { TemplateRisk } from './template.ts'
import type { World } from './world.ts'

/** Shares of action points: completed, about a risk, with a deadline, with a holder. */
const COMPLETED = 0.58
const FOR_RISK = 0.6
const WITH_DEADLINE = 0.8
const HELD = 0.7
const IN_FUNCTION = 0.4
/** Shares: of holders with an address, and of open deadlines that have passed. */
const WITH_ADDRESS = 0.4
const LATE = 0.22
const SOLVING = 0.15
const FROM_ADVICE = 0.05

/** Second of the day at which the answer changes after an action point is completed. */
export const SOLVED_SECOND = 20 * 3600

type Cause = { section: Section; risk: TemplateRisk; isSolved: boolean }
/** Days from today. */
export type ActionPoint = {
  id: number
  cause: Cause | null
  themes: Theme[]
  description: string
  holder: string
  holderEmail: string
  deadline: number | null
  createdDay: number
  createdById: number
  completedDay: number | null
  adviceId: number | null
}

function causesOf(sections: readonly Section[]) {
  const shown = sections.flatMap((section) =>
    section.template.risks.map((risk): Cause => ({ section, risk, isSolved: false })),
  )
  const solvable = sections.flatMap((section) =>
    section.template.solvable.map((risk): Cause => ({ section, risk, isSolved: true })),
  )
  return { shown, solvable }
}

function deadlineOf(random: Random, createdDay: number, completedDay: number | null): number | null {
  if (!random.chance(WITH_DEADLINE)) return null
  if (completedDay !== null) return Math.max(createdDay, completedDay + random.between(-20, 40))
  if (random.chance(LATE)) return Math.min(-1, createdDay + random.between(5, 120))
  return random.between(0, 200)
}

/** Draws a holder: a function in the company, or somebody who may change it. */
function holdersIn(world: World, random: Random, editorIds: readonly number[]) {
  const known = new Map<number, { name: string; email: string }>()

  function personWith(id: number) {
    let person = known.get(id)
    if (!person) {
      const found = personOf(world, id)
      person = { name: fullNameOf(found), email: found.email }
      known.set(id, person)
    }
    return person
  }

  return () => {
    if (!random.chance(HELD)) return { holder: '', holderEmail: '' }
    if (random.chance(IN_FUNCTION)) return { holder: random.pick(holders), holderEmail: '' }
    const { name, email } = personWith(random.pick(editorIds))
    return { holder: name, holderEmail: random.chance(WITH_ADDRESS) ? email : '' }
  }
}

export function actionPointsOf(world: World, company: Company): ActionPoint[] {
  const count = world.plan.actionPointsOf[company.id - 1]!
  const random = world.random('ACTION_POINT', company.id)
  const { shown, solvable } = causesOf(sectionsOf(world, company))
  const editorIds = editorIdsOf(world, company)
  const advices = advicesOf(world, company)
  const drawHolder = holdersIn(world, random, editorIds)
  const firstId = world.firstActionPointIds[company.id - 1]!
  // Each risk is solved once.
  let nextSolvable = random.below(Math.max(1, Math.floor(solvable.length / 2)))

  function drawCause(completedDay: number | null): Cause | null {
    if (completedDay !== null && random.chance(SOLVING)) return solvable[nextSolvable++] ?? null
    return shown.length > 0 && random.chance(FOR_RISK) ? random.pick(shown) : null
  }

  return Array.from({ length: count }, (_, number) => {
    const createdDay = -random.between(2, company.age - 1)
    const isCompleted = random.chance(COMPLETED)
    const completedDay = isCompleted ? -random.between(1, -createdDay) : null
    const cause = drawCause(completedDay)
    const advice =
      !cause && advices.length > 0 && random.chance(FROM_ADVICE) ? random.pick(advices) : undefined
    return {
      id: firstId + number,
      cause,
      themes: [cause?.section.check ?? random.pick(themes)],
      description: random.pick(descriptions),
      ...drawHolder(),
      deadline: deadlineOf(random, createdDay, completedDay),
      createdDay,
      createdById: random.pick(editorIds),
      completedDay,
      adviceId: advice?.id ?? null,
    }
  })
}
