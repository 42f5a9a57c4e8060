import { expect, test } from 'vitest'

import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { startSectionCheck } from '../../../testing/factories/section-check.ts'
import { weldingSmoke } from '../../../testing/factories/welding-smoke.ts'
import { readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { readMatrix } from '../engine/matrix.ts'
import { readSectionResult } from '../engine/results.ts'
import { type PlanSource, planOf } from './check/content.ts'
import { workbookOf } from './check/workbook.ts'
import { createPdfPrinter } from './pdf.ts'

const database = useDatabase()

const questionnaire: Questionnaire = structuredClone(weldingSmoke)
const extraction = questionnaire.scripts.find(({ scriptKey }) => scriptKey === 'EXTRACTION')!
if (extraction.scriptType === 'SURVEY')
  extraction.questions[0]!.answers.push({
    answerKey: 'planned',
    label: 'Nog niet, de afzuiging is besteld',
    color: 'ORANGE',
    risk: { label: 'Afzuiging is besteld', urgency: 'LATER', actions: ['Controleer of de afzuiging er is'] },
  })

async function planSource(): Promise<PlanSource> {
  const { check, sectionId, answer } = await startSectionCheck(database.db, questionnaire)
  await answer('WORK', 'welds', 'yes')
  await answer('WORK', 'materials', 'steel')
  await answer('EXTRACTION', 'source', 'planned')
  await answer('EXTRACTION', 'plan', 'arm')
  return {
    scope: 'SECTION',
    result: await readSectionResult(database.db, check, sectionId),
    matrix: await readMatrix(database.db, check),
    changes: null,
    openQuestions: [],
    questionnaire,
    company: 'Smederij',
    address: '',
    product: 'Beterwerk',
    branchRieUrl: 'https://rie.example/',
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
  const workbook = await readWorkbook(await workbookOf(source))
  expect(JSON.stringify(workbook)).toContain('Controleer of de afzuiging er is')
})
