import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { combineColors } from './check-flow.ts'
import { countUrgencies } from './check-texts.ts'
import { Urgency } from './questionnaire.ts'
import { type Matrix, RisksByUrgency } from './section-check.ts'

// A round of a check: what came out of it at the moment when somebody finished the round. It contains everything in
// words, because the questionnaire changes, and no names but those that were typed as holders of action points.

const RoundRisk = v.object({ label: v.string(), urgency: Urgency, actions: v.array(v.string()) })

/** `value`: its free text or what it was computed from, '' for none. */
const RoundAnswer = v.object({
  answerId: v.string(),
  label: v.string(),
  value: v.string(),
  risk: v.nullable(RoundRisk),
})

/** `isOpen`: without a finished answer, which a finished round does not have. `deadline`: yyyy-mm-dd, '' for none. */
const RoundQuestion = v.object({
  questionId: v.string(),
  text: v.string(),
  isOpen: v.boolean(),
  answers: v.array(RoundAnswer),
  actionPoints: v.array(
    v.object({
      description: v.string(),
      actionHolder: v.string(),
      deadline: v.string(),
      completed: v.boolean(),
    }),
  ),
})
export type RoundQuestion = v.InferOutput<typeof RoundQuestion>

/** `questions`: those that were asked; none of a script that was left out. `remark`: '' for none. */
const RoundScript = v.object({
  scriptKey: v.string(),
  name: v.string(),
  status: StatusColor,
  remark: v.string(),
  questions: v.array(RoundQuestion),
})
export type RoundScript = v.InferOutput<typeof RoundScript>

/** `name` null: the company as a whole. */
const RoundSection = v.object({ id: v.number(), name: v.nullable(v.string()), scripts: v.array(RoundScript) })
export type RoundSection = v.InferOutput<typeof RoundSection>

export const RoundResult = v.object({
  columns: v.array(v.object({ columnKey: v.string(), label: v.string(), scriptKeys: v.array(v.string()) })),
  sections: v.array(RoundSection),
})
export type RoundResult = v.InferOutput<typeof RoundResult>

/**
 * `number`: 1 for the first. `finishedAt`: ISO 8601 in UTC. `isKept`: nobody finished it; it was kept when new questions
 * opened the check. `hasPlan`: its plan can be downloaded.
 */
export const RoundSummary = v.object({
  id: v.number(),
  number: v.number(),
  finishedAt: v.string(),
  finishedBy: Author,
  risksByUrgency: RisksByUrgency,
  isKept: v.boolean(),
  hasPlan: v.boolean(),
})
export type RoundSummary = v.InferOutput<typeof RoundSummary>

/** `isNew` false: nothing has changed since this round, which is the last one. */
export const FinishedRound = v.object({ round: RoundSummary, isNew: v.boolean() })

/** `sectionName` null: in the company as a whole. */
const PlacedRisk = v.object({
  sectionName: v.nullable(v.string()),
  scriptName: v.string(),
  label: v.string(),
  urgency: Urgency,
})
export type PlacedRisk = v.InferOutput<typeof PlacedRisk>

const CountedSection = v.object({ name: v.string(), risksByUrgency: RisksByUrgency })

/**
 * Risks of sections that only one moment has are in `addedSections` and `removedSections` alone. `changed`: risks of
 * the same question with another label or urgency now. `unknown`: those whose question has no finished answer now.
 */
export const RoundChanges = v.object({
  gone: v.array(PlacedRisk),
  added: v.array(PlacedRisk),
  changed: v.array(v.object({ ...PlacedRisk.entries, before: PlacedRisk })),
  unknown: v.array(PlacedRisk),
  numSame: v.number(),
  addedSections: v.array(CountedSection),
  removedSections: v.array(CountedSection),
})
export type RoundChanges = v.InferOutput<typeof RoundChanges>

/** `next`: the round that `changes` lead to; null: they lead to what is stored now. */
export const RoundDetails = v.object({
  ...RoundSummary.entries,
  result: RoundResult,
  next: v.nullable(RoundSummary),
  changes: RoundChanges,
})
export type RoundDetails = v.InferOutput<typeof RoundDetails>

const risksOfQuestion = ({ answers }: RoundQuestion) => answers.flatMap(({ risk }) => risk ?? [])

export const risksOfScript = ({ questions }: RoundScript) => questions.flatMap(risksOfQuestion)

const risksOfSection = ({ scripts }: RoundSection) => scripts.flatMap(risksOfScript)

export const urgenciesOf = ({ sections }: Pick<RoundResult, 'sections'>) =>
  countUrgencies(sections.flatMap(risksOfSection))

const cellOf = (scripts: readonly RoundScript[], scriptKey: string, name: string) => ({
  scriptKey,
  name,
  status: combineColors(scripts.map(({ status }) => status)),
  numUnfinished: 0,
  isUnknown: false,
  numRisks: scripts.flatMap(risksOfScript).length,
})

export function matrixOfRound({
  columns,
  sections,
}: RoundResult): Pick<Matrix, 'matrixLabels' | 'checkSections' | 'genericResults'> {
  return {
    matrixLabels: columns.map(({ columnKey, ...column }) => ({ scriptKey: columnKey, ...column })),
    checkSections: sections.flatMap((section) =>
      section.name === null
        ? []
        : {
            id: section.id,
            name: section.name,
            status: combineColors(section.scripts.map(({ status }) => status)),
            numUnfinished: 0,
            numRisks: risksOfSection(section).length,
            isStarted: true,
            risksByUrgency: countUrgencies(risksOfSection(section)),
            scripts: columns.map(({ columnKey, label, scriptKeys }) =>
              cellOf(
                section.scripts.filter((script) => scriptKeys.includes(script.scriptKey)),
                columnKey,
                label,
              ),
            ),
          },
    ),
    genericResults: sections
      .filter(({ name }) => name === null)
      .flatMap(({ scripts }) => scripts)
      .map((script) => ({
        ...cellOf([script], script.scriptKey, script.name),
        risks: risksOfScript(script).map(({ label }) => ({ label })),
      })),
  }
}

type AnsweredRisk = PlacedRisk & { answerId: string }

const risksOfPlace = (section: RoundSection, script: RoundScript, question: RoundQuestion): AnsweredRisk[] =>
  question.answers.flatMap(({ answerId, risk }) =>
    risk
      ? {
          answerId,
          sectionName: section.name,
          scriptName: script.name,
          label: risk.label,
          urgency: risk.urgency,
        }
      : [],
  )

const withoutAnswer = ({ answerId: _, ...risk }: AnsweredRisk): PlacedRisk => risk

function paired<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => unknown) {
  const later = new Map(after.map((item) => [keyOf(item), item]))
  const earlier = new Set(before.map(keyOf))
  return [
    ...before.map((item) => ({ before: item, after: later.get(keyOf(item)) })),
    ...after.filter((item) => !earlier.has(keyOf(item))).map((item) => ({ before: undefined, after: item })),
  ]
}

/** First those of the same answer, then the others in their order: the same risk in other words. */
function pairRisks(before: readonly AnsweredRisk[], after: readonly AnsweredRisk[]) {
  const same = paired(before, after, ({ answerId }) => answerId)
  const [left, come] = [
    same.filter((pair) => !pair.after).map((pair) => pair.before!),
    same.filter((pair) => !pair.before).map((pair) => pair.after!),
  ]
  return [
    ...same.filter((pair) => pair.before && pair.after),
    ...left.map((risk, index) => ({ before: risk, after: come[index] })),
    ...come.slice(left.length).map((risk) => ({ before: undefined, after: risk })),
  ]
}

/** Its answer, or that of the question that decides, is open. */
const isUnknown = (question: RoundQuestion | undefined) => question?.isOpen === true

/**
 * Sections are compared by their id, risks by their question: a risk is gone when its question shows none any more, or
 * is not asked.
 */
export function compareRounds(before: RoundResult, after: RoundResult): RoundChanges {
  const changes: RoundChanges = {
    gone: [],
    added: [],
    changed: [],
    unknown: [],
    numSame: 0,
    addedSections: [],
    removedSections: [],
  }
  const counted = (section: RoundSection) => ({
    name: section.name ?? '',
    risksByUrgency: countUrgencies(risksOfSection(section)),
  })
  for (const sections of paired(before.sections, after.sections, ({ id, name }) =>
    name === null ? 0 : id,
  )) {
    if (!sections.after) changes.removedSections.push(counted(sections.before!))
    else if (!sections.before) changes.addedSections.push(counted(sections.after))
    else compareSections(sections.before, sections.after, changes)
  }
  return changes
}

function compareSections(before: RoundSection, after: RoundSection, changes: RoundChanges): void {
  for (const scripts of paired(before.scripts, after.scripts, ({ scriptKey }) => scriptKey))
    for (const questions of paired(
      scripts.before?.questions ?? [],
      scripts.after?.questions ?? [],
      ({ questionId }) => questionId,
    )) {
      const [was, is] = [
        questions.before ? risksOfPlace(before, scripts.before!, questions.before) : [],
        questions.after ? risksOfPlace(after, scripts.after!, questions.after) : [],
      ]
      for (const pair of pairRisks(was, is)) {
        if (!pair.before) changes.added.push(withoutAnswer(pair.after!))
        else if (!pair.after)
          (isUnknown(questions.after) ? changes.unknown : changes.gone).push(withoutAnswer(pair.before))
        else if (pair.before.label === pair.after.label && pair.before.urgency === pair.after.urgency)
          changes.numSame++
        else changes.changed.push({ ...withoutAnswer(pair.after), before: withoutAnswer(pair.before) })
      }
    }
}
