import { dayOf, type TableSheet } from '#server/checks/plan/tables/source.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { type AnsweredSection, readAnsweredSections } from './answered-sections.ts'
import type { Part } from './part.ts'
import { tableFiles } from './table-files.ts'

const colorWords: Record<StatusColor, string> = {
  RED: 'Rood: risico',
  ORANGE: 'Oranje: let op',
  GREEN: 'Groen: geen risico',
  GREY: 'Grijs: nog niet af',
  WHITE: 'Wit: geen oordeel',
}

const colored = (color: StatusColor) => ({ words: colorWords[color], color })

const sheetsOf = (one: string, sections: readonly AnsweredSection[]): TableSheet[] => [
  {
    name: 'Antwoorden',
    columns: [
      [capitalize(one), 20],
      ['Onderdeel', 22],
      ['Vraag', 50],
      ['Antwoord', 40],
      ['Kleur', 18],
      ['Risico', 32],
      ['Opmerking bij de vraag', 22],
      ['Door', 20],
      ['Wanneer', 12],
    ],
    rows: sections.flatMap(({ name, questions }) =>
      questions.map(({ subject, question, answers, color, risks, isAsked, by, at }) => [
        name,
        subject,
        question,
        answers.join('\n') || 'Nog geen antwoord',
        colored(color),
        risks.join('\n'),
        isAsked ? '' : 'Wordt niet meer gevraagd',
        by ?? '',
        dayOf(at),
      ]),
    ),
  },
  {
    name: 'Opmerkingen',
    columns: [
      [capitalize(one), 20],
      ['Onderdeel', 22],
      ['Opmerking', 70],
      ['Door', 20],
      ['Wanneer', 12],
    ],
    rows: sections.flatMap(({ name, remarks }) =>
      remarks.map(({ subject, text, by, at }) => [name, subject, text, by, dayOf(at)]),
    ),
  },
  {
    name: 'Opgeloste risico’s',
    columns: [
      [capitalize(one), 20],
      ['Onderdeel', 22],
      ['Risico', 36],
      ['Actiepunt', 44],
      ['Door', 20],
      ['Wanneer', 12],
    ],
    rows: sections.flatMap(({ name, solved }) =>
      solved.map(({ subject, risk, actionPoint, by, at }) => [
        name,
        subject,
        risk,
        actionPoint,
        by,
        dayOf(at),
      ]),
    ),
  },
  {
    name: 'Kleuren',
    columns: [
      [capitalize(one), 30],
      ['Onderdeel', 40],
      ['Kleur', 24],
    ],
    rows: sections.flatMap(({ name, color, subjects }) => [
      [name, 'Alles bij elkaar', colored(color)],
      ...subjects.map((subject) => [name, subject.name, colored(subject.color)]),
    ]),
  },
  {
    name: 'Gegevens',
    columns: [
      [capitalize(one), 30],
      ['Gegeven', 30],
      ['Inhoud', 50],
    ],
    rows: sections.flatMap(({ name, fields }) => fields.map(({ label, text }) => [name, label, text])),
  },
]

export function answersPart(check: Check): Part | undefined {
  const questionnaire = questionnaires[check]
  const title = `Antwoorden ${checkLabels[check]}`
  return {
    group: 'Antwoorden van de checks',
    title,
    none: 'Er is nog niets ingevuld.',
    make: async (making) => {
      const { services, reader } = making
      const sections = await readAnsweredSections(services.db, {
        companyId: reader.company.id,
        questionnaire,
      })
      const sheets = sheetsOf(questionnaire.section.one, sections)
      return {
        files: await tableFiles(making, { path: `antwoorden/${title}`, title, sheets, items: sections }),
      }
    },
  }
}
