import { expect, test } from 'vitest'

import type { Section } from '#shared/domain/checks/section-check.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { expectOneSaved } from '../../../testing/factories/concurrent-changes.ts'
import { widestName } from '../../../testing/factories/long-names.ts'
import {
  NUM_COMPANY_QUESTIONS,
  NUM_GROUP_QUESTIONS,
  physicalStrainIn,
  questionsIn,
} from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answer, answerScript, checkRow, pathOf } =
  physicalStrainIn(backEnd)

const groupsOf = async ({ browser }: User, id: number): Promise<Section[]> =>
  (await browser.get(pathOf(id, 'functiongroup'))).body.responseObject
const namesOf = async (user: User, id: number) => (await groupsOf(user, id)).map(({ name }) => name)
const add = ({ browser }: User, id: number, functionGroupName: unknown) =>
  browser.post(pathOf(id, 'functiongroup'), { functionGroupName })
const rename = ({ browser }: User, id: number, group: number, functionGroupName: string, revision?: number) =>
  browser.put(pathOf(id, `functiongroup/${group}`), { functionGroupName, revision })
const remove = ({ browser }: User, id: number, group: number) =>
  browser.delete(pathOf(id, `functiongroup/${group}`))
const copy = ({ browser }: User, id: number, group: number, functionGroupName: string) =>
  browser.post(pathOf(id, `functiongroup/${group}/copy`), { functionGroupName })

const educated = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }
const taken = [{ field: 'functionGroupName', message: 'Er is al een functiegroep met deze naam.' }]

test('of ten people who rename a function group at once, one succeeds', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  const saved = await expectOneSaved((number) => rename(els, id, group, `Groep ${number}`, 1))
  expect(await groupsOf(els, id)).toMatchObject([{ name: `Groep ${saved}`, revision: 2 }])
  // The response to the change that was saved may have been lost.
  expect((await rename(els, id, group, `Groep ${saved}`, 1)).body.responseObject).toMatchObject({
    revision: 2,
  })
  expect((await rename(els, id, group, 'Zonder revisie')).status).toBe(200)
})

test('lists function groups in order of creation; a new one is unfinished', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  expect(await groupsOf(els, id)).toEqual([])
  const { status, body } = await add(els, id, '  Lassers ')
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({
    id: expect.any(Number),
    name: 'Lassers',
    revision: 1,
    fields: {},
    status: 'GREY',
    numUnfinished: NUM_GROUP_QUESTIONS,
    numRisks: 0,
    isStarted: false,
    archivedAt: null,
    photoId: null,
  })
  await add(els, id, 'Bankwerkers')
  expect(await namesOf(els, id)).toEqual(['Lassers', 'Bankwerkers'])
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: 2 * NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS,
  })
})

test('a name is unique in a check, ignoring case', async () => {
  const els = await createUser('els')
  const [id, other] = [await startCheck(els), await startCheck(els, 'Metaal Zuid')]
  const group = await addGroup(els, id, 'Éénmanszaak')
  const second = await addGroup(els, id, 'Lassers')
  for (const refused of [
    await add(els, id, 'ÉÉNMANSZAAK'),
    await rename(els, id, second, 'éénmanszaak'),
    await copy(els, id, group, 'lassers'),
    await add(els, id, 'Las\u200bsers'),
  ])
    expect([refused.status, refused.body.errors]).toEqual([400, taken])
  expect((await rename(els, id, group, 'ééNMANSZAAK')).status).toBe(200)
  expect((await rename(els, id, group, 'ÉÉNMANSZAAK')).body.responseObject).toMatchObject({
    id: group,
    name: 'ÉÉNMANSZAAK',
  })
  expect((await add(els, other, 'Lassers')).status).toBe(200)
  expect(await namesOf(els, id)).toEqual(['ÉÉNMANSZAAK', 'Lassers'])
})

test('ten simultaneous requests for the same name add one function group', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const answers = await Promise.all([...Array(10)].map(() => add(els, id, 'Lassers')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  expect(await namesOf(els, id)).toEqual(['Lassers'])
})

test('rejects an invalid name and stores any other text unchanged', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  for (const name of ['', '   ', undefined, 7, 'a'.repeat(256), 'a\u0007b'])
    expect((await add(els, id, name)).status, String(name)).toBe(400)
  const names = ['<b>Lassers</b>', "'; drop table check_section; --", widestName, '$& {functiegroep}']
  for (const name of names) expect((await add(els, id, name)).status).toBe(200)
  expect(await namesOf(els, id)).toEqual(names)
})

test('a check has at most two hundred function groups', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  await backEnd.sql`
    insert into check_section (company_id, "check", name)
    select ${id}::int, 'PHYSICAL_STRAIN', 'Groep ' || number from generate_series(1, 199) as numbers (number)`
  expect((await add(els, id, 'Nummer 200')).status).toBe(200)
  const refused = await add(els, id, 'Nummer 201')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Je kunt hooguit 200 functiegroepen toevoegen.',
  ])
  expect(await groupsOf(els, id)).toHaveLength(200)
})

test('deleting a function group deletes its answers and remarks', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const [group, kept] = [await addGroup(els, id), await addGroup(els, id, 'Lassers')]
  for (const section of [group, kept]) {
    await answerScript(els, id, section, 'EDUCATION', { tasks: ['none'], newcomers: 'no' })
    await els.browser.post(pathOf(id, 'survey/EDUCATION/remark'), {
      checkSectionId: section,
      text: 'Voor nieuwkomers is niets geregeld',
    })
  }
  expect((await remove(els, id, group)).status).toBe(204)
  expect(await namesOf(els, id)).toEqual(['Lassers'])
  expect(await backEnd.sql`select distinct section_id from check_answer`).toEqual([{ section_id: kept }])
  expect(await backEnd.sql`select section_id from check_remark`).toEqual([{ section_id: kept }])
  // Two questions of education are answered, and nothing else is asked.
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: questionsIn('EDUCATION') - 2 + NUM_COMPANY_QUESTIONS,
  })
  expect((await remove(els, id, group)).status).toBe(404)
  await remove(els, id, kept)
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS,
  })
})

test('deleting a check or a company deletes its function groups, answers and remarks', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  for (const path of ['delete-check/PHYSICAL_STRAIN', 'delete']) {
    const id = await startCheck(els)
    const group = await addGroup(els, id)
    await answerScript(els, id, group, 'EDUCATION', { tasks: ['none'] })
    await els.browser.post(pathOf(id, 'survey/SITTING_WORK/remark'), { text: 'Bureaus zijn nieuw' })
    expect((await els.browser.delete(`/rest/companies/${id}/${path}`)).status).toBe(204)
    for (const table of ['check_section', 'check_answer', 'check_remark'])
      expect((await backEnd.contents())[table], `${path}: ${table}`).toEqual([])
  }
})

test('a copy has the same answers and remarks, belongs to the user who copied it, and is independent', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { tasks: ['none'], ...educated, newcomers: 'no' })
  await answer(els, id, { group, script: 'CARRY', question: 'load', answers: ['gt25'] })
  await answer(els, id, { group, script: 'CARRY', question: 'load', answers: [], revision: 1 })
  await els.browser.post(pathOf(id, 'survey/EDUCATION/remark'), { checkSectionId: group, text: 'Wekelijks' })
  await backEnd.sql`update check_answer set answered_at = now() - interval '1 day', version = 4`

  const { status, body } = await copy(jan, id, group, 'Lassers')
  expect(status).toBe(200)
  const made = body.responseObject.id
  expect(body.responseObject).toEqual({
    id: made,
    name: 'Lassers',
    revision: 1,
    fields: {},
    status: 'RED',
    numUnfinished: 0,
    numRisks: 1,
    isStarted: true,
    archivedAt: null,
    photoId: null,
  })
  const rows = await backEnd.sql`
    select question_key, answers, revision, version, answered_by, answered_at > now() - interval '1 hour' as recent
    from check_answer where section_id = ${made} order by question_key`
  expect(rows).toHaveLength(5)
  for (const row of rows)
    expect(row).toMatchObject({ revision: 1, version: 4, answered_by: jan.id, recent: true })
  expect(await backEnd.sql`select text, remarked_by from check_remark where section_id = ${made}`).toEqual([
    { text: 'Wekelijks', remarked_by: jan.id },
  ])
  const change = { script: 'EDUCATION', question: 'newcomers', answers: ['yes'], revision: 1 }
  expect((await answer(jan, id, { group: made, ...change })).status).toBe(200)
  expect((await groupsOf(els, id)).map((one) => one.status)).toEqual(['RED', 'GREEN'])
})

test('an action point survives the deletion of its function group and is not copied', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { tasks: ['none'], newcomers: 'no' })
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: group,
    scriptKey: 'EDUCATION',
    questionId: 'newcomers',
  }
  const point = {
    themes: ['PHYSICAL_STRAIN'],
    description: 'Inwerken',
    actionHolder: '',
    deadline: '',
    origin,
  }
  expect((await els.browser.post(`/rest/companies/${id}/actionitems`, point)).status).toBe(200)
  await copy(els, id, group, 'Lassers')
  await remove(els, id, group)
  expect(await backEnd.sql`select description, section_id, script_key from action_item`).toEqual([
    { description: 'Inwerken', section_id: null, script_key: 'EDUCATION' },
  ])
})

test('function groups of another company cannot be found', async () => {
  const [els, kim] = [await createUser('els'), await createUser('kim')]
  const [id, theirs] = [await startCheck(els), await startCheck(kim)]
  const group = await addGroup(kim, theirs)
  const before = await backEnd.contents()
  for (const absent of [group, 999]) {
    expect((await rename(els, id, absent, 'Lassers')).status).toBe(404)
    expect((await remove(els, id, absent)).status).toBe(404)
    expect((await copy(els, id, absent, 'Lassers')).status).toBe(404)
  }
  // The section of the company as a whole is not a function group.
  const [company] = await backEnd.sql`select id from check_section where company_id = ${id}`
  expect((await rename(els, id, company!.id as number, 'Lassers')).status).toBe(404)
  expect((await remove(els, id, company!.id as number)).status).toBe(404)
  expect((await copy(els, id, company!.id as number, 'Lassers')).status).toBe(404)
  expect(await backEnd.contents()).toEqual(before)
})

test('a company without the check has no function groups and cannot add one', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  expect(await groupsOf(els, id)).toEqual([])
  expect((await add(els, id, 'Lassers')).status).toBe(404)
  expect(await backEnd.sql`select id from check_section`).toEqual([])
})

test('a user with read access sees the function groups and cannot change them', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await invite(jan, id)
  expect(await namesOf(jan, id)).toEqual(['Bankwerkers'])
  const before = await backEnd.contents()
  const given = { group, script: 'EDUCATION', question: 'tasks', answers: ['none'] }
  const remark = { checkSectionId: group, text: 'Ik was hier' }
  for (const { status } of [
    await add(jan, id, 'Lassers'),
    await rename(jan, id, group, 'Lassers'),
    await remove(jan, id, group),
    await copy(jan, id, group, 'Lassers'),
    await answer(jan, id, given),
    await jan.browser.post(pathOf(id, 'survey/EDUCATION/remark'), remark),
  ])
    expect(status).toBe(403)
  expect(await backEnd.contents()).toEqual(before)
})
