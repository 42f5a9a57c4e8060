import type { Row } from 'write-excel-file/node'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { gradeLabels, urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { isPlanned } from '#shared/domain/improve/action-point.ts'
import { cell, dateCell, numberCell, textCell, tints } from '../cells.ts'
import { type Column, factSheet, type WorkbookSheet, writeWorkbook } from '../workbook-file.ts'
import { type PlanSource, partsOf, planOf } from './content.ts'
import { AGREED, planStateOf, SUGGESTED } from './texts.ts'

const measureColumns = (section: string): Column[] => [
  ['Nr.', 5],
  [section, 16],
  ['Onderdeel', 19],
  ['Risico', 24],
  ['Urgentie', 12],
  ['Afspraak', 14],
  ['Soort', 17],
  ['Maatregel', 36],
  ['Wie', 15],
  ['Wanneer', 11],
  ['Klaar', 7],
  ['Opmerking', 24],
]

const agreedCell = { ...cell, ...tints.GREEN, fontWeight: 'bold' } as const
const suggestedCell = { ...cell, ...tints.WHITE } as const

type Measure = { isAgreed: boolean; what: string; who?: string; when?: string; done?: string }

function measureRows(source: PlanSource): Row[] {
  let number = 0
  return partsOf(source).flatMap((part) =>
    part.risks.flatMap((risk) => {
      number++
      const remark = part.remarks.find(({ script }) => script === risk.script.name)?.text ?? ''
      const state = planStateOf(isPlanned(risk.actionPoints), risk.actionPoints.length)
      const row = ({ isAgreed, what, who = '', when = '', done = '' }: Measure): Row => [
        numberCell(number),
        ...[part.place, risk.script.name, risk.label, urgencyLabels[risk.urgency], state].map((text) =>
          textCell(text),
        ),
        textCell(isAgreed ? AGREED : SUGGESTED, isAgreed ? agreedCell : suggestedCell),
        textCell(what, isAgreed ? { ...cell, fontWeight: 'bold' } : suggestedCell),
        textCell(who),
        dateCell(when),
        textCell(done),
        textCell(remark),
      ]
      return [
        ...risk.actionPoints.map((point) =>
          row({
            isAgreed: true,
            what: point.description,
            who: point.actionHolder,
            when: point.deadline,
            done: point.completed ? 'Ja' : 'Nee',
          }),
        ),
        ...risk.actions.map((what) => row({ isAgreed: false, what })),
      ]
    }),
  )
}

function matrixRows({ matrix: { checkSections, genericResults } }: PlanSource): Row[] {
  const status = (summary: Parameters<typeof statusSummaryText>[0]) =>
    textCell(statusSummaryText(summary), { ...cell, ...tints[summary.status] })
  return [
    ...checkSections.map(({ name, scripts }) => [textCell(name), ...scripts.map(status)]),
    ...genericResults.map((script) => [textCell(`Hele bedrijf: ${script.name}`), status(script)]),
  ]
}

function fieldSheets(source: PlanSource, section: string): WorkbookSheet[] {
  const parts = partsOf(source).filter(({ fields }) => fields.length > 0)
  const filledIn = new Set(parts.flatMap(({ fields }) => fields.map(({ label }) => label)))
  const labels = fieldsOf(source.questionnaire).flatMap(({ label }) => (filledIn.has(label) ? label : []))
  if (labels.length === 0) return []
  const { many } = source.questionnaire.section
  return [
    {
      name: capitalize(many),
      columns: [[section, 30], ...labels.map((label) => [label, 20] as const)],
      rows: parts.map(({ name, fields }) => [
        textCell(name),
        ...labels.map((label) => textCell(fields.find((field) => field.label === label)?.text ?? '')),
      ]),
      numSticky: 1,
    },
  ]
}

function sourceRows(source: PlanSource): Row[] {
  const risks = partsOf(source).flatMap((part) => part.risks)
  return risks.flatMap(({ label, norm }, index) =>
    norm.sources.map(
      ({ name, url = '', grade }): Row => [
        numberCell(index + 1),
        ...[label, name, gradeLabels[grade], url].map((text) => textCell(text)),
      ],
    ),
  )
}

const openRows = (source: PlanSource): Row[] =>
  partsOf(source).flatMap(({ place, open }) =>
    open.flatMap(({ script, isUnknown, questions }) =>
      (isUnknown ? ['Nog niet bekend of dit hier voorkomt'] : questions).map((text) =>
        [place, script, text].map((value) => textCell(value)),
      ),
    ),
  )

export function workbookOf(source: PlanSource): Promise<Uint8Array> {
  const { one } = source.questionnaire.section
  const section = capitalize(one)
  const plan = planOf(source)
  const open = openRows(source)
  const facts = [
    ['Bedrijf', plan.company],
    ['Adres', plan.address],
    ['Gaat over', `${plan.theme}, ${plan.subject}`],
    ['Gemaakt op', plan.madeOn],
    ['Gemaakt door', plan.madeBy],
    ['Ingevuld, voor het laatst', plan.updated],
    ['Versie van dit plan', plan.version],
    ['Opnieuw bekijken', plan.nextReview],
    ['Uitkomst', plan.words],
    ['Concept', plan.draft],
    ['Afspraken', plan.planned],
    ['Nakijken', plan.expertReview],
    ['RI&E', `${plan.rie.title}. ${plan.rie.text}`],
  ] as const
  const sheets: WorkbookSheet[] = [
    {
      name: plan.draftMark ? 'Concept Plan van Aanpak' : 'Plan van Aanpak',
      columns: measureColumns(section),
      rows: measureRows(source),
    },
    {
      name: 'Risicomatrix',
      columns: [[section, 30], ...source.matrix.matrixLabels.map(({ label }) => [label, 20] as const)],
      rows: matrixRows(source),
      numSticky: 1,
    },
    ...fieldSheets(source, section),
    ...(open.length > 0
      ? [
          {
            name: 'Open vragen',
            columns: [
              [section, 24],
              ['Onderdeel', 24],
              ['Vraag', 80],
            ] as const,
            rows: open,
          },
        ]
      : []),
    {
      name: 'Bronnen',
      columns: [
        ['Nr.', 5],
        ['Risico', 34],
        ['Bron', 60],
        ['Hoe zeker', 26],
        ['Adres', 50],
      ],
      rows: sourceRows(source),
    },
    factSheet(facts),
  ]
  return writeWorkbook(sheets, plan)
}
