import { beforeEach, expect, test } from 'vitest'

import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'
import { readPdf, readWorkbook } from '../../../testing/harness/plan-files.ts'
import { writtenChecks } from '../questionnaires/written-checks.ts'

const { questionnaire: machineSafety } = writtenChecks.MACHINE_SAFETY

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let lathe: number
beforeEach(async () => {
  check = await startedCheck(backEnd, 'MACHINE_SAFETY')
  lathe = await check.addSection('Bank 1', { kind: 'lathe', year: '1998', nextInspection: '2027-03-01' })
  const saw = await check.addSection('Zaag 1', { kind: 'saw', place: 'Hal 2' })
  for (const machine of [lathe, saw]) await check.answer(machine, 'START/inUse', ['yes'])
  await check.answer(lathe, 'GUARDING/guards', ['some'])
})

const bytesOf = async (path: string) =>
  new Uint8Array(await (await check.client.fetch(`/rest/${path}`)).arrayBuffer())
const kindOf = (key: string) => {
  const kind = fieldsOf(machineSafety).find(({ fieldKey }) => fieldKey === 'kind')
  return kind?.type === 'CHOICE' && kind.options.find(({ optionKey }) => optionKey === key)!.label
}

test('the plan of a section says what is recorded of it', { tags: ['deep'] }, async () => {
  const { pages } = await readPdf(await bytesOf(`1/machinesafety/section/${lathe}/result/pdf?draft=true`))
  const text = plainSpaces(pages.join(' '))
  expect(text).toContain(`Soort machine ${kindOf('lathe')} Bouwjaar 1998 Volgende keuring 01-03-2027`)
  expect(text).not.toContain('Serienummer')
})

test('the plan of a check says it below the name of each section', { tags: ['deep'] }, async () => {
  const { pages } = await readPdf(await bytesOf('1/machinesafety/result/pdf?draft=true'))
  const text = plainSpaces(pages.join(' '))
  expect(text).toContain(`Soort machine ${kindOf('lathe')} Bouwjaar 1998`)
  expect(text).toContain(`Soort machine ${kindOf('saw')} Afdeling Hal 2`)
})

test('the workbook has a sheet of sections, with a column for what is filled in somewhere', {
  tags: ['deep'],
}, async () => {
  const { sheets } = await readWorkbook(await bytesOf('1/machinesafety/result/xlsx?draft=true'))
  const sheet = sheets.find(({ name }) => name === 'Machines')!
  const rowOf = (number: number) =>
    ['A', 'B', 'C', 'D', 'E', 'F'].map((column) => sheet.cells[`${column}${number}`]?.value)
  const headings = ['Machine', 'Soort machine', 'Bouwjaar', 'Afdeling', 'Volgende keuring']
  expect(rowOf(1)).toEqual([...headings, undefined])
  expect(rowOf(2)).toEqual(['Bank 1', kindOf('lathe'), '1998', '', '01-03-2027', undefined])
  expect(rowOf(3)).toEqual(['Zaag 1', kindOf('saw'), '', 'Hal 2', '', undefined])
})

test('the plan over all themes says what identifies the only section of a measure', {
  tags: ['deep'],
}, async () => {
  const read = async () =>
    (await check.client.get('/rest/companies/1/plan')).body.responseObject.measures.map(
      ({ places, placeFacts }: Record<string, unknown>) => [places, placeFacts],
    )
  expect(await read()).toEqual([[['Bank 1'], `${kindOf('lathe')} · volgende keuring 01-03-2027`]])
  const origin = {
    check: 'MACHINE_SAFETY',
    checkSectionId: lathe,
    scriptKey: 'GUARDING',
    questionId: 'guards',
  }
  const point = { themes: ['MACHINE_SAFETY'], description: 'Kap plaatsen', origin }
  expect((await check.client.post('/rest/companies/1/actionitems', point)).status).toBe(200)
  expect(await read()).toEqual([[['Bank 1'], `${kindOf('lathe')} · volgende keuring 01-03-2027`]])

  const other = await check.addSection('Bank 2', { kind: 'lathe' })
  await check.answer(other, 'START/inUse', ['yes'])
  await backEnd.sql`delete from action_item`
  await check.answer(other, 'GUARDING/guards', ['some'])
  expect(await read()).toEqual([[['Bank 1', 'Bank 2'], '']])
})

test('the file of that plan has it, too', { tags: ['deep'] }, async () => {
  const { sheets } = await readWorkbook(await bytesOf('companies/1/plan/xlsx'))
  expect(plainSpaces(JSON.stringify(sheets[0]))).toContain(
    `Bank 1 (${kindOf('lathe')} · volgende keuring 01-03-2027)`,
  )
})
