import readExcelFile from 'read-excel-file/node'
import { beforeEach, expect, test } from 'vitest'

import { movingIn } from '../../../testing/factories/moving.ts'
import { HEAVY_LOAD, heavyLoadIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const { answer, addGroup, finish, makeActionPoint, pathOf } = moving

let made: Awaited<ReturnType<typeof moving.createTwoCompanies>>
beforeEach(async () => {
  made = await moving.createTwoCompanies()
})

const finishRound = (user = made.jan, companyId = made.from) => user.browser.post(pathOf(companyId, 'round'))
const list = async (companyId = made.from) =>
  (await made.els.browser.get(pathOf(companyId, 'round'))).body.responseObject
const read = async (id: number) =>
  (await made.els.browser.get(pathOf(made.from, `round/${id}`))).body.responseObject
const stored = () => sql`select id, company_id, number, finished_by, result from check_round order by id`

async function finishCheck() {
  await finish(made.els, made.from, made.group, HEAVY_LOAD)
  await finish(made.els, made.from, null)
}

const lighten = () =>
  answer(made.els, made.from, {
    group: made.group,
    script: 'LIFT_ABOVE_SHOULDER',
    question: 'load',
    answers: ['le4'],
    revision: 1,
  })

test('a check with open questions cannot be finished as a round', async () => {
  const { status, body } = await finishRound()
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'CHECK_NOT_FINISHED',
    message: 'De check is nog niet af. Beantwoord eerst de vragen die open staan.',
  })
  expect(await stored()).toEqual([])
})

test('finishing a round keeps what came out of the check, in words', async () => {
  await makeActionPoint(made.els, made.from, {
    description: 'Takel kopen',
    actionHolder: 'Bas',
    origin: heavyLoadIn(made.group),
  })
  await made.els.browser.post(pathOf(made.from, 'survey/LIFT_ABOVE_SHOULDER/remark'), {
    checkSectionId: made.group,
    text: 'Bij de zaag',
  })
  await finishCheck()
  const { status, body } = await finishRound()
  expect(status).toBe(200)
  const summary = {
    number: 1,
    finishedBy: { id: made.jan.id, name: 'Jan de Smid' },
    risksByUrgency: { NOW: 1, SOON: 0, LATER: 0 },
  }
  expect(body.responseObject).toMatchObject({ isNew: true, round: summary })
  expect(await list()).toEqual([body.responseObject.round])

  const { result, ...round } = await read(body.responseObject.round.id)
  expect(round).toMatchObject({ ...summary, next: null, changes: { gone: [], added: [] } })
  const group = result.sections.find(({ name }: { name: string | null }) => name === 'Bankwerkers')
  const script = group.scripts.find(({ scriptKey }: { scriptKey: string }) => /SHOULDER/.test(scriptKey))
  expect(script).toMatchObject({ status: 'RED', remark: 'Bij de zaag' })
  expect(script.questions[0]).toMatchObject({
    questionId: 'load',
    text: expect.stringContaining('Bankwerkers'),
    isOpen: false,
    answers: [{ answerId: 'gt25', label: 'Meer dan 25 kg', risk: { urgency: 'NOW' } }],
    actionPoints: [{ description: 'Takel kopen', actionHolder: 'Bas', deadline: '', completed: false }],
  })
})

test('the plan of a round is that of then, also when answers and names have changed since', async () => {
  await finishCheck()
  const { id } = (await finishRound()).body.responseObject.round
  const plan = (format: string) => made.els.browser.get(pathOf(made.from, `round/${id}/result/${format}`))
  const sheets = async () => {
    const workbook = await made.els.browser.fetch(pathOf(made.from, `round/${id}/result/xlsx`))
    return readExcelFile(Buffer.from(await workbook.arrayBuffer()))
  }
  const before = await sheets()
  await lighten()
  expect(await sheets()).toEqual(before)
  for (const format of ['pdf', 'xlsx']) {
    const { status, headers } = await plan(format)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; .*\\.${format}`))
  }
  const [{ plan: kept }] = (await sql`select plan from check_round`) as [{ plan: { numRisks: number } }]
  expect(kept.numRisks).toBe(1)
  expect(JSON.stringify(kept)).not.toContain('Els')
  expect((await made.els.browser.get(pathOf(made.from, 'round/999999/result/pdf'))).status).toBe(404)

  await sql`insert into check_round (company_id, "check", number, questionnaire_version, result)
    select company_id, "check", 2, questionnaire_version, result from check_round`
  const [earlier] = await list()
  expect(earlier.hasPlan).toBe(false)
  expect(await made.els.browser.get(pathOf(made.from, `round/${earlier.id}/result/pdf`))).toMatchObject({
    status: 409,
    body: { code: 'PLAN_NOT_AVAILABLE', message: 'Van deze ronde is geen plan van aanpak bewaard.' },
  })
})

test('without any change between, finishing again returns the last round', async () => {
  await finishCheck()
  const [one, other] = await Promise.all([finishRound(), finishRound()])
  const { body } = await finishRound(made.els)
  expect(await stored()).toHaveLength(1)
  expect([one, other].map(({ body }) => body.responseObject.isNew).toSorted()).toEqual([false, true])
  expect(body.responseObject).toEqual({ isNew: false, round: (await list())[0] })
})

test('a round tells what has changed until the next one, and the last one until now', async () => {
  await finishCheck()
  await finishRound()
  expect((await lighten()).status).toBe(200)
  await finishRound()
  const weld = await addGroup(made.els, made.from, 'Lassers')
  await finish(made.els, made.from, weld, HEAVY_LOAD)
  const [second, first] = await list()
  expect([second.number, first.number]).toEqual([2, 1])

  const { next, changes } = await read(first.id)
  expect(next).toEqual(second)
  const risk = {
    sectionName: 'Bankwerkers',
    scriptName: 'Tillen boven schouderhoogte',
    label: expect.any(String),
    urgency: 'NOW',
  }
  expect(changes).toMatchObject({ gone: [risk], added: [], numSame: 0, addedSections: [] })
  const sinceThen = await read(second.id)
  expect(sinceThen).toMatchObject({
    next: null,
    changes: { gone: [], addedSections: [{ name: 'Lassers', risksByUrgency: { NOW: 1 } }] },
  })
})

test('a risk whose question is open again is not gone', async () => {
  await finishCheck()
  await finishRound()
  const removed = await answer(made.els, made.from, {
    group: made.group,
    script: 'EDUCATION',
    question: 'tasks',
    answers: [],
    revision: 1,
  })
  expect(removed.status).toBe(200)
  const { changes } = await read((await list())[0].id)
  expect(changes).toMatchObject({ gone: [], unknown: [{ sectionName: 'Bankwerkers', urgency: 'NOW' }] })
})

test.each([
  ['change its result', `update check_round set result = '{}'`],
  ['change its date', 'update check_round set finished_at = now()'],
  ['move it to another company', 'update check_round set company_id = company_id + 1'],
  ['say that somebody else finished it', 'update check_round set finished_by = 1'],
  ['delete it', 'delete from check_round'],
])('nobody can %s', { tags: ['deep'] }, async (_, statement) => {
  await finishCheck()
  await finishRound()
  const before = await stored()
  await expect(backEnd.sql([statement] as never)).rejects.toThrow(/cannot be changed/)
  expect(await stored()).toEqual(before)
})

test('rounds move along with their check, and go with it', { tags: ['deep'] }, async () => {
  await finishCheck()
  await finishRound()
  expect((await made.move()).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await list(made.to)).toMatchObject([{ number: 1 }])
  await made.els.browser.delete(`/rest/companies/${made.to}/delete-check/PHYSICAL_STRAIN`)
  expect(await stored()).toEqual([])
})

test('rounds go with their company', { tags: ['deep'] }, async () => {
  await finishCheck()
  await finishRound()
  const { status } = await made.els.browser.delete(`/rest/companies/${made.from}/delete`)
  expect(status).toBe(204)
  expect(await stored()).toEqual([])
})

test('a round stays without the name when the account of who finished it is deleted', {
  tags: ['deep'],
}, async () => {
  await finishCheck()
  await finishRound()
  const { status } = await made.jan.browser.post('/rest/person/deletion', {
    password: PASSWORD,
    companies: [],
  })
  expect(status).toBe(200)
  expect(await list()).toMatchObject([{ finishedBy: { id: null, name: 'vroegere gebruiker' } }])
})

test('the rounds of another company are not found', async () => {
  await finishCheck()
  const { id } = (await finishRound()).body.responseObject.round
  const { status } = await made.els.browser.get(pathOf(made.to, `round/${id}`))
  expect(status).toBe(404)
})

test('a check has at most two hundred rounds', { tags: ['deep'] }, async () => {
  await finishCheck()
  await finishRound()
  await backEnd.sql`
    insert into check_round (company_id, "check", number, questionnaire_version, result)
    select company_id, "check", added, questionnaire_version, result
    from check_round, generate_series(2, 199) as added`
  await lighten()
  expect((await finishRound()).status).toBe(200)
  await finish(made.els, made.from, await addGroup(made.els, made.from, 'Lassers'), HEAVY_LOAD)
  const { status, body } = await finishRound()
  expect([status, body.message]).toEqual([409, 'Je kunt van een verbetercheck hooguit 200 rondes afronden.'])
})
