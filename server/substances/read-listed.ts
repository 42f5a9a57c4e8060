import { setImmediate } from 'node:timers/promises'
import type { Db, SectionCheck } from '#server/checks/engine/queries.ts'
import { isInUse } from '#server/checks/engine/queries.ts'
import { readSectionData } from '#server/checks/engine/results.ts'
import type { SectionData } from '#server/checks/engine/section-data.ts'
import { today } from '#shared/domain/basics/date.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import { risksOfPart } from '#shared/domain/checks/check-flow.ts'
import type { ListedSubstance } from '#shared/domain/substances/substance-list-lines.ts'
import { listSubstanceRows, recordOf } from './queries.ts'

/** Substances to compute before yielding to other requests: some milliseconds of work. */
const SUBSTANCES_PER_TICK = 10

/** In words; none when the substance is not in use. */
function wordsOf({ questionnaire }: SectionCheck, { name, given }: SectionData) {
  const risks = risksOfPart(questionnaire, 'SECTION', given)
  const red = risks.filter(({ answer }) => answer.color === 'RED')
  return {
    risks: risks.map(({ label }) => label),
    redAnswers: red.map(({ question, answer, value }) => {
      const text = question.text.replaceAll(questionnaire.section.placeholder, () => name ?? '')
      return `${text} ${answerInWords(question, { answerId: answer.answerKey, value })}`
    }),
  }
}

const noWords = { risks: [], redAnswers: [] }

/**
 * In order of name, also substances that are not used any more, with the results of their questions. Lets other
 * requests run in between. Throws a Refusal with 404 when the list was not started.
 */
export async function readListed(db: Db, check: SectionCheck): Promise<ListedSubstance[]> {
  const parts = await readSectionData(db, check, ({ name }) => name !== null)
  const dataOf = new Map(parts.map((data) => [data.id, data]))
  const rows = await listSubstanceRows(db, check)
  const listed: ListedSubstance[] = []
  for (const row of rows) {
    const data = dataOf.get(row.id)
    listed.push({
      name: row.name!,
      record: recordOf(row),
      status: row.status,
      archivedOn: row.archivedAt ? today(row.archivedAt) : '',
      ...(data && isInUse(data) ? wordsOf(check, data) : noWords),
    })
    if (listed.length % SUBSTANCES_PER_TICK === 0) await setImmediate()
  }
  return listed
}
