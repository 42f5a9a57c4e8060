import { expect, test } from 'vitest'

import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { expectOneSaved } from '../../../testing/factories/concurrent-changes.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches, companyWithRecord, addFile } =
  companyFileIn(backEnd)

const input = { theme: 'MACHINE_SAFETY', subject: 'Keuringen' }
const link = { name: 'Arboportaal', link: 'https://www.arboportaal.nl/onderwerpen?a=1#b' }
const listUrl = (companyId: number) => `/rest/companies/${companyId}/company-records`
const rows = () => backEnd.sql`select * from company_record order by id`
const links = () => backEnd.sql`select record_id, name, link from company_record_link order by id`

test('creates an item, which the list and its own page return', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const { status, body } = await els.browser.post(listUrl(id), input)
  expect(status).toBe(200)
  const author = { id: els.id, name: 'Els de Smid' }
  const { createdDate, ...record } = body.responseObject
  const common = {
    ...input,
    id: record.id,
    companyId: id,
    createdBy: author,
    lastUpdatedDate: createdDate,
    lastUpdatedBy: author,
    revision: 1,
  }
  expect(record).toEqual({ ...common, files: [], urls: [] })
  expect(backEnd.isDuringTest(createdDate)).toBe(true)
  expect((await els.browser.get(`${listUrl(id)}/${record.id}`)).body).toEqual(body)
  expect((await els.browser.get(listUrl(id))).body.responseObject).toEqual([
    { ...common, createdDate, numFiles: 0, numUrls: 0 },
  ])
  expect(await rows()).toMatchObject([
    { id: record.id, company_id: id, theme: input.theme, subject: input.subject, created_by: els.id },
  ])
})

test.each([
  [{}, ['theme', 'subject'], 'Dit is een verplicht veld.'],
  [{ ...input, theme: 'TUIN' }, ['theme'], 'Dit is een verplicht veld.'],
  [{ ...input, subject: 'x'.repeat(256) }, ['subject'], 'Vul hier maximaal 255 tekens in.'],
])('refuses %o as a new item', async (body, fields, message) => {
  const els = await createUser('els')
  const response = await els.browser.post(listUrl(await createCompany(els)), body)
  expect(response.status).toBe(400)
  expect(response.body.errors).toEqual(fields.map((field) => ({ field, message })))
  expect(await rows()).toEqual([])
})

test('changes an item and its links, and leaves out empty rows', async () => {
  const { els, url, recordId } = await companyWithRecord()
  const { status, body } = await els.browser.post(url, {
    ...input,
    urls: [
      { name: ' ', link: '' },
      { ...link, id: 999 },
      { name: '', link: ' ' },
      { name: 'B', link: 'http://b.nl' },
    ],
  })
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    ...input,
    revision: 2,
    urls: [link, { name: 'B', link: 'http://b.nl' }],
  })
  expect(await links()).toEqual([
    { record_id: recordId, ...link },
    { record_id: recordId, name: 'B', link: 'http://b.nl' },
  ])
  await els.browser.post(url, { ...input, urls: [] })
  expect(await links()).toEqual([])
})

test.each([
  [{ name: 'A', link: '' }, 'link', 'Dit is een verplicht veld.'],
  [{ name: ' ', link: 'https://a.nl' }, 'name', 'Dit is een verplicht veld.'],
  [{ name: '\u200b', link: 'https://a.nl' }, 'name', 'Dit is een verplicht veld.'],
  [{ name: 'A', link: 'javascript:alert(1)' }, 'link', 'Ongeldige url'],
  [{ name: 'A', link: 'data:text/html,x' }, 'link', 'Ongeldige url'],
  [{ name: 'A', link: '//evil.example' }, 'link', 'Ongeldige url'],
  [{ name: 'A', link: 'www.a.nl' }, 'link', 'Ongeldige url'],
  [{ name: 'x'.repeat(256), link: 'https://a.nl' }, 'name', 'Vul hier maximaal 255 tekens in.'],
  [{ name: 'A', link: `https://a.nl/${'x'.repeat(2000)}` }, 'link', 'Vul hier maximaal 2000 tekens in.'],
])('refuses the link %o, and names its row in the form', async (row, field, message) => {
  const { els, url } = await companyWithRecord()
  const { status, body } = await els.browser.post(url, { ...input, urls: [{ name: '', link: '' }, row] })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: `urls.1.${field}`, message }])
  expect(await rows()).toMatchObject([{ subject: 'Certificaten', revision: 1 }])
})

test('accepts fifty links and refuses one more', async () => {
  const { els, url } = await companyWithRecord()
  const urls = (count: number) => Array.from({ length: count }, () => link)
  expect((await els.browser.post(url, { ...input, urls: urls(50) })).status).toBe(200)
  const { status, body } = await els.browser.post(url, { ...input, urls: urls(51) })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'urls', message: 'Je kunt bij één item hooguit 50 links bewaren.' }])
})

test('refuses a change that is based on an older revision, unless it changes nothing', async () => {
  const { els, url, companyId } = await companyWithRecord()
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  expect((await beheer.browser.post(url, { ...input, urls: [link], revision: 1 })).status).toBe(200)
  const { status, body } = await els.browser.post(url, { ...input, urls: [], revision: 1 })
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 409,
    code: 'EDIT_CONFLICT',
    message: 'Dit is intussen gewijzigd door Els de Smid.',
  })
  expect((await els.browser.post(url, { ...input, urls: [link], revision: 1 })).status).toBe(200)
  expect(await rows()).toMatchObject([{ revision: 2, updated_by: beheer.id }])
  expect((await els.browser.post(url, { ...input, urls: [] })).status).toBe(200)
  const [item] = (await els.browser.get(listUrl(companyId))).body.responseObject
  expect(item).toMatchObject({ revision: 3, lastUpdatedBy: { id: els.id }, numUrls: 0 })
})

test('of ten simultaneous changes of the same revision one is saved', async () => {
  const { els, url } = await companyWithRecord()
  const saved = await expectOneSaved((number) =>
    els.browser.post(url, { ...input, subject: `Keuring ${number}`, urls: [], revision: 1 }),
  )
  expect(await rows()).toMatchObject([{ subject: `Keuring ${saved}`, revision: 2 }])
})

test('an admin or coach changes and deletes own items only, the owner and a system administrator all', async () => {
  const { els, url, companyId } = await companyWithRecord()
  const jan = await createUser('jan')
  await invite(jan, companyId, { rights: 'ADMIN' })
  await openToCoaches(companyId)
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const beheer = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const change = { ...input, urls: [] }
  for (const { browser } of [jan, coach]) {
    expect((await browser.get(url)).status).toBe(200)
    expect((await browser.post(url, change)).status).toBe(403)
    expect((await browser.delete(url)).status).toBe(403)
    const own = (await browser.post(listUrl(companyId), input)).body.responseObject.id
    expect((await browser.post(`${listUrl(companyId)}/${own}`, change)).status).toBe(200)
    expect((await browser.delete(`${listUrl(companyId)}/${own}`)).status).toBe(204)
  }
  expect(await rows()).toHaveLength(1)
  expect((await beheer.browser.post(url, change)).status).toBe(200)
  expect((await els.browser.delete(url)).status).toBe(204)
  expect((await els.browser.get(url)).status).toBe(404)
  expect(await rows()).toEqual([])
})

test('never stores fields that no form sends', async () => {
  const { els, url, recordId, companyId } = await companyWithRecord()
  const extra = {
    id: 77,
    companyId: 77,
    company_id: 77,
    createdBy: { id: 77 },
    created_by: 77,
    createdDate: '2000-01-01T00:00:00Z',
    revision: 1,
    files: [{ id: 1 }],
  }
  await els.browser.post(url, { ...input, ...extra, urls: [] })
  await els.browser.post(listUrl(companyId), { ...input, ...extra, urls: [link] })
  const both = { company_id: companyId, created_by: els.id }
  expect(await rows()).toMatchObject([
    { ...both, id: recordId, revision: 2 },
    { ...both, revision: 1 },
  ])
  expect(await links()).toEqual([])
})

test('keeps the items of a deleted account, as those of a former user', async () => {
  const { els, url, companyId } = await companyWithRecord()
  const jan = await createUser('jan')
  await invite(jan, companyId, { rights: 'ADMIN' })
  const own = (await jan.browser.post(listUrl(companyId), input)).body.responseObject.id
  await els.browser.post(url, { ...input, urls: [] })
  await backEnd.sql`delete from person where id = ${jan.id}`
  const { body } = await els.browser.get(`${listUrl(companyId)}/${own}`)
  const former = { id: null, name: 'vroegere gebruiker' }
  expect(body.responseObject).toMatchObject({ createdBy: former, lastUpdatedBy: former })
})

test('lists five hundred items with the numbers of their files and links', async () => {
  const { els, companyId, url } = await companyWithRecord()
  await addFile(els, url, 'a.txt', 'A')
  await els.browser.post(url, { ...input, urls: [link, link] })
  await backEnd.sql`
    insert into company_record (company_id, theme, subject, created_at, created_by)
    select ${companyId}::int, 'OTHER', 'Item ' || number, now() - interval '1 day', ${els.id}::int
    from generate_series(1, 499) as number`
  const { body } = await els.browser.get(listUrl(companyId))
  expect(body.responseObject).toHaveLength(500)
  expect(body.responseObject[0]).toMatchObject({ numFiles: 1, numUrls: 2 })
  expect(body.responseObject[499]).toMatchObject({ theme: 'OTHER', numFiles: 0, numUrls: 0 })
})
