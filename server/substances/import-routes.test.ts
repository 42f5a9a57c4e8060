import { describe, expect, test } from 'vitest'

import { startedCheck } from '../../testing/factories/started-check.ts'
import { fullSubstance, substanceInput } from '../../testing/factories/substances.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { sql } = backEnd

const REGISTER = '/rest/1/hazardoussubstances'
const IMPORT = `${REGISTER}/register/import`

const start = () => startedCheck(backEnd, 'HAZARDOUS_SUBSTANCES')

const names = async () =>
  (await sql`select name from check_section where name is not null order by id`).map(({ name }) => name)

const storedOf = async (name: string) => {
  const [section] = await sql`
    select id, status, num_unfinished, num_risks, num_questions, num_new_questions, is_started, cells::text, updated_by,
      updated_at is null as is_never_updated
    from check_section where name = ${name}`
  const { id, ...columns } = section!
  return {
    columns,
    substance: await sql`
      select record, words, storage_place, method_groups, stock_group, stock, due_on, sds_file_id from substance
      where section_id = ${id}`,
    answers: await sql`
      select script_key, question_key, answers, version, answered_by from check_answer where section_id = ${id}
      order by script_key, question_key`,
    risks: await sql`
      select script_key, question_key, answer_key, urgency from check_risk where section_id = ${id}
      order by script_key, question_key, answer_key`,
  }
}

const risky = (name: string) =>
  fullSubstance(name, {
    sdsDate: '2015-01-01',
    sdsCheckedOn: '',
    uses: [
      {
        task: 'Lijmen',
        place: 'Hal',
        group: 'Lassers',
        minutes: 40,
        timesPerDay: 1,
        people: 1,
        safeMethod: 'Nr. 3',
        maxMinutes: 60,
      },
    ],
  })

test('stores substances exactly as they are stored one by one', async () => {
  const { client } = await start()
  for (const name of ['A', 'B'])
    expect((await client.post(`${REGISTER}/substance`, risky(name))).status).toBe(200)
  expect((await client.post(`${REGISTER}/substance`, substanceInput('C'))).status).toBe(200)
  const oneByOne = await Promise.all(['A', 'B', 'C'].map(storedOf))
  const [check] = await sql`select status, num_unfinished from company_check`
  expect(oneByOne[0]!.risks.length).toBeGreaterThan(0)

  await backEnd.empty()
  const { client: other } = await start()
  const body = { substances: [risky('A'), risky('B'), substanceInput('C')] }
  const { status, body: response } = await other.post(IMPORT, body)
  expect([status, response.responseObject]).toEqual([200, { count: 3 }])
  expect(await names()).toEqual(['A', 'B', 'C'])
  expect(await Promise.all(['A', 'B', 'C'].map(storedOf))).toEqual(oneByOne)
  expect(await sql`select status, num_unfinished from company_check`).toEqual([check])
})

test('counts substances that were there together with those that are added', async () => {
  const { client } = await start()
  const method = {
    task: 'Lijmen',
    place: 'Hal',
    group: 'Lassers',
    minutes: 10,
    timesPerDay: 1,
    people: 1,
    safeMethod: 'Nr. 3',
    maxMinutes: 60,
  }
  const withMethod = (name: string) => fullSubstance(name, { uses: [method] })
  await client.post(`${REGISTER}/substance`, withMethod('Lijm'))
  const count = async () =>
    (
      await sql`
      select name, answers->0->>'answerId' as answer from check_answer join check_section on check_section.id = section_id
      where question_key = 'methodCount' order by name`
    ).map(({ name, answer }) => [name, answer])
  expect(await count()).toEqual([['Lijm', 'le2']])
  await client.post(IMPORT, { substances: [withMethod('Kit'), withMethod('Hars')] })
  expect(await count()).toEqual([
    ['Hars', 'gt2'],
    ['Kit', 'gt2'],
    ['Lijm', 'gt2'],
  ])
})

test('records one activity, with the number of substances', { tags: ['deep'] }, async () => {
  const { client, ownerId } = await start()
  await client.post(IMPORT, { substances: [substanceInput('A'), substanceInput('B')] })
  expect(
    await sql`select kind, section_name, item_id, person_id from company_activity where kind <> 'CHECK_STARTED' and kind <> 'COMPANY_CREATED'`,
  ).toEqual([{ kind: 'SECTION_ADDED', section_name: '2 stoffen', item_id: null, person_id: ownerId }])
})

test('a request that is repeated adds nothing twice', async () => {
  const { client } = await start()
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (let attempt = 0; attempt < 2; attempt++) {
    const { status, body } = await client.post(IMPORT, { substances: [substanceInput('A')] }, key)
    expect([status, body.responseObject]).toEqual([200, { count: 1 }])
  }
  expect(await names()).toEqual(['A'])
})

describe('stores nothing', () => {
  const refused = async (substances: unknown[], expected: number, errors?: unknown) => {
    const { client } = await start()
    await client.post(`${REGISTER}/substance`, substanceInput('Thinner'))
    const { status, body } = await client.post(IMPORT, { substances })
    expect(status).toBe(expected)
    if (errors) expect(body.errors).toEqual(errors)
    expect(await names()).toEqual(['Thinner'])
    expect(await sql`select count(*)::int as count from substance`).toEqual([{ count: 1 }])
    return body
  }

  test('when one is wrong, and says which', () =>
    refused(
      [
        substanceInput('A'),
        { ...substanceInput('B'), sdsDate: '2024-31-31', stockMax: 'veel' },
        substanceInput(''),
      ],
      400,
      [
        { field: 'substances.1.sdsDate', message: 'Vul hier een geldige datum in.' },
        { field: 'substances.1.stockMax', message: 'Vul hier een getal in.' },
        { field: 'substances.2.name', message: 'Dit is een verplicht veld.' },
      ],
    ))

  test('when a name is taken, or there twice', async () =>
    void (await refused([substanceInput('A'), substanceInput('THINNER'), substanceInput('a')], 400, [
      { field: 'substances.1.name', message: 'Er is al een stof met deze naam.' },
      { field: 'substances.2.name', message: 'Er is al een stof met deze naam.' },
    ])))

  test.each([
    [[]],
    [[null]],
    [['A']],
    [Array.from({ length: 2_001 }, (_, index) => substanceInput(`${index}`))],
  ])('for a body with other content: %#', async (substances) => {
    await refused(substances, 400)
  })

  test('and does not check lists without end', () =>
    refused([{ ...substanceInput('A'), uses: Array.from({ length: 101 }, () => ({})) }], 400, [
      { field: 'substances.0', message: 'Voldoet niet aan de validatie regels.' },
    ]))

  test('when the register would have too many', async () => {
    const all = Array.from({ length: 2_000 }, (_, index) => substanceInput(`Stof ${index}`))
    const { code, message } = (await refused(all, 409)) as { code?: string; message: string | null }
    expect(code).toBe('SECTION_LIMIT_REACHED')
    expect(message).toBe('Je kunt hooguit 2.000 stoffen in het register zetten.')
  })

  test('of the files of sheets', async () => {
    const { client } = await start()
    await client.post(IMPORT, { substances: [{ ...substanceInput('A'), sdsFileId: 7 }] })
    expect(await sql`select sds_file_id from substance`).toEqual([{ sds_file_id: null }])
  })

  test('in a register that was not started', async () => {
    const { client } = await startedCheck(backEnd, 'NOISE_HAZARD')
    expect((await client.post(IMPORT, { substances: [substanceInput('A')] })).status).toBe(404)
  })
})
