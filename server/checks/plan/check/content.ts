import { checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay, formatInstant, formatMoment } from '#shared/domain/basics/date.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import type { RiskSummary } from '#shared/domain/checks/check-flow.ts'
import type { RoundChanges } from '#shared/domain/checks/check-round.ts'
import { EXPERT_REVIEW } from '#shared/domain/checks/check-texts.ts'
import {
  gradeLabels,
  pictureOf,
  type Questionnaire,
  urgencies,
  urgencyLabels,
} from '#shared/domain/checks/questionnaire.ts'
import { changesTitle, describeChanges, describeSame } from '#shared/domain/checks/round-texts.ts'
import {
  type CheckResult,
  type Matrix,
  type OpenQuestions,
  type ScriptResult,
  type SectionResult,
  statusSummaryText,
} from '#shared/domain/checks/section-check.ts'
import { isPlanned } from '#shared/domain/improve/action-point.ts'
import { DRAFT } from '#shared/domain/improve/plan-texts.ts'
import { rieInWords } from '../rie.ts'
import { notesOf } from './notes.ts'
import {
  AGREED,
  describeDraft,
  describeMissing,
  describeNextReview,
  describePlanned,
  SUGGESTED,
} from './texts.ts'

/** For the matrix of all sections in a plan about one of them: as many as fit on a page. */
const MAX_OTHER_SECTIONS = 25

const COMPANY = 'Hele bedrijf'

/** `madeAt`: ISO 8601. */
export type PlanSource = {
  scope: 'SECTION' | 'SCRIPT' | 'COMPANY'
  result: CheckResult
  matrix: Matrix
  /** Since an earlier round of the whole check. */
  changes: { finishedAt: string; changes: RoundChanges } | null
  openQuestions: readonly OpenQuestions[]
  questionnaire: Questionnaire
  company: string
  /** '' for none. */
  address: string
  product: string
  /** The address of the RI&E of the branch. */
  branchRieUrl: string
  madeBy: string
  madeAt: string
}

type Pill = { status: StatusColor; words: string }

const pill = (summary: RiskSummary): Pill => ({
  status: summary.status,
  words: statusSummaryText(summary),
})

const update = ({ lastUpdated, lastUpdatedBy }: CheckResult) =>
  lastUpdated &&
  [formatInstant(lastUpdated), lastUpdatedBy && `door ${lastUpdatedBy}`].filter(Boolean).join(' ')

/** The most urgent first, then in the order of the questionnaire. */
function risksIn(scripts: readonly ScriptResult[], place: string) {
  const risks = scripts.flatMap((script) => script.risks.map((risk) => ({ ...risk, script, place })))
  return risks.toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency))
}

const remarksIn = (scripts: readonly ScriptResult[]) =>
  scripts.flatMap(({ name, scriptRemarks }) =>
    scriptRemarks?.text ? [{ script: name, text: scriptRemarks.text }] : [],
  )

const reasonsIn = (scripts: readonly ScriptResult[]) =>
  scripts.flatMap(({ name, reasons }) =>
    reasons.map(({ question, answer, reason }) => ({ script: name, question, answer, reason })),
  )

export function partsOf({ questionnaire, result, openQuestions }: PlanSource) {
  const { one } = questionnaire.section
  const openIn = (scripts: readonly ScriptResult[], sectionId: number | null) =>
    openQuestions.flatMap(({ scriptKey, isUnknown, questions, ...open }) => {
      const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
      return script && open.sectionId === sectionId ? { script: script.name, isUnknown, questions } : []
    })
  const ofSection = (section: SectionResult) => ({
    kind: `${one[0]!.toUpperCase()}${one.slice(1)}`,
    name: section.name,
    place: section.name,
    fields: section.fields,
    summary: section as RiskSummary,
    risks: risksIn(section.scripts, section.name),
    remarks: remarksIn(section.scripts),
    reasons: reasonsIn(section.scripts),
    open: openIn(section.scripts, section.id),
  })
  const ofCompany = (script: ScriptResult) => ({
    kind: COMPANY,
    name: script.name,
    place: COMPANY,
    fields: [] as SectionResult['fields'],
    summary: script as RiskSummary,
    risks: risksIn([script], script.name),
    remarks: remarksIn([script]),
    reasons: reasonsIn([script]),
    open: openIn([script], null),
  })
  return [...result.checkSections.map(ofSection), ...result.genericResults.map(ofCompany)].filter(
    ({ summary, remarks }) => summary.status !== 'WHITE' || remarks.length > 0,
  )
}

type Table = {
  columns: string[]
  rows: { name: string; own: boolean; cells: Pill[] }[]
  generic: (Pill & { name: string; risks: string[] })[]
}

const genericRows = (scripts: readonly (RiskSummary & { name: string; risks: { label: string }[] })[]) =>
  scripts.map((script) => ({
    name: script.name,
    ...pill(script),
    risks: script.risks.map(({ label }) => label),
  }))

const tableOfScripts = ({ matrixLabels, checkSections, genericResults }: CheckResult): Table => ({
  columns: matrixLabels.map(({ label }) => label),
  rows: checkSections.map((section) => ({ name: section.name, own: false, cells: [pill(section)] })),
  generic: genericRows(genericResults),
})

const tableOfSections = (
  { matrixLabels }: Matrix,
  sections: Matrix['checkSections'],
  own?: number,
): Table => ({
  columns: matrixLabels.map(({ label }) => label),
  rows: sections.map(({ id, name, scripts }) => ({ name, own: id === own, cells: scripts.map(pill) })),
  generic: [],
})

function matricesOf({ scope, result, matrix }: PlanSource): { matrix: Table; others: Table | null } {
  const { checkSections, genericResults } = matrix
  const whole = (own?: number) => ({
    ...tableOfSections(matrix, checkSections, own),
    generic: genericRows(genericResults),
  })
  if (scope === 'COMPANY') return { matrix: whole(), others: null }
  if (scope === 'SCRIPT') return { matrix: tableOfScripts(result), others: null }
  const own = result.checkSections[0]?.id
  const showsOthers = checkSections.length > 1 && checkSections.length <= MAX_OTHER_SECTIONS
  return {
    matrix: tableOfSections(
      matrix,
      checkSections.filter(({ id }) => id === own),
    ),
    others: showsOthers ? whole(own) : null,
  }
}

export const isDraft = ({ result }: PlanSource) => result.status === 'GREY'

const titleOf = (source: PlanSource) =>
  `${isDraft(source) ? 'Concept ' : ''}Plan van Aanpak – ${source.scope === 'COMPANY' ? source.company : source.result.name}`

export const fileSubjectOf = ({ scope, result, questionnaire }: PlanSource) =>
  scope === 'COMPANY' ? checkLabels[questionnaire.check] : result.name

/** The content for the files of a plan. All texts are plain text without markup. */
export function planOf(source: PlanSource) {
  const { scope, result, questionnaire, company, address, product, madeBy, madeAt } = source
  const parts = partsOf(source)
  const allRisks = parts.flatMap(({ risks }) => risks)
  const notes = notesOf(allRisks)
  let number = 0
  const numbered = parts.map(({ risks, summary, ...part }) => ({
    ...part,
    ...pill(summary),
    risks: risks.map((risk) => ({
      number: ++number,
      label: risk.label,
      place: risk.place,
      script: risk.script.name,
      question: risk.question,
      picture:
        pictureOf(questionnaire, { scriptKey: risk.script.scriptKey, questionKey: risk.questionId }) ?? null,
      answer: risk.answer,
      urgency: risk.urgency,
      actions: risk.actions,
      missing: describeMissing(isPlanned(risk.actionPoints), risk.actionPoints.length),
      actionPoints: risk.actionPoints.map((point) => ({
        description: point.description,
        holder: point.actionHolder,
        deadline: point.deadline && formatDay(point.deadline),
        completed: point.completed,
      })),
      note: notes.numberOf(risk),
    })),
  }))
  const risks = numbered.flatMap((part) => part.risks)

  const numPlanned = risks.filter(({ missing }) => missing === '').length

  return {
    title: titleOf(source),
    draftMark: isDraft(source) ? DRAFT : '',
    draft: describeDraft(result),
    planned: describePlanned(numPlanned, risks.length),
    headings: { agreed: AGREED, suggested: SUGGESTED },
    theme: checkLabels[questionnaire.check],
    subject: {
      SECTION: `${numbered[0]?.kind ?? ''}: ${result.name}`,
      SCRIPT: result.genericResults.length > 0 ? `${COMPANY}: ${result.name}` : `Onderdeel: ${result.name}`,
      COMPANY: `${COMPANY}: alle ${questionnaire.section.many}`,
    }[scope],
    scope,
    sectionWord: questionnaire.section.one,
    company,
    address,
    product,
    madeBy,
    madeOn: formatInstant(madeAt),
    version: `${formatMoment(madeAt)}, vragen versie ${questionnaire.version}`,
    nextReview: describeNextReview(result.lastUpdated, madeAt),
    expertReview: EXPERT_REVIEW,
    rie: rieInWords(source),
    grades: Object.entries(gradeLabels).map(([grade, label]) => ({ grade, label })),
    updated: update(result) ?? '',
    ...pill(result),
    ...matricesOf(source),
    urgencies: urgencies.map((urgency) => ({
      urgency,
      label: urgencyLabels[urgency],
      count: risks.filter((risk) => risk.urgency === urgency).length,
      /** One entry per risk, however many places it occurs in. */
      risks: [
        ...Map.groupBy(
          risks.filter((risk) => risk.urgency === urgency),
          ({ label }) => label,
        ),
      ].map(([label, same]) => ({ label, places: same.map(({ place, number }) => ({ place, number })) })),
    })),
    changes: source.changes && {
      title: changesTitle(source.changes.finishedAt, null),
      lists: describeChanges(source.changes.changes),
      same: describeSame(source.changes.changes),
    },
    parts: numbered,
    notes: notes.list,
  }
}
