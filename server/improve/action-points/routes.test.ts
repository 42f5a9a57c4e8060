import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answerScript, pathOf } =
  physicalStrainIn(backEnd)
const { actionPointRows } = improvementsIn(backEnd)

const input = {
  themes: ['PHYSICAL_STRAIN'],
  description: 'Een heftafel kopen',
  actionHolder: 'De voorman',
  deadline: '2026-03-29',
}
const create = ({ browser }: User, companyId: number, body: object) =>
  browser.post(`/rest/companies/${companyId}/actionitems`, body)
const newcomersIn = (group: number) => ({
  check: 'PHYSICAL_STRAIN',
  checkSectionId: group,
  scriptKey: 'EDUCATION',
  questionId: 'newcomers',
})

test('creates an action point for a risk, and returns it with that risk', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { newcomers: 'no', supervision: 'no' })
  const origin = newcomersIn(group)
  const { status, body } = await create(els, id, { ...input, origin })
  expect(status).toBe(200)
  expect(await actionPointRows()).toMatchObject([
    {
      id: body.responseObject.id,
      company_id: id,
      themes: ['PHYSICAL_STRAIN'],
      description: 'Een heftafel kopen',
      action_holder: 'De voorman',
      // The day on which summer time begins is not shifted.
      day: '2026-03-29',
      created_by: els.id,
      completed_at: null,
      check: 'PHYSICAL_STRAIN',
      section_id: group,
      script_key: 'EDUCATION',
      question_key: 'newcomers',
    },
  ])
  const result = await els.browser.get(pathOf(id, `functiongroup/${group}/result`))
  const [{ risks }] = result.body.responseObject.checkSections[0].scripts
  const { id: _, ...point } = risks.find(
    ({ questionId }: { questionId: string }) => questionId === 'newcomers',
  ).actionPoints[0]
  expect(point).toEqual({
    description: 'Een heftafel kopen',
    actionHolder: 'De voorman',
    deadline: '2026-03-29',
    completed: false,
  })
  expect(risks.flatMap(({ actionPoints }: { actionPoints: [] }) => actionPoints)).toHaveLength(1)
})

test('limits one answer to a hundred action points', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const origin = newcomersIn(await addGroup(els, id))
  expect((await create(els, id, { ...input, origin })).status).toBe(200)
  await backEnd.sql`
    insert into action_item (company_id, themes, description, "check", section_id, script_key, question_key)
    select company_id, themes, description, "check", section_id, script_key, question_key
    from action_item cross join generate_series(1, 98)`
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await create(els, id, { ...input, origin })).status),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  const other = { ...origin, questionId: 'supervision' }
  expect((await create(els, id, { ...input, origin: other })).status).toBe(200)
})

test('an action point can refer to an answer for the whole company, or to none', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  await answerScript(els, id, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: null,
    scriptKey: 'SITTING_WORK',
    questionId: 'breaks',
  }
  expect((await create(els, id, { ...input, deadline: '', actionHolder: '', origin })).status).toBe(200)
  expect((await create(els, id, input)).status).toBe(200)
  expect((await create(els, id, { ...input, origin: null })).status).toBe(200)
  const { body } = await els.browser.get(pathOf(id, 'survey/SITTING_WORK/result'))
  const [{ actionPoints }] = body.responseObject.genericResults[0].risks
  expect(actionPoints).toMatchObject([{ deadline: '', actionHolder: '' }])
  expect(await actionPointRows()).toMatchObject([
    { day: null },
    { check: null, section_id: null },
    { check: null },
  ])
  await els.browser.delete(`/rest/companies/${id}/delete`)
  expect(await actionPointRows()).toEqual([])
})

test('rejects an answer that does not exist or belongs to another company', async () => {
  const [els, kim] = [await createUser('els'), await createUser('kim')]
  const [id, theirs] = [await startCheck(els), await startCheck(kim)]
  const [own, foreign] = [await addGroup(els, id), await addGroup(kim, theirs)]
  const notStarted = await createCompany(els, 'Metaal Zuid')
  const good = newcomersIn(own)
  const company = { checkSectionId: null, scriptKey: 'SITTING_WORK', questionId: 'breaks' }
  for (const [where, origin] of [
    [id, { checkSectionId: foreign }],
    [id, { checkSectionId: 999 }],
    [id, { checkSectionId: null }],
    [id, { scriptKey: 'SITTING_WORK', questionId: 'breaks' }],
    [id, { scriptKey: 'constructor' }],
    [id, { questionId: '__proto__' }],
    [id, { check: 'NOISE_HAZARD' }],
    [notStarted, company],
    [notStarted, {}],
  ] as const)
    expect(
      (await create(els, where, { ...input, origin: { ...good, ...origin } })).status,
      JSON.stringify(origin),
    ).toBe(404)
  expect(await actionPointRows()).toEqual([])
  expect((await create(els, id, { ...input, origin: good })).status).toBe(200)
})

test('reports missing values and impossible dates at their fields', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const refused = await create(els, id, {
    themes: [],
    description: ' ',
    actionHolder: '',
    deadline: '30-2-2026',
  })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual([
    { field: 'themes', message: 'Dit is een verplicht veld.' },
    { field: 'description', message: 'Dit is een verplicht veld.' },
    { field: 'deadline', message: 'Vul hier een geldige datum in.' },
  ])
  expect((await create(els, id, { ...input, deadline: '2026-02-30' })).status).toBe(400)
  expect((await create(els, id, { ...input, themes: ['BAKKEN'] })).status).toBe(400)
  expect(await actionPointRows()).toEqual([])
})

test('requires the rights of a company admin', async () => {
  const [els, jan, kim] = [await createUser('els'), await createUser('jan'), await createUser('kim')]
  const id = await createCompany(els)
  await invite(jan, id, { rights: 'WRITE' })
  await invite(kim, id, { rights: 'ADMIN' })
  expect((await create(jan, id, input)).status).toBe(403)
  expect((await create(kim, id, input)).status).toBe(200)
  expect(await actionPointRows()).toHaveLength(1)
})

test('creating action points while the company or the function group is deleted causes no server error', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  for (let round = 0; round < 4; round++) {
    const id = await startCheck(els)
    const group = await addGroup(els, id)
    const origin = newcomersIn(group)
    const responses = await Promise.all([
      ...[1, 2, 3, 4].map(() => create(els, id, { ...input, origin })),
      els.browser.delete(round % 2 ? `/rest/companies/${id}/delete` : pathOf(id, `functiongroup/${group}`)),
    ])
    for (const { status } of responses) expect([200, 204, 403, 404]).toContain(status)
  }
})
