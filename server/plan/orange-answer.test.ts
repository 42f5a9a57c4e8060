import { expect, test } from 'vitest'

import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import { weldingSmoke } from '../../testing/factories/welding-smoke.ts'
import { readPdf, readWorkbook } from '../../testing/harness/plan-files.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import type { CurrentUser } from '../http/access.ts'
import { saveAnswer } from '../section-checks/answers.ts'
import { readMatrix } from '../section-checks/matrix.ts'
import { readSectionResult } from '../section-checks/results.ts'
import { createSection } from '../section-checks/sections.ts'
import { type PlanSource, planOf } from './check/content.ts'
import { workbookOf } from './check/workbook.ts'
import { createPdfPrinter } from './pdf.ts'

const database = useDatabase()

/** The questionnaire about welding smoke, with an orange answer to the question about extraction. */
const questionnaire: Questionnaire = structuredClone(weldingSmoke)
const extraction = questionnaire.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION')!
if (extraction.scriptType === 'SURVEY')
  extraction.questions[0]!.answers.push({
    answerKey: 'planned',
    label: 'Nog niet, de afzuiging is besteld',
    color: 'ORANGE',
    risk: { label: 'Afzuiging is besteld', urgency: 'LATER', actions: ['Controleer of de afzuiging er is'] },
  })

/** Answers everything about a room, and returns the source of its plan. */
async function planSource(): Promise<PlanSource> {
  const { db } = database
  const person = { email: 'els@smederij.nl', first_name: 'Els', last_name: 'Smid', password_hash: '' }
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow()
  const user = { id, fullName: 'Els Smid', roles: ['BW_USER'] } as CurrentUser
  const company = { owner_id: id, name: 'Smederij', number_of_employees: '<10' } as const
  const { id: companyId } = await db
    .insertInto('company')
    .values({ ...company, branch: 'Metalektro', membership: 'Weet ik niet' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const check = { companyId, questionnaire }
  await db.insertInto('company_check').values({ company_id: companyId, check: 'WELDING_SMOKE' }).execute()
  const room = (await createSection(db, check, { name: 'Hal 1', userId: id, maxSections: 200 }))!
  const answer = (scriptKey: string, questionId: string, answers: GivenAnswer[]) =>
    saveAnswer(db, check, scriptKey, { checkSectionId: room.id, questionId, answers, revision: 0 }, user)
  await answer('WORK', 'welds', [{ answerId: 'yes', value: '' }])
  await answer('WORK', 'materials', [{ answerId: 'steel', value: '' }])
  await answer('EXTRACTION', 'source', [{ answerId: 'planned', value: '' }])
  await answer('EXTRACTION', 'plan', [{ answerId: 'arm', value: '' }])
  return {
    scope: 'SECTION',
    result: await readSectionResult(db, check, room.id),
    matrix: await readMatrix(db, check),
    changes: null,
    openQuestions: [],
    questionnaire,
    company: 'Smederij',
    address: '',
    product: 'Beterwerk',
    madeBy: 'Els Smid',
    madeAt: '2026-11-25T12:00:00Z',
  }
}

test('an orange answer makes its subject orange, and is in the plan with what to do', async () => {
  const source = await planSource()
  expect(source.result.status).toBe('ORANGE')
  expect(source.matrix.checkSections[0]!.scripts.map(({ status }) => status)).toEqual(['GREEN', 'ORANGE'])
  const plan = planOf(source)
  expect(plan.parts[0]).toMatchObject({
    status: 'ORANGE',
    risks: [
      {
        label: 'Afzuiging is besteld',
        urgency: 'LATER',
        answer: 'Nog niet, de afzuiging is besteld',
        actions: ['Controleer of de afzuiging er is'],
      },
    ],
  })

  const pdf = await readPdf(await createPdfPrinter()('/check/plan.typ', plan))
  expect(pdf.text).toContain('Afzuiging is besteld')
  expect(pdf.text).toContain('Controleer of de afzuiging er is')
  const workbook = readWorkbook(await workbookOf(source))
  expect(JSON.stringify(workbook)).toContain('Controleer of de afzuiging er is')
})
