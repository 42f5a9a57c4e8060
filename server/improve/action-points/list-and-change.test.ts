import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { expectOneSaved } from '../../../testing/factories/concurrent-changes.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createSmithy, createCoachedSmithy, createCompany, createInvitee, writeAdvice, actionPointRows } =
  improvementsIn(backEnd)
const { createUser, startCheck, addGroup, answerScript } = physicalStrainIn(backEnd)

const input = {
  themes: ['PHYSICAL_STRAIN'],
  description: 'Heftafel kopen',
  actionHolder: 'Jan',
  deadline: '2026-11-30',
}
const url = (companyId: number, rest = '') => `/rest/companies/${companyId}/actionitems${rest}`

async function create({ browser }: User, companyId: number, changes: object = {}): Promise<number> {
  const { status, body } = await browser.post(url(companyId), { ...input, ...changes })
  expect(status).toBe(200)
  return body.responseObject.id
}

/** Deadline in days from today in Amsterdam, completion in days ago. */
const insert = (
  companyId: number,
  description: string,
  {
    days = null,
    done = null,
    holder = '',
    themes = ['OTHER'],
  }: {
    days?: number | null
    done?: number | null
    holder?: string
    themes?: string[]
  } = {},
) => backEnd.sql`
  insert into action_item (company_id, themes, description, action_holder, deadline, completed_at)
  values (${companyId}, ${themes}, ${description}, ${holder},
    (now() at time zone 'Europe/Amsterdam')::date + ${days}::int, now() - ${done}::int * interval '1 day')`

async function page({ browser }: User, companyId: number, query = '') {
  const { body } = await browser.get(url(companyId, `/page?${query}`))
  const { items, ...numbers } = body.responseObject
  return { descriptions: items.map(({ description }: { description: string }) => description), ...numbers }
}

test('an action point for a risk names the answer it was made for', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { newcomers: 'no', supervision: 'no' })
  const origin = { check: 'PHYSICAL_STRAIN', scriptKey: 'EDUCATION', questionId: 'newcomers' }
  const actionId = await create(els, id, { origin: { ...origin, checkSectionId: group } })
  const get = async () => (await els.browser.get(url(id, `/${actionId}`))).body.responseObject
  const { createdDate, ...actionPoint } = await get()
  expect(actionPoint).toEqual({
    ...input,
    holderEmail: '',
    reminders: [],
    lookAgain: null,
    solved: null,
    photos: [],
    id: actionId,
    companyId: id,
    createdBy: { id: els.id, name: 'Els de Smid' },
    completed: false,
    completedDate: null,
    completedBy: null,
    adviceId: null,
    origin: { ...origin, section: { id: group, name: expect.any(String) } },
    revision: 1,
  })
  expect(backEnd.isDuringTest(createdDate)).toBe(true)
  await els.browser.delete(`/rest/${id}/physicalstrain/functiongroup/${group}`)
  expect((await get()).origin).toBeNull()
})

test('lists the action points for one answer', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const [group, other] = [await addGroup(els, id), await addGroup(els, id, 'Lassers')]
  const origin = { check: 'PHYSICAL_STRAIN', scriptKey: 'EDUCATION', questionId: 'newcomers' }
  const whole = { check: 'PHYSICAL_STRAIN', scriptKey: 'SITTING_WORK', questionId: 'breaks' }
  await create(els, id, { description: 'zelfstandig' })
  await create(els, id, { description: 'groep', origin: { ...origin, checkSectionId: group } })
  await create(els, id, { description: 'andere groep', origin: { ...origin, checkSectionId: other } })
  await create(els, id, {
    description: 'andere vraag',
    origin: { ...origin, checkSectionId: group, questionId: 'supervision' },
  })
  await create(els, id, { description: 'heel bedrijf', origin: { ...whole, checkSectionId: null } })
  const listed = async (query: Record<string, string>) => {
    const { body } = await els.browser.get(url(id, `?${new URLSearchParams(query)}`))
    return body.responseObject.map(({ description }: { description: string }) => description)
  }
  expect(await listed({ ...origin, checkSectionId: `${group}` })).toEqual(['groep'])
  expect(await listed(whole)).toEqual(['heel bedrijf'])
  expect(await listed({ ...whole, checkSectionId: `${group}` })).toEqual([])
  expect(await listed({})).toHaveLength(5)
})

test('lists open action points by deadline and completed ones by date, filtered by theme and holder', async () => {
  const { els, company: id } = await createSmithy()
  await insert(await createCompany(els, 'Metaal Zuid'), 'Van een ander bedrijf', { days: -1 })
  await insert(id, 'zonder datum')
  await insert(id, 'morgen', { days: 1, holder: 'Jan' })
  await insert(id, 'vandaag', { days: 0, holder: 'Jan', themes: ['GENERAL', 'OTHER'] })
  await insert(id, 'gisteren', { days: -1, holder: 'anke' })
  await insert(id, 'lang geleden', { days: -400, themes: ['GENERAL'] })
  await insert(id, 'eerder klaar', { days: -5, done: 4 })
  await insert(id, 'net klaar', { done: 1, holder: 'Jan' })

  expect(await page(els, id)).toEqual({
    descriptions: ['lang geleden', 'gisteren', 'vandaag', 'morgen', 'zonder datum'],
    count: 5,
    total: 7,
    states: { OPEN: 5, LATE: 2, DONE: 2 },
    holders: ['anke', 'Jan'],
  })
  const descriptions = async (query: string) => (await page(els, id, query)).descriptions
  expect(await descriptions('state=LATE')).toEqual(['lang geleden', 'gisteren'])
  expect(await descriptions('state=DONE')).toEqual(['net klaar', 'eerder klaar'])
  expect(await descriptions('theme=GENERAL')).toEqual(['lang geleden', 'vandaag'])
  expect(await descriptions('holder=')).toEqual(['lang geleden', 'zonder datum'])
  expect(await descriptions('size=2&page=3')).toEqual(['zonder datum'])
  expect(await page(els, id, 'holder=Jan&state=DONE&size=1')).toMatchObject({
    descriptions: ['net klaar'],
    count: 1,
    total: 7,
    states: { OPEN: 2, LATE: 0, DONE: 1 },
  })
  expect((await els.browser.get(url(id, '/page?state=MORGEN'))).status).toBe(400)
  const all = (await els.browser.get(url(id))).body.responseObject
  expect(all.map(({ description }: { description: string }) => description)).toEqual([
    ...['lang geleden', 'gisteren', 'vandaag', 'morgen', 'zonder datum'],
    ...['net klaar', 'eerder klaar'],
  ])
})

test('changes only the fields that are sent', async () => {
  const { els, company: id } = await createSmithy()
  const actionId = await create(els, id)
  const change = (body: object) => els.browser.post(url(id, `/${actionId}`), body)
  const { status, body } = await change({ description: 'Heftafel huren', deadline: '', revision: '1' })
  expect([status, body.responseObject]).toMatchObject([
    200,
    { ...input, description: 'Heftafel huren', deadline: '', revision: 2 },
  ])
  for (const wrong of [
    { description: ' ' },
    { themes: [] },
    { deadline: '2026-02-30' },
    { completed: false },
  ])
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400)
  await change({ companyId: 99, createdBy: 99, adviceId: 1, completedDate: '2026-01-01' })
  expect(await actionPointRows()).toMatchObject([
    {
      company_id: id,
      description: 'Heftafel huren',
      day: null,
      action_holder: 'Jan',
      created_by: els.id,
      updated_by: els.id,
      advice_id: null,
      completed_at: null,
      revision: 2,
    },
  ])
})

test('of ten changes at once one is saved', async () => {
  const { els, company: id } = await createSmithy()
  const actionId = await create(els, id)
  const saved = await expectOneSaved((number) =>
    els.browser.post(url(id, `/${actionId}`), { description: `Heftafel ${number}`, revision: 1 }),
  )
  expect(await actionPointRows()).toMatchObject([{ description: `Heftafel ${saved}`, revision: 2 }])
})

test('completing is final', async () => {
  const { els, company: id } = await createSmithy()
  const actionId = await create(els, id)
  const change = (body: object) => els.browser.post(url(id, `/${actionId}`), body)
  expect((await change({ completed: true, revision: 2 })).body.code).toBe('EDIT_CONFLICT')
  const { status, body } = await change({ completed: true })
  expect([status, body.responseObject]).toMatchObject([
    200,
    {
      ...input,
      completed: true,
      completedDate: expect.any(String),
      completedBy: { id: els.id, name: 'Els de Smid' },
    },
  ])
  const before = await actionPointRows()
  for (const body of [{ completed: true }, { description: 'Toch anders' }, { ...input, revision: 2 }])
    expect((await change(body)).body).toMatchObject({
      code: 'ACTION_POINT_COMPLETED',
      message: 'Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.',
    })
  expect(await actionPointRows()).toEqual(before)
})

test('an admin changes and completes their own action points; a reader changes nothing', async () => {
  const { els, company: id, coen } = await createCoachedSmithy()
  const jan = await createInvitee(id, 'WRITE')
  const [ofOwner, ofCoach] = [await create(els, id), await create(coen, id)]
  const complete = async ({ browser }: User, actionId: number) =>
    (await browser.post(url(id, `/${actionId}`), { completed: true })).status
  expect(await complete(coen, ofOwner)).toBe(403)
  expect(await complete(jan, ofOwner)).toBe(403)
  expect((await jan.browser.get(url(id, `/${ofOwner}`))).status).toBe(200)
  expect((await actionPointRows()).map(({ completed_at }) => completed_at)).toEqual([null, null])
  expect(await complete(coen, ofCoach)).toBe(200)
  expect(await complete(els, ofOwner)).toBe(200)
  await backEnd.sql`delete from person where id = ${coen.id}`
  const { body } = await els.browser.get(url(id, `/${ofCoach}`))
  const former = { id: null, name: 'vroegere gebruiker' }
  expect(body.responseObject).toMatchObject({ completed: true, completedBy: former, createdBy: former })
})

test('the owner makes an action point from an advice of the company, and both show each other', async () => {
  const { els, company: id, coen } = await createCoachedSmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  const [adviceId, foreign] = [await writeAdvice(els, id), await writeAdvice(els, other)]
  expect((await coen.browser.post(url(id), { ...input, adviceId })).status).toBe(403)
  expect((await els.browser.post(url(id), { ...input, adviceId: foreign })).status).toBe(404)
  expect(await actionPointRows()).toEqual([])
  const actionId = await create(els, id, { adviceId })
  expect((await els.browser.get(url(id, `/${actionId}`))).body.responseObject.adviceId).toBe(adviceId)
  const { body } = await els.browser.get(`/rest/companies/${id}/advices/${adviceId}`)
  expect(body.responseObject.actionPoints).toMatchObject([{ id: actionId, ...input }])
})
