import { randomBytes } from 'node:crypto'

import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { dataExportIn } from '../../../testing/factories/data-export.ts'
import { startS3 } from '../../../testing/fakes/s3.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'

// Downloads that are interrupted by the storage, the server, another server, or the end of the account. A slow
// storage holds them in the middle.

const s3 = await startS3()
afterAll(() => s3.stop())
const backEnd = useOwnBackEnd({ env: s3.settings })
const exports = dataExportIn(backEnd)
const { companyWithRecord, addFile, beginUpload, tus, request, stateOf, whenReady, read, row } = exports

const MEBIBYTE = 1024 ** 2
const content = randomBytes(3.5 * MEBIBYTE)

let els: User
let path: string
/** Objects of earlier tests, which emptying the database does not delete. */
let earlier: string[]
beforeEach(async () => {
  s3.setMode('normal')
  earlier = await s3.keys()
  const { els: owner, url, companyId } = await companyWithRecord()
  els = owner
  path = `bedrijven/${companyId} Metaal Noord/bedrijfsdossier/foto.bin`
  expect((await addFile(els, url, 'foto.bin', content)).status).toBe(200)
})
afterEach(() => s3.setMode('normal'))

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const parts = () => backEnd.sql`select key, is_stored from data_export_part`
const files = async () => (await backEnd.sql`select key from stored_object`).map(({ key }) => String(key))

/** Returns when the storage has received the first part, and its response is on its way. */
async function beginSlowly() {
  s3.setMode('slow')
  await request(els.browser)
  await expect.poll(async () => (await parts()).length).toBeGreaterThan(0)
  const [part] = await parts()
  await expect.poll(() => s3.keys()).toContain(part?.key)
  expect((await stateOf(els.browser)).status).toBe('PENDING')
}

async function expectWhole() {
  await whenReady(els.browser)
  const zip = await read(els.browser)
  expect(zip.files[path]?.equals(content)).toBe(true)
  expect(zip.paths).toEqual([path, 'gegevens.json', 'gegevens.html'])
  expect(await backEnd.sql`select subject from mail_outbox`).toHaveLength(1)
  expect(await row()).toMatchObject({ claim: null, failed_at: null })
}

/** Only the files of the companies and the parts of the download are stored. */
async function expectNothingLeft() {
  const known = [...(await files()), ...(await parts()).map(({ key }) => String(key))].toSorted()
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
  expect((await request(els.browser)).body.responseObject.status).toBe('PENDING')
}

test('a storage that is out of order leads to a new attempt, which begins from the start', async () => {
  await beginSlowly()
  s3.setMode('down')
  await expect.poll(async () => (await row())!.claim).toBe(null)
  expect(await row()).toMatchObject({ attempts: 1, failed_at: null })
  expect(await parts()).toEqual([])
  expect(await stateOf(els.browser)).toMatchObject({ status: 'PENDING' })
  expect(backEnd.log).toContain('a data export could not be made')
  s3.setMode('normal')
  await beginNextAttempt()
  await expectWhole()
  await expectNothingLeft()
})

test('after three failed attempts it has failed, leaves nothing behind, and can be made again', async () => {
  s3.setMode('down')
  await request(els.browser)
  for (let attempts = 1; attempts <= 3; attempts++) {
    await expect.poll(row).toMatchObject({ attempts, claim: null })
    if (attempts < 3) await beginNextAttempt()
  }
  await expect.poll(async () => (await stateOf(els.browser)).status).toBe('FAILED')
  expect(await parts()).toEqual([])
  expect(await backEnd.sql`select * from mail_outbox`).toEqual([])
  s3.setMode('normal')
  await request(els.browser)
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

test('when the process for ZIPs dies, the next attempt begins from the start in another one', async () => {
  await beginSlowly()
  const [first] = childProcesses(backEnd.pid, 'zip-process.ts')
  process.kill(first!, 'SIGKILL')
  await expect.poll(row).toMatchObject({ attempts: 1, claim: null, failed_at: null })
  expect(await parts()).toEqual([])
  expect(backEnd.log).toContain('the process for ZIPs died')
  s3.setMode('normal')
  await beginNextAttempt()
  await expectWhole()
  await expectNothingLeft()
})

test('the process for ZIPs ends with its server', async () => {
  await beginSlowly()
  const [zips] = childProcesses(backEnd.pid, 'zip-process.ts')
  await backEnd.killAndRestart()
  await expect.poll(() => exists(zips!)).toBe(false)
})

test('after a kill, the next attempt begins when the claim has expired', async () => {
  await beginSlowly()
  await backEnd.killAndRestart()
  s3.setMode('normal')
  expect((await stateOf(els.browser)).status).toBe('PENDING')
  expect(await row()).toMatchObject({ attempts: 1, claim: expect.any(String) })
  await beginNextAttempt()
  await expectWhole()
  expect(await row()).toMatchObject({ attempts: 2 })
  await expectNothingLeft()
})

test('when the account is deleted meanwhile, it ends quietly and leaves nothing behind', async () => {
  await beginSlowly()
  await backEnd.sql`update company set owner_id = ${await backEnd.createPerson({ email: 'jan@smederij.nl' })}`
  await backEnd.sql`delete from person where id = ${els.id}`
  s3.setMode('normal')
  // A part on its way has ten minutes to arrive before its object is deleted, which `letTimePass` takes away.
  await expect.poll(() => childProcesses(backEnd.pid, 'zip-process.ts')).toEqual([])
  await expectNothingLeft()
  expect(await backEnd.sql`select * from mail_outbox`).toEqual([])
  expect(backEnd.log).not.toContain('a data export could not be made')
})

test('an attempt whose claim another one took over stores nothing more', async () => {
  await beginSlowly()
  await backEnd.sql`update data_export set claim = gen_random_uuid(), next_attempt_at = now() + interval '1 hour'`
  const begun = await parts()
  s3.setMode('normal')
  // The next download is made only when the worker has left the first.
  const jan = await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('jan@smederij.nl')
  await request(browser)
  await whenReady(browser)
  expect((await stateOf(els.browser)).status).toBe('PENDING')
  const [{ id } = { id: 0 }] = await backEnd.sql`select id from data_export where person_id <> ${jan}`
  expect(await backEnd.sql`select key from data_export_part where export_id = ${id}`).toHaveLength(
    begun.length,
  )
})

describe('two servers', () => {
  test('make one download of one request', async () => {
    const other = await backEnd.startAnother()
    try {
      await beginSlowly()
      const atOther = els.browser.at(other.url)
      await request(atOther)
      // Both workers look for work. The one that makes the other download is busy; no matter which it is.
      const jan = await backEnd.createPerson({ email: 'jan@smederij.nl' })
      const browser = backEnd.client()
      await browser.login('jan@smederij.nl')
      const janAtOther = browser.at(other.url)
      for (const server of [browser, janAtOther]) await request(server)
      await whenReady(janAtOther)
      s3.setMode('normal')
      await whenReady(els.browser)
      expect((await read(atOther)).files[path]?.equals(content)).toBe(true)
      expect(await backEnd.sql`select attempts from data_export where person_id = ${els.id}`).toEqual([
        { attempts: 1 },
      ])
      expect(await backEnd.sql`select recipient from mail_outbox order by recipient`).toEqual([
        { recipient: els.email },
        { recipient: 'jan@smederij.nl' },
      ])
      expect(jan).not.toBe(els.id)
    } finally {
      await other.stop()
    }
  })
})
