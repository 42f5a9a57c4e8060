import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { companyExportIn } from '../../../testing/factories/company-export.ts'
import { inDays } from '../../../testing/factories/improvements.ts'
import { HEAVY_LOAD } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const exports = companyExportIn(backEnd)
const { createUser, startCheck, download, request, stateOf, fetchZip, whenReady, row } = exports

let els: User
let company: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els, 'Smederij Noord')
})

const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`
const parts = () => backEnd.sql`select key from company_export_part`

async function refusalOf({ browser }: Pick<User, 'browser'>): Promise<[number, string]> {
  const response = await fetchZip(browser, company)
  return [response.status, ((await response.json()) as { message: string }).message]
}
const GONE: [number, string] = [404, 'Deze download is er niet meer. Maak een nieuwe.']

async function fillCompany() {
  const coach = await exports.createCoach(company)
  for (const [theme, name] of [
    ['PHYSICAL_STRAIN', 'tillen'],
    ['NOISE_HAZARD', 'geluid'],
    ['GENERAL', 'alles'],
  ] as const) {
    const themes = [theme]
    await exports.makeActionPoint(els, company, {
      themes,
      description: `Actie over ${name}`,
      holderEmail: `houder-${name}@elders.nl`,
    })
    await exports.writeAdvice(els, company, { themes, reason: `Reden over ${name}` })
    await coach.browser.post(`/rest/companies/${company}/visitreports`, {
      themes,
      dateAppointment: '2026-03-29',
      reason: 'Rondgang',
      recap: `Verslag over ${name}`,
    })
    const list = `/rest/companies/${company}/company-records`
    const { body } = await els.browser.post(list, { theme, subject: `Map over ${name}` })
    await exports.addFile(els, `${list}/${body.responseObject.id}`, `${name}.txt`, `Inhoud over ${name}`)
  }
  await els.browser.post(`/rest/companies/${company}/start-check/NOISE_HAZARD`)
  await exports.finish(els, company, await exports.addGroup(els, company), HEAVY_LOAD)
  return coach
}

const textsOf = ({ files }: Awaited<ReturnType<typeof download>>) =>
  Object.entries(files)
    .filter(([path]) => !/\.(xlsx|pdf)$/.test(path))
    .map(([, content]) => String(content))
    .join('\n')

test('is made in the background, and is then available for seven days', async () => {
  expect(await stateOf(els.browser, company)).toEqual({ status: 'NONE' })
  const { status, body } = await request(els.browser, company)
  expect([status, body.responseObject.status]).toEqual([200, 'PENDING'])
  await whenReady(els.browser, company)
  const response = await fetchZip(els.browser, company)
  const { length } = new Uint8Array(await response.arrayBuffer())
  expect(await stateOf(els.browser, company)).toEqual({
    status: 'READY',
    size: length,
    availableUntil: inDays(7),
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('filename="Alles van Smederij Noord.zip"')
  expect(await mails()).toEqual([
    { recipient: els.email, subject: 'Je download staat klaar', body: expect.any(String) },
  ])
  const [{ body: text } = { body: '' }] = await mails()
  expect(String(text).match(/http\S+/g)).toEqual([`${backEnd.url}/bedrijven/${company}/checks`])
})

test('that it was asked for and downloaded is recorded, with the company', async () => {
  await download(els, company)
  expect(
    await backEnd.sql`
      select kind, person_id, company_id from audit_event where kind like 'COMPANY_EXPORT%' order by id`,
  ).toEqual([
    { kind: 'COMPANY_EXPORT_REQUESTED', person_id: els.id, company_id: company },
    { kind: 'COMPANY_EXPORT_DOWNLOADED', person_id: els.id, company_id: company },
  ])
})

test('a part of it can be downloaded, so that a cut download continues', { tags: ['deep'] }, async () => {
  await download(els, company)
  const whole = Buffer.from(await (await fetchZip(els.browser, company)).arrayBuffer())
  const response = await fetchZip(els.browser, company, { headers: { range: 'bytes=10-19' } })
  expect(response.status).toBe(206)
  expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)
})

test('requests at the same time make one, of each company and each person another', {
  tags: ['deep'],
}, async () => {
  const other = await startCheck(els, 'Smederij Zuid')
  const jan = await exports.createInvitee(company, 'READONLY')
  const all = [
    request(els.browser, company),
    request(els.browser, company),
    request(els.browser, other),
    request(jan.browser, company),
    els.browser.post('/rest/person/data-export'),
  ]
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await whenReady(els.browser, company)
  await whenReady(els.browser, other)
  await whenReady(jan.browser, company)
  expect(
    await backEnd.sql`select company_id, person_id, attempts from company_export order by company_id, person_id`,
  ).toEqual([
    { company_id: company, person_id: els.id, attempts: 1 },
    { company_id: company, person_id: jan.id, attempts: 1 },
    { company_id: other, person_id: els.id, attempts: 1 },
  ])
  await expect
    .poll(() => backEnd.sql`select completed_at is not null as done from data_export`)
    .toEqual([{ done: true }])
})

test('a new one replaces the old one, whose parts are deleted', { tags: ['deep'] }, async () => {
  await download(els, company)
  const [old] = await parts()
  const before = await row()
  await download(els, company)
  expect((await row())!.id).not.toBe(before!.id)
  expect(await parts()).not.toContainEqual(old)
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
})

test('nobody without access to the company can ask for it, see it or download it', async () => {
  await download(els, company)
  const jan = await createUser('jan')
  const own = await startCheck(jan, 'Smederij Zuid')
  expect((await request(jan.browser, company)).status).toBe(403)
  expect((await jan.browser.get(`/rest/companies/${company}/data-export`)).status).toBe(403)
  expect((await refusalOf(jan))[0]).toBe(403)
  // There is none of his own company yet.
  expect((await fetchZip(jan.browser, own)).status).toBe(404)
  expect((await fetchZip(backEnd.client(), company)).status).toBe(401)
})

test('the owner and the coach get everything', { tags: ['deep'] }, async () => {
  const coach = await fillCompany()
  for (const user of [els, coach]) {
    const zip = await download(user, company)
    const texts = textsOf(zip)
    for (const name of ['tillen', 'geluid', 'alles'])
      for (const text of ['Actie', 'Reden', 'Verslag', 'Map', 'Inhoud'])
        expect(texts, user.email).toContain(`${text} over ${name}`)
    expect(texts).toContain('houder-geluid@elders.nl')
    expect(zip.paths).toContain('antwoorden/Antwoorden Schadelijk geluid.json')
    expect(zip.page).not.toContain('Wat hier niet in zit')
  }
})

test('somebody who was invited for one check gets that check, and what is about it or about none', {
  tags: ['deep'],
}, async () => {
  await fillCompany()
  const jan = await createUser('jan')
  await exports.invite(jan, company, { rights: 'READONLY', checks: ['PHYSICAL_STRAIN'] })
  const zip = await download(jan, company)
  const texts = textsOf(zip)
  for (const name of ['tillen', 'alles'])
    for (const text of ['Actie', 'Reden']) expect(texts).toContain(`${text} over ${name}`)
  expect(texts).not.toMatch(/over geluid|Verslag over|Map over|Inhoud over|houder-/)
  expect(zip.paths).toEqual([
    expect.stringContaining('alle thema’s.pdf'),
    'plannen/Concept Plan van Aanpak Fysieke belasting.pdf',
    'antwoorden/Antwoorden Fysieke belasting.xlsx',
    'antwoorden/Antwoorden Fysieke belasting.json',
    'verbeteren/Actiepunten.xlsx',
    'verbeteren/Actiepunten.json',
    'verbeteren/Adviezen.xlsx',
    'verbeteren/Adviezen.json',
    'overzicht.html',
  ])
  expect(zip.page).toContain('Je mag niet alle checks van Smederij Noord zien.')
  expect(zip.page).toContain('Bezoekverslagen en het bedrijfsdossier: die mag je bij dit bedrijf niet zien.')
})

test('an admin of the company who was invited for one check gets visit reports and files, but not of other checks', {
  tags: ['deep'],
}, async () => {
  await fillCompany()
  const jan = await createUser('jan')
  await exports.invite(jan, company, { rights: 'ADMIN', checks: ['PHYSICAL_STRAIN'] })
  const texts = textsOf(await download(jan, company))
  for (const text of ['Verslag', 'Map', 'Inhoud']) expect(texts).toContain(`${text} over tillen`)
  expect(texts).not.toMatch(/over geluid/)
})

test.each([
  ['is withdrawn', (id: number) => backEnd.sql`delete from invitation where person_id = ${id}`, 403],
  [
    'is limited to another check',
    (id: number) => backEnd.sql`update invitation set checks = '{NOISE_HAZARD}' where person_id = ${id}`,
    404,
  ],
  [
    'is lowered',
    (id: number) => backEnd.sql`update invitation set rights = 'READONLY' where person_id = ${id}`,
    404,
  ],
])('after access %s, a download from before is refused', { tags: ['deep'] }, async (_, withdraw, status) => {
  const jan = await exports.createInvitee(company, 'ADMIN')
  await download(jan, company)
  await withdraw(jan.id)
  expect((await refusalOf(jan))[0]).toBe(status)
  if (status === 403) return
  expect(await refusalOf(jan)).toEqual(GONE)
  expect(await stateOf(jan.browser, company)).toEqual({ status: 'NONE' })
  // A new one contains what he may read now.
  const { page } = await download(jan, company)
  expect(page).toContain('Wat hier niet in zit')
})

test('more access does not make it go away', async () => {
  const jan = await exports.createInvitee(company, 'READONLY')
  await download(jan, company)
  await backEnd.sql`update invitation set rights = 'ADMIN' where person_id = ${jan.id}`
  expect((await stateOf(jan.browser, company)).status).toBe('READY')
})

test('when access is withdrawn before it is made, it is not made', async () => {
  const jan = await exports.createInvitee(company, 'READONLY')
  await backEnd.sql`
    insert into company_export (company_id, person_id, next_attempt_at)
    values (${company}, ${jan.id}, now() + interval '1 hour')`
  await backEnd.sql`delete from invitation where person_id = ${jan.id}`
  await exports.letTimePass()
  // A woken worker takes the one that has waited longest.
  await download(els, company)
  expect(await backEnd.sql`select person_id from company_export`).toEqual([{ person_id: els.id }])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([els.email])
})

test('it goes with the company, and its parts with it', { tags: ['deep'] }, async () => {
  await download(els, company)
  expect((await els.browser.delete(`/rest/companies/${company}/delete`)).status).toBe(204)
  expect(await backEnd.sql`select * from company_export`).toEqual([])
  expect(await parts()).toEqual([])
  await exports.letTimePass()
  await request(els.browser, await startCheck(els, 'Smederij Zuid'))
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
})

test('after it has expired there is none, and its parts are deleted', { tags: ['deep'] }, async () => {
  await download(els, company)
  await backEnd.sql`update company_export set expires_at = now()`
  expect(await stateOf(els.browser, company)).toEqual({ status: 'NONE' })
  expect(await refusalOf(els)).toEqual(GONE)
  await download(els, await startCheck(els, 'Smederij Zuid'))
  expect(await backEnd.sql`select company_id from company_export where company_id = ${company}`).toEqual([])
  await expect.poll(() => backEnd.sql`select * from storage_deletion`).toEqual([])
})

test('five of a company can be made a day, and repeating a request while one is made does not count', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into company_export (company_id, person_id, next_attempt_at)
    values (${company}, ${els.id}, now() + interval '1 hour')`
  for (let count = 0; count < 6; count++) expect((await request(els.browser, company)).status).toBe(200)
  await backEnd.sql`update company_export set failed_at = now(), expires_at = now() + interval '1 day'`
  expect(await stateOf(els.browser, company)).toEqual({ status: 'FAILED' })
  for (let count = 0; count < 5; count++) {
    expect((await request(els.browser, company)).status).toBe(200)
    await whenReady(els.browser, company)
  }
  const { status, body } = await request(els.browser, company)
  expect(status).toBe(429)
  expect(body.message).toBe('Je hebt dit te vaak geprobeerd. Wacht 24 uur en probeer het dan opnieuw.')
  expect((await request(els.browser, await startCheck(els, 'Smederij Zuid'))).status).toBe(200)
})
