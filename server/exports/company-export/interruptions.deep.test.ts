import { randomBytes } from 'node:crypto'

import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { companyExportIn } from '../../../testing/factories/company-export.ts'
import { startS3 } from '../../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'

// Downloads of a company that are interrupted by the storage, the server, or the end of the company. A slow storage
// holds them in the middle.

const s3 = await startS3()
afterAll(() => s3.stop())
const backEnd = useOwnBackEnd({ env: s3.settings })
const exports = companyExportIn(backEnd)
const { companyWithRecord, addFile, beginUpload, tus, request, stateOf, whenReady, read, row } = exports

const content = randomBytes(3.5 * 1024 ** 2)
const PATH = 'bedrijfsdossier/Certificaten/foto.bin'

let els: User
let company: number
/** Objects of earlier tests, which emptying the database does not delete. */
let earlier: string[]
beforeEach(async () => {
  s3.setMode('normal')
  earlier = await s3.keys()
  const made = await companyWithRecord()
  els = made.els
  company = made.companyId
  expect((await addFile(els, made.url, 'foto.bin', content)).status).toBe(200)
})
afterEach(() => s3.setMode('normal'))

const parts = () => backEnd.sql`select key, is_stored from company_export_part`

/** Returns when the storage has received the first part, and its response is on its way. */
async function beginSlowly() {
  s3.setMode('slow')
  await request(els.browser, company)
  await expect.poll(async () => (await parts()).length).toBeGreaterThan(0)
  const [part] = await parts()
  await expect.poll(() => s3.keys()).toContain(part?.key)
  expect((await stateOf(els.browser, company)).status).toBe('PENDING')
}

async function expectWhole() {
  await whenReady(els.browser, company)
  const zip = await read(els.browser, company)
  expect(zip.files[PATH]?.equals(content)).toBe(true)
  expect(zip.paths.at(-1)).toBe('overzicht.html')
  expect(await backEnd.sql`select subject from mail_outbox`).toHaveLength(1)
  expect(await row()).toMatchObject({ claim: null, failed_at: null })
}

/** Only the files of the companies and the parts of the download are stored. */
async function expectNothingLeft() {
  const rows = await backEnd.sql`select key from stored_object union all select key from company_export_part`
  const known = rows.map(({ key }) => String(key)).toSorted()
  const kim = await exports.createUser('kim')
  const list = `/rest/companies/${await exports.createCompany(kim)}/company-records`
  const { body } = await kim.browser.post(list, { theme: 'OTHER', subject: 'Item' })
  await expect
    .poll(async () => {
      await exports.letTimePass()
      // Wakes the worker that deletes objects.
      await tus(kim, 'DELETE', await beginUpload(kim, `${list}/${body.responseObject.id}`, 'wek.bin', 5))
      return (await s3.keys()).filter((key) => !earlier.includes(key)).toSorted()
    })
    .toEqual(known)
}

async function beginNextAttempt() {
  await exports.letTimePass()
  expect((await request(els.browser, company)).body.responseObject.status).toBe('PENDING')
}

test('a storage that is out of order leads to a new attempt, which begins from the start', async () => {
  await beginSlowly()
  s3.setMode('down')
  await expect.poll(async () => (await row())!.claim).toBe(null)
  expect(await row()).toMatchObject({ attempts: 1, failed_at: null })
  expect(await parts()).toEqual([])
  s3.setMode('normal')
  await beginNextAttempt()
  await expectWhole()
  await expectNothingLeft()
})

test('after three failed attempts it has failed, leaves nothing behind, and can be made again', async () => {
  s3.setMode('down')
  await request(els.browser, company)
  for (let attempts = 1; attempts <= 3; attempts++) {
    await expect.poll(row).toMatchObject({ attempts, claim: null })
    if (attempts < 3) await beginNextAttempt()
  }
  await expect.poll(async () => (await stateOf(els.browser, company)).status).toBe('FAILED')
  expect(await parts()).toEqual([])
  s3.setMode('normal')
  await request(els.browser, company)
  await expectWhole()
  await expectNothingLeft()
})

test('a server that stops leaves it to the next one, which begins at once', async () => {
  await beginSlowly()
  await backEnd.stopAndRestart()
  s3.setMode('normal')
  await expectWhole()
  // The interrupted attempt does not count.
  expect(await row()).toMatchObject({ attempts: 1 })
  expect(backEnd.log).not.toContain('a data export could not be made')
  await expectNothingLeft()
})

test('after a kill, the next attempt begins when the claim has expired', async () => {
  await beginSlowly()
  await backEnd.killAndRestart()
  s3.setMode('normal')
  expect(await row()).toMatchObject({ attempts: 1, claim: expect.any(String) })
  await beginNextAttempt()
  await expectWhole()
  expect(await row()).toMatchObject({ attempts: 2 })
  await expectNothingLeft()
})

test('when the company is deleted meanwhile, it ends quietly and leaves nothing behind', async () => {
  await beginSlowly()
  expect((await els.browser.delete(`/rest/companies/${company}/delete`)).status).toBe(204)
  s3.setMode('normal')
  // A part on its way has ten minutes to arrive before its object is deleted, which `letTimePass` takes away.
  await expect.poll(() => childProcesses(backEnd.pid, 'zip-process.ts')).toEqual([])
  await expectNothingLeft()
  expect(await backEnd.sql`select * from company_export`).toEqual([])
  expect(await backEnd.sql`select * from mail_outbox`).toEqual([])
  expect(backEnd.log).not.toContain('a data export could not be made')
})
