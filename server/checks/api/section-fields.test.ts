import { expect, test } from 'vitest'

import { today } from '#shared/domain/basics/date.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

type Fields = Record<string, unknown>

const pathOf = (companyId: number, path: string) => `/rest/${companyId}/machinesafety/${path}`

async function start() {
  const els = await createUser('els')
  const id = await createCompany(els)
  await els.browser.post(`/rest/companies/${id}/start-check/MACHINE_SAFETY`)
  return { els, id }
}
const add = ({ browser }: User, id: number, sectionName: string, fields: unknown) =>
  browser.post(pathOf(id, 'section'), { sectionName, fields })
const change = ({ browser }: User, id: number, section: number, body: Fields) =>
  browser.put(pathOf(id, `section/${section}`), body)
const copy = ({ browser }: User, id: number, section: number, sectionName: string, fields: Fields) =>
  browser.post(pathOf(id, `section/${section}/copy`), { sectionName, fields })
const list = async ({ browser }: User, id: number) =>
  (await browser.get(pathOf(id, 'section'))).body.responseObject
const answer = (
  { browser }: User,
  id: number,
  checkSectionId: number,
  [script, questionId, answerId]: [string, string, string],
  revision = 0,
) =>
  browser.post(pathOf(id, `survey/${script}`), {
    checkSectionId,
    questionId,
    answers: [{ answerId }],
    revision,
  })
const answersIn = async ({ browser }: User, id: number, section: number) => {
  const { body } = await browser.get(pathOf(id, `answers?checkSectionId=${section}`))
  // In no order of their own.
  return body.responseObject
    .map(
      ({ scriptKey, questionId, answers, revision }: Record<string, unknown>) =>
        `${scriptKey}.${questionId}: ${(answers as { answerId: string }[])[0]?.answerId} (${revision})`,
    )
    .toSorted()
}
const asked = async (user: User, id: number, section: number) => {
  const { body } = await user.browser.get(pathOf(id, `section/${section}/result`))
  return body.responseObject.checkSections[0].scripts
    .filter(({ isUnknown, scriptKey }: Record<string, unknown>) => !isUnknown && scriptKey !== 'START')
    .map(({ scriptKey }: { scriptKey: string }) => scriptKey)
}

test('stores what is filled in, and lists it with the section', async () => {
  const { els, id } = await start()
  const { status, body } = await add(els, id, 'Boor 1', {
    kind: 'drillPress',
    brandType: '  Flott M3 ',
    serial: '',
    year: '01998',
    nextInspection: '2027-03-01',
    colour: 'groen',
  })
  const fields = { kind: 'drillPress', brandType: 'Flott M3', year: '1998', nextInspection: '2027-03-01' }
  expect([status, body.responseObject]).toEqual([
    200,
    expect.objectContaining({ name: 'Boor 1', revision: 1, status: 'GREY', isStarted: false, fields }),
  ])
  expect(await list(els, id)).toMatchObject([{ fields }])
  const { browser } = els
  const result = await browser.get(pathOf(id, `section/${body.responseObject.id}/result`))
  expect(result.body.responseObject.checkSections[0].fields).toEqual([
    { label: 'Soort machine', text: 'Kolomboormachine' },
    { label: 'Merk en type', text: 'Flott M3' },
    { label: 'Bouwjaar', text: '1998' },
    { label: 'Volgende keuring', text: '01-03-2027' },
  ])
})

const nextYear = Number(today().slice(0, 4)) + 1

test.each<[string, unknown, string, string]>([
  ['no kind', {}, 'fields.kind', 'Dit is een verplicht veld.'],
  ['an unknown kind', { kind: 'toaster' }, 'fields.kind', 'Dit is een verplicht veld.'],
  ['a kind that is no text', { kind: 7 }, 'fields.kind', 'Dit is een verplicht veld.'],
  ['nothing', undefined, 'fields', 'Dit is een verplicht veld.'],
  ['a year that is no number', { kind: 'lathe', year: 'oud' }, 'fields.year', 'Vul hier alleen nummers in.'],
  [
    'a year too early',
    { kind: 'lathe', year: '1899' },
    'fields.year',
    'Vul hier een waarde in groter dan of gelijk aan 1900.',
  ],
  [
    'a year to come',
    { kind: 'lathe', year: String(nextYear) },
    'fields.year',
    `Vul hier een waarde in kleiner dan of gelijk aan ${nextYear - 1}.`,
  ],
  [
    'an unknown option',
    { kind: 'lathe', ce: 'perhaps' },
    'fields.ce',
    'Voldoet niet aan de validatie regels.',
  ],
  [
    'no date',
    { kind: 'lathe', lastInspection: '2026-02-30' },
    'fields.lastInspection',
    'Vul hier een geldige datum in.',
  ],
  [
    'an inspection that is not later than the last',
    { kind: 'lathe', lastInspection: '2026-02-01', nextInspection: '2026-02-01' },
    'fields.nextInspection',
    'Kies een datum na laatste keuring.',
  ],
  [
    'a text that is too long',
    { kind: 'lathe', place: 'a'.repeat(256) },
    'fields.place',
    'Vul hier maximaal 255 tekens in.',
  ],
])('refuses %s', async (_, fields, field, message) => {
  const { els, id } = await start()
  const { status, body } = await add(els, id, 'Bank 1', fields)
  expect([status, body.errors]).toEqual([400, [{ field, message }]])
  expect(await list(els, id)).toEqual([])
})

test('asks what the kind decides, without asking for the kind', async () => {
  const { els, id } = await start()
  const lathe = (await add(els, id, 'Bank 1', { kind: 'lathe' })).body.responseObject
  expect(await answersIn(els, id, lathe.id)).toEqual(['DOCUMENTS.era: unknown (1)', 'START.kind: lathe (1)'])
  expect(await asked(els, id, lathe.id)).toEqual([])
  await answer(els, id, lathe.id, ['START', 'inUse', 'yes'])
  expect(await asked(els, id, lathe.id)).toEqual([
    ...['DOCUMENTS', 'GUARDING', 'MAINTENANCE', 'USERS', 'LATHE', 'ACTIONS'],
  ])
  const { status } = await answer(els, id, lathe.id, ['START', 'kind', 'mill'], 1)
  expect(status).toBe(400)
  expect(await answersIn(els, id, lathe.id)).toContain('START.kind: lathe (1)')
})

test('another kind changes what is asked, and the status', async () => {
  const { els, id } = await start()
  const { id: bank } = (await add(els, id, 'Bank 1', { kind: 'lathe' })).body.responseObject
  await answer(els, id, bank, ['START', 'inUse', 'yes'])
  await answer(els, id, bank, ['LATHE', 'chuckKey', 'no'])
  const before = (await list(els, id))[0]
  const changed = await change(els, id, bank, {
    sectionName: 'Bank 1',
    fields: { kind: 'overheadCrane', place: 'Hal 2' },
    revision: 1,
  })
  expect(before).toMatchObject({ numRisks: 1, isStarted: true })
  expect([changed.status, changed.body.responseObject]).toMatchObject([
    200,
    {
      revision: 2,
      // Two questions of the lathe were open, and all five about a crane are.
      numUnfinished: before.numUnfinished + 3,
      numRisks: 0,
      fields: { kind: 'overheadCrane', place: 'Hal 2' },
    },
  ])
  expect(await answersIn(els, id, bank)).toContain('START.kind: overheadCrane (2)')
  expect(await asked(els, id, bank)).toContain('OVERHEAD_CRANE')
  expect(await asked(els, id, bank)).not.toContain('LATHE')
})

test('a change keeps what another user changed meanwhile', async () => {
  const { els, id } = await start()
  const { id: bank } = (await add(els, id, 'Bank 1', { kind: 'lathe' })).body.responseObject
  const body = { sectionName: 'Bank 1', fields: { kind: 'lathe', place: 'Hal 1' }, revision: 1 }
  expect((await change(els, id, bank, body)).body.responseObject.revision).toBe(2)
  // The response to the change that was saved may have been lost.
  expect((await change(els, id, bank, body)).body.responseObject.revision).toBe(2)
  const refused = await change(els, id, bank, { ...body, fields: { kind: 'mill' } })
  expect([refused.status, refused.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  expect(await list(els, id)).toMatchObject([{ fields: { kind: 'lathe', place: 'Hal 1' } }])
  const emptied = await change(els, id, bank, { ...body, fields: { kind: 'lathe', place: '' }, revision: 2 })
  expect(emptied.body.responseObject).toMatchObject({ revision: 3, fields: { kind: 'lathe' } })
})

test('remembers when the fields were changed, which reminders need', async () => {
  const { els, id } = await start()
  const { id: bank } = (await add(els, id, 'Bank 1', { kind: 'lathe' })).body.responseObject
  const changedAt = async () =>
    (await backEnd.sql`select renamed_at from check_section where id = ${bank}`)[0]
  expect(await changedAt()).toEqual({ renamed_at: null })
  await change(els, id, bank, {
    sectionName: 'Bank 1',
    fields: { kind: 'lathe', place: 'Hal 1' },
    revision: 1,
  })
  expect(await changedAt()).toEqual({ renamed_at: expect.any(Date) })
})

test('a copy has the answers of another section, and fields of its own', async () => {
  const { els, id } = await start()
  const { id: bank } = (await add(els, id, 'Bank 1', { kind: 'lathe', place: 'Hal 1' })).body.responseObject
  await answer(els, id, bank, ['START', 'inUse', 'yes'])
  await answer(els, id, bank, ['GUARDING', 'guards', 'some'])
  const { body } = await copy(els, id, bank, 'Frees 1', { kind: 'mill' })
  expect(body.responseObject).toMatchObject({ fields: { kind: 'mill' }, numRisks: 1, isStarted: true })
  expect(await answersIn(els, id, body.responseObject.id)).toEqual(
    expect.arrayContaining(['GUARDING.guards: some (1)', 'START.inUse: yes (1)', 'START.kind: mill (1)']),
  )
  expect(await asked(els, id, body.responseObject.id)).toContain('MILLING_MACHINE')
  expect((await copy(els, id, bank, 'Frees 2', {})).status).toBe(400)
})

test('a copy does not take over what the questionnaire leaves out, nor the remarks about it', {
  tags: ['deep'],
}, async () => {
  const { els, id } = await start()
  const { id: bank } = (await add(els, id, 'Bank 1', { kind: 'lathe' })).body.responseObject
  await answer(els, id, bank, ['START', 'inUse', 'yes'])
  await answer(els, id, bank, ['DOCUMENTS', 'manual', 'yes'])
  await answer(els, id, bank, ['MAINTENANCE', 'maintenance', 'yes'])
  await answer(els, id, bank, ['MAINTENANCE', 'inspection', 'yes'])
  for (const script of ['START', 'DOCUMENTS', 'MAINTENANCE'])
    await els.browser.post(pathOf(id, `survey/${script}/remark`), { checkSectionId: bank, text: script })
  const before = await answersIn(els, id, bank)
  expect(before).toHaveLength(6)
  const { body } = await copy(els, id, bank, 'Bank 2', { kind: 'lathe' })
  const made = body.responseObject.id
  expect((await answersIn(els, id, made)).toSorted()).toEqual([
    'DOCUMENTS.era: unknown (1)',
    'MAINTENANCE.maintenance: yes (1)',
    'START.inUse: yes (1)',
    'START.kind: lathe (1)',
  ])
  expect(await backEnd.sql`select text from check_remark where section_id = ${made}`).toEqual([
    { text: 'START' },
  ])
  expect(await answersIn(els, id, bank)).toEqual(before)
})
