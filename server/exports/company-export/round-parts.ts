import type { SectionCheck } from '#server/checks/engine/queries.ts'
import { listRounds, readRound } from '#server/checks/engine/rounds.ts'
import type { TableSheet } from '#server/checks/plan/tables/source.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import type { RoundDetails, RoundQuestion, RoundSection } from '#shared/domain/checks/check-round.ts'
import { riskInWords, WHOLE_COMPANY } from './answered-sections.ts'
import type { Making, Part } from './part.ts'
import { tableFiles } from './table-files.ts'

function agreementText({
  description,
  actionHolder,
  deadline,
  completed,
}: RoundQuestion['actionPoints'][number]): string {
  const details = [actionHolder, deadline && formatDay(deadline), completed && 'afgerond'].filter(Boolean)
  return details.length > 0 ? `${description} (${details.join(', ')})` : description
}

const sectionsOf = ({ result }: RoundDetails): RoundSection[] =>
  result.sections.toSorted((one, other) => Number(one.name === null) - Number(other.name === null))

function sheetsOf(one: string, sections: readonly RoundSection[]): TableSheet[] {
  const scripts = sections.flatMap(({ name, scripts }) =>
    scripts.map((script) => ({ ...script, section: name ?? WHOLE_COMPANY })),
  )
  return [
    {
      name: 'Antwoorden',
      columns: [
        [capitalize(one), 20],
        ['Onderdeel', 22],
        ['Vraag', 50],
        ['Antwoord', 40],
        ['Risico', 36],
        ['Afgesproken', 44],
      ],
      rows: scripts.flatMap(({ section, name, questions }) =>
        questions.map(({ text, answers, actionPoints }) => [
          section,
          name,
          text,
          answers.map(({ label, value }) => [label, value].filter(Boolean).join(': ')).join('\n'),
          answers.flatMap(({ risk }) => (risk ? riskInWords(risk) : [])).join('\n'),
          actionPoints.map(agreementText).join('\n'),
        ]),
      ),
    },
    {
      name: 'Opmerkingen',
      columns: [
        [capitalize(one), 20],
        ['Onderdeel', 22],
        ['Opmerking', 70],
      ],
      rows: scripts.flatMap(({ section, name, remark }) => (remark ? [[section, name, remark]] : [])),
    },
  ]
}

const partOf = (check: SectionCheck, { id, number }: { id: number; number: number }): Part => {
  const { section, check: theme } = check.questionnaire
  const title = `Ronde ${number} ${checkLabels[theme]}`
  return {
    group: 'Afgeronde rondes',
    title,
    none: 'Deze ronde is er niet meer.',
    make: async (making) => {
      const round = await readRound(making.services.db, check, id)
      const { finishedAt, finishedBy } = round
      const sections = sectionsOf(round)
      const items = [{ number, finishedAt, finishedBy: finishedBy.name, sections }]
      return {
        files: await tableFiles(making, {
          path: `rondes/${title}`,
          title,
          sheets: sheetsOf(section.one, sections),
          items,
        }),
      }
    },
  }
}

/** A part for each finished round, the oldest of a check first: one is in memory at a time. */
export async function listRoundParts(
  { services: { db }, reader }: Pick<Making, 'services' | 'reader'>,
  checks: readonly Check[],
): Promise<Part[]> {
  const parts: Part[] = []
  for (const questionnaire of checks.map((check) => questionnaires[check])) {
    const check = { companyId: reader.company.id, questionnaire }
    const rounds = await listRounds(db, check)
    parts.push(...rounds.toReversed().map((round) => partOf(check, round)))
  }
  return parts
}
