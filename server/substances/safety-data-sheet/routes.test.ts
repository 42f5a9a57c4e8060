import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { dutchSheet } from '../../../testing/factories/safety-data-sheets/contents.ts'
import { encryptedPdf, flateBomb } from '../../../testing/factories/safety-data-sheets/hostile-pdfs.ts'
import { sheetPdf } from '../../../testing/factories/safety-data-sheets/make.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'

const backEnd = useOwnBackEnd()
const { createUser, createCompany, invite } = companiesIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  els = await createUser('els')
  company = await createCompany(els)
})

const path = () => `/rest/${company}/hazardoussubstances/sheet`

async function send(pdf: Uint8Array, { browser } = els, field = 'file') {
  const form = new FormData()
  form.set(field, new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'blad.pdf')
  const response = await browser.fetch(path(), { method: 'POST', body: form })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('a sheet is read, and nothing of it is stored', async () => {
  const before = await backEnd.contents()
  const { status, body } = await send(await sheetPdf(dutchSheet, 'table'))
  expect(status).toBe(200)
  const { outcome, proposals } = body.responseObject
  expect(outcome).toBe('READ')
  expect(proposals[0]).toEqual({
    field: 'name',
    value: 'Ontvetter 4000',
    place: { page: 1, section: 1, text: 'Handelsnaam Ontvetter 4000' },
  })
  const bestOf = (field: string) =>
    proposals.find((proposal: { field: string }) => proposal.field === field).value
  expect(bestOf('statements')).toEqual(['H225', 'H319', 'H336', 'H360Fd', 'EUH066'])
  expect(bestOf('limit')).toEqual({
    substance: 'Aceton',
    value: 1210,
    period: '8H',
    source: 'Nederland, TGG 8 uur',
  })
  expect(bestOf('ingredients')).toEqual({
    name: '2-Methoxyethanol',
    percent: '0,5 - < 1',
    codes: ['H226', 'H302+H312+H332', 'H360FD'],
  })
  const withoutCounters = (contents: object) => ({ ...contents, throttle: [], session: [] })
  expect(withoutCounters(await backEnd.contents())).toEqual(withoutCounters(before))
})

test('files that cannot be read get an outcome, and the server goes on', { tags: ['deep'] }, async () => {
  const bomb = await send(flateBomb())
  expect([bomb.status, bomb.body.responseObject]).toEqual([200, { outcome: 'NOT_READABLE' }])
  expect((await send(encryptedPdf())).body.responseObject).toEqual({ outcome: 'NOT_READABLE' })
  expect((await send(await sheetPdf(dutchSheet, 'lines'))).body.responseObject.outcome).toBe('READ')
  expect(backEnd.log).toContain(
    '"process":"reading-process","reason":"killed","code":null,"signal":"SIGUSR2"',
  )
  expect(backEnd.log).not.toContain('Ontvetter')
})

test('the process for sheets ends with the server', { tags: ['deep'] }, async () => {
  await send(await sheetPdf(dutchSheet, 'table'))
  expect(childProcesses(backEnd.pid!, 'reading-process.ts')).toHaveLength(1)
  const server = backEnd.pid!
  await backEnd.stopAndRestart()
  expect(childProcesses(server, 'reading-process.ts')).toEqual([])
})

test('a file of 20 MB is read, and one byte more is refused with a sentence', {
  tags: ['deep'],
}, async () => {
  const MAX = 20_971_520
  expect((await send(Buffer.alloc(MAX))).body.responseObject).toEqual({ outcome: 'NOT_READABLE' })
  for (const size of [MAX + 1, MAX + 100_000]) {
    const { status, body } = await send(Buffer.alloc(size))
    expect([status, body.message]).toEqual([413, 'Bestand is te groot. Max 20MB'])
  }
})

test('a form without a file, and another body, are refused', async () => {
  expect((await send(Buffer.from('x'), els, 'other')).status).toBe(400)
  const raw = await els.browser.fetch(path(), {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'application/pdf' },
  })
  expect(raw.status).toBe(415)
})

test('who may not see or change the register is refused', { tags: ['deep'] }, async () => {
  const jan = await createUser('jan')
  const pdf = encryptedPdf()
  const statuses = []
  for (const [rights, checks] of [
    ['WRITE', ['PHYSICAL_STRAIN']],
    ['READONLY', ['HAZARDOUS_SUBSTANCES']],
    ['WRITE', ['HAZARDOUS_SUBSTANCES']],
  ] as const) {
    await backEnd.sql`delete from invitation`
    await invite(jan, company, { rights, checks: [...checks] })
    statuses.push((await send(pdf, jan)).status)
  }
  expect(statuses).toEqual([403, 403, 200])
})

test('limits the sheets of one person to a hundred an hour', { tags: ['deep'] }, async () => {
  const pdf = Buffer.from('no PDF')
  await send(pdf)
  await backEnd.sql`update throttle set points = 100 where key like 'safety-data-sheet-account%'`
  const { status, headers, body } = await send(pdf)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.message).toMatch(/^Je hebt dit te vaak geprobeerd\. Wacht /)
})
