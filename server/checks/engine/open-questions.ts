import { setImmediate } from 'node:timers/promises'

import { answersOf, openQuestionsOf, surveysOf } from '#shared/domain/checks/check-flow.ts'
import type { CheckResult, OpenQuestions } from '#shared/domain/checks/section-check.ts'
import { checkKeyOf, type Db, listAnswerRows, listSectionItems, type SectionCheck } from './queries.ts'

export async function readOpenQuestions(
  db: Db,
  check: SectionCheck,
  { checkSections, genericResults }: CheckResult,
): Promise<OpenQuestions[]> {
  const { questionnaire } = check
  const company = (await listSectionItems(db, checkKeyOf(check))).find(({ name }) => name === null)
  const parts = [
    ...checkSections,
    ...(company ? [{ id: company.id, name: null, scripts: genericResults }] : []),
  ]
  const rows = await listAnswerRows(db, { sectionIds: parts.map(({ id }) => id) })
  const rowsIn = Map.groupBy(rows, ({ sectionId }) => sectionId)
  const found: OpenQuestions[] = []
  for (const { id, name, scripts } of parts) {
    const answers = answersOf(rowsIn.get(id) ?? [])
    for (const survey of surveysOf(questionnaire, name === null ? 'COMPANY' : 'SECTION')) {
      const { scriptKey } = survey
      const script = scripts.find((candidate) => candidate.scriptKey === scriptKey)
      if (script?.status !== 'GREY') continue
      found.push({
        sectionId: name === null ? null : id,
        scriptKey,
        isUnknown: script.isUnknown,
        questions: openQuestionsOf(questionnaire, survey, answers).map(({ text }) =>
          text.replaceAll(questionnaire.section.placeholder, () => name ?? ''),
        ),
      })
    }
    // Lets other requests run: two hundred sections take a tenth of a second.
    await setImmediate()
  }
  return found
}
