import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { decidedBy, type SeededSection } from '#server/operations/demo/seed-check.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { type FieldValues, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { answerPart } from './answering.ts'
import { createRandom, type Random, subject } from './random.ts'
import { LONG_SECTION_NAME, machineTypes, sectionNames, sectionPlaces } from './section-texts.ts'
import { DATE_MARK } from './template.ts'

/** Sections (or substances) of each template of a check, from the smallest to the fullest. */
const SECTION_COUNTS = [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 20]
const MOST_SECTIONS = 60
const MOST_SUBSTANCES = 250
const UNFINISHED = 0.4

/** `number`: of the template, from 0; the last one is that of the largest company. */
export const countSections = (check: Check, number: number): number =>
  SECTION_COUNTS[number] ?? (check === 'HAZARDOUS_SUBSTANCES' ? MOST_SUBSTANCES : MOST_SECTIONS)

export const templateNumbers = Array.from({ length: SECTION_COUNTS.length + 1 }, (_, number) => number)

/** What is asked of a machine depends on its kind. */
const machineKinds = (questionnaire: Questionnaire) =>
  fieldsOf(questionnaire).flatMap((field) =>
    field.type === 'CHOICE' && field.decides ? field.options.map(({ optionKey }) => optionKey) : [],
  )

function recordOf(questionnaire: Questionnaire, random: Random): FieldValues {
  if (questionnaire.check !== 'MACHINE_SAFETY') return {}
  const kind = random.pick(machineKinds(questionnaire))
  const dates: FieldValues = random.chance(0.6) ? { nextInspection: DATE_MARK } : {}
  return { kind, brandType: random.pick(machineTypes), year: String(random.between(1985, 2025)), ...dates }
}

function nameSection(questionnaire: Questionnaire, number: number, random: Random): string {
  const { check, section } = questionnaire
  const names = [...new Set([...section.suggestions, ...(sectionNames[check] ?? [])])]
  const place = sectionPlaces[Math.floor(number / names.length) % sectionPlaces.length]
  if (number === 0 && random.chance(0.1)) return LONG_SECTION_NAME
  return [names[number % names.length], place].filter(Boolean).join(' ')
}

/** For checks other than the list of substances: complete, or up to where users stopped. */
export function seededSections(questionnaire: Questionnaire, number: number, seed: number): SeededSection[] {
  const random = createRandom(seed, subject('TEMPLATE'), checks.indexOf(questionnaire.check), number)
  const by = { daysAgo: 1, by: 'owner' } as const
  const isUnfinished = random.chance(UNFINISHED)
  const limitOf = () => (isUnfinished && random.chance(0.6) ? random.below(12) : 200)
  const company = answerPart(questionnaire, 'COMPANY', { given: {}, limit: limitOf(), random })
  const start = random.below(20)
  const sections = Array.from(
    { length: countSections(questionnaire.check, number) },
    (_, at): SeededSection => {
      const fields = recordOf(questionnaire, random)
      const given = decidedBy(questionnaire, fields)
      const answers = answerPart(questionnaire, 'SECTION', { given, limit: limitOf(), random })
      return { ...by, name: nameSection(questionnaire, start + at, random), given: answers, fields }
    },
  )
  return [{ ...by, name: null, given: company }, ...sections]
}

/** Throws an error for a check outside the portal. */
export function questionnaireOf(check: Check): Questionnaire {
  const questionnaire = questionnaires[check]
  if (!questionnaire) throw new Error(`There are no questions of ${check}`)
  return questionnaire
}
