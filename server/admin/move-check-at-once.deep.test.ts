import { beforeEach, describe, expect, test } from 'vitest'

import type { ActionPointOrigin } from '#shared/domain/improve/action-point.ts'
import { movingIn } from '../../testing/factories/moving.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import type { ApiResponse } from '../../testing/harness/client.ts'
import { whileLocked } from '../../testing/harness/held-lock.ts'
import { rounds } from '../../testing/harness/rounds.ts'

// Moves at the same time as other changes: no response may be a server error, and what was saved must be found.

const backEnd = useOwnBackEnd()
const moving = movingIn(backEnd)
const { createTwoCompanies, answer, pathOf, makeActionPoint } = moving

const CHECK = 'PHYSICAL_STRAIN'
const QUESTIONS = { tasks: 'carry', instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes' }

type Companies = Awaited<ReturnType<typeof createTwoCompanies>>
let companies: Companies
beforeEach(async () => {
  companies = await createTwoCompanies()
})

const statusOf = async (response: Promise<ApiResponse>) => (await response).status
const outcomeOf = async (response: Promise<ApiResponse>) => {
  const { status, body } = await response
  return status < 400 ? status : `${status} ${body.code}`
}
const originOf = (checkSectionId: number): ActionPointOrigin => ({
  check: CHECK,
  checkSectionId,
  scriptKey: 'EDUCATION',
  questionId: 'tasks',
})
const start = ({ els }: Companies, id: number) =>
  els.browser.post(`/rest/companies/${id}/start-check/${CHECK}`)
const deleteCheck = ({ els }: Companies, id: number) =>
  els.browser.delete(`/rest/companies/${id}/delete-check/${CHECK}`)
const deleteCompany = ({ els }: Companies, id: number) => els.browser.delete(`/rest/companies/${id}/delete`)

type Change = {
  send: (made: Companies, pointId: number) => Promise<ApiResponse>
  stored: () => Promise<object[]>
}

const changes: Change[] = [
  ...Object.entries(QUESTIONS).map(([question, given]) => ({
    send: ({ els, from, group }: Companies) =>
      answer(els, from, { group, script: 'EDUCATION', question, answers: [given] }),
    stored: () => backEnd.sql`select from check_answer where question_key = ${question}`,
  })),
  {
    send: ({ jan, from, group }) =>
      jan.browser.post(pathOf(from, 'survey/EDUCATION/remark'), { checkSectionId: group, text: 'Rug' }),
    stored: () => backEnd.sql`select from check_remark where text = 'Rug'`,
  },
  {
    send: ({ jan, from }) =>
      jan.browser.post(pathOf(from, 'functiongroup'), { functionGroupName: 'Lassers' }),
    stored: () => backEnd.sql`select from check_section where name = 'Lassers'`,
  },
  {
    send: ({ jan, from, group }) =>
      jan.browser.put(pathOf(from, `functiongroup/${group}`), { functionGroupName: 'Frezers' }),
    stored: () => backEnd.sql`select from check_section where name = 'Frezers'`,
  },
  {
    send: ({ els, from, group }) =>
      els.browser.post(`/rest/companies/${from}/actionitems`, {
        themes: [CHECK],
        description: 'Heftafel',
        origin: originOf(group),
      }),
    stored: () => backEnd.sql`select from action_item where description = 'Heftafel'`,
  },
  {
    send: ({ els, from }, pointId) =>
      els.browser.post(`/rest/companies/${from}/actionitems/${pointId}`, { completed: true, revision: 1 }),
    stored: () => backEnd.sql`select from action_item where completed_at is not null`,
  },
]

const rowsIn = async (companyId: number) => {
  const [row] = await backEnd.sql`
    select (select count(*)::int from company_check where company_id = ${companyId}) as checks,
      (select count(*)::int from check_section where company_id = ${companyId}) as sections,
      (select count(*)::int from action_item where company_id = ${companyId}) as points`
  return row
}
const NOTHING = { checks: 0, sections: 0, points: 0 }

test('what is saved during a move is moved along, or refused as in a check that is not started', async () => {
  for (let round = 0; round < rounds(12); round++) {
    await backEnd.empty()
    const made = await createTwoCompanies()
    const { els, from, to, group, move } = made
    const pointId = await makeActionPoint(els, from, { origin: originOf(group) })
    // Requests are handled in about the order in which they are sent: the move gets another place in each round.
    const place = round % (changes.length + 1)
    const calls = changes.map(
      ({ send }) =>
        () =>
          send(made, pointId),
    )
    const statuses = await Promise.all(
      calls.toSpliced(place, 0, () => move()).map((call) => statusOf(call())),
    )
    expect(statuses.splice(place, 1)).toEqual([200])

    for (const [index, status] of statuses.entries()) {
      expect([200, 404]).toContain(status)
      expect(await changes[index]!.stored()).toHaveLength(status === 200 ? 1 : 0)
    }
    expect(await rowsIn(from)).toEqual(NOTHING)
    expect(await moving.companiesOfSections()).toEqual([to])
  }
})

const disturbances = [
  { send: (made: Companies) => start(made, made.to), statuses: [200] },
  { send: (made: Companies) => deleteCheck(made, made.from), statuses: [204, 404] },
  { send: (made: Companies) => deleteCompany(made, made.from), statuses: [204] },
  { send: (made: Companies) => deleteCompany(made, made.to), statuses: [204] },
]
const refusals = ['404 COMPANY_NOT_FOUND', '409 CHECK_NOT_STARTED', '409 CHECK_ALREADY_STARTED']

test('a check that is started or deleted during a move is whole in one of the companies, or gone', async () => {
  for (let round = 0; round < rounds(8); round++) {
    await backEnd.empty()
    const made = await createTwoCompanies()
    const { from, to, group, move } = made
    const { send, statuses } = disturbances[round % disturbances.length]!
    const calls = [() => outcomeOf(send(made)), () => outcomeOf(move())]
    const isMoveFirst = round % 8 >= disturbances.length
    const outcomes = await Promise.all((isMoveFirst ? calls.toReversed() : calls).map((call) => call()))
    const [disturbed, moved] = isMoveFirst ? outcomes.toReversed() : outcomes
    expect(statuses).toContain(Number.parseInt(String(disturbed), 10))
    expect([200, ...refusals]).toContain(moved)

    const home = moved === 200 ? to : from
    const isDeleted = send === disturbances[1]!.send && disturbed === 204
    const companiesLeft = await backEnd.sql`select from company where id = ${home}`
    const expected = isDeleted || companiesLeft.length === 0 ? [] : [{ company_id: home }]
    expect(await backEnd.sql`select company_id from check_section where id = ${group}`).toEqual(expected)
  }
})

test('two opposite moves at once are both carried out', async () => {
  for (let round = 0; round < rounds(5); round++) {
    const { els, from, to, move } = companies
    await els.browser.post(`/rest/companies/${to}/start-check/NOISE_HAZARD`)
    const responses = await Promise.all([move(from, to), move(to, from, 'NOISE_HAZARD')])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const back = await Promise.all([move(to, from), move(from, to, 'NOISE_HAZARD')])
    expect(back.map(({ status }) => status)).toEqual([200, 200])
  }
})

// The same in a fixed order: each statement waits for a lock that the test holds.
describe('in this order', () => {
  const lockCheck = () => `select from company_check where company_id = ${companies.from} for update`
  const lockCompany = (id: number) => `select from company where id = ${id} for update`

  test('an answer that waits for the move is refused, and nothing is stored in the old company', async () => {
    const { els, from, to, group, move } = companies
    const given = { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] }
    const outcomes = await whileLocked(backEnd, lockCheck(), async ({ waiters, release }) => {
      const moved = outcomeOf(move())
      await waiters(1)
      const answered = outcomeOf(answer(els, from, given))
      await waiters(2)
      await release()
      return Promise.all([moved, answered])
    })
    expect(outcomes).toEqual([200, '404 NOT_FOUND'])
    expect(await backEnd.sql`select from check_answer`).toEqual([])
    expect((await answer(els, to, given)).status).toBe(200)
  })

  test('a move that waits for an answer takes it along', async () => {
    const { els, from, to, group, move } = companies
    const given = { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] }
    const outcomes = await whileLocked(backEnd, lockCheck(), async ({ waiters, release }) => {
      const answered = outcomeOf(answer(els, from, given))
      await waiters(1)
      const moved = outcomeOf(move())
      await waiters(2)
      await release()
      return Promise.all([answered, moved])
    })
    expect(outcomes).toEqual([200, 200])
    const { body } = await els.browser.get(pathOf(to, `answers?checkSectionId=${group}`))
    expect(body.responseObject).toMatchObject([{ questionId: 'tasks', revision: 1 }])
  })

  test('an action point that is completed before the move is moved along', async () => {
    const { els, from, to, group, move } = companies
    const pointId = await makeActionPoint(els, from, { origin: originOf(group) })
    const lockPoint = `select from action_item where id = ${pointId} for update`
    const outcomes = await whileLocked(backEnd, lockPoint, async ({ waiters, release }) => {
      const completed = outcomeOf(
        els.browser.post(`/rest/companies/${from}/actionitems/${pointId}`, { completed: true, revision: 1 }),
      )
      await waiters(1)
      const moved = outcomeOf(move())
      await waiters(2)
      await release()
      return Promise.all([completed, moved])
    })
    expect(outcomes).toEqual([200, 200])
    expect(await backEnd.sql`select id, company_id, completed_by from action_item`).toEqual([
      { id: pointId, company_id: to, completed_by: els.id },
    ])
  })

  test('action points that are made or completed while they wait for the move are refused', async () => {
    const { els, from, to, group, move } = companies
    const pointId = await makeActionPoint(els, from, { origin: originOf(group) })
    const path = `/rest/companies/${from}/actionitems`
    const outcomes = await whileLocked(backEnd, lockCheck(), async ({ waiters, release }) => {
      const moved = outcomeOf(move())
      await waiters(1)
      const completed = outcomeOf(els.browser.post(`${path}/${pointId}`, { completed: true, revision: 1 }))
      await waiters(2)
      const added = outcomeOf(
        els.browser.post(path, { themes: [CHECK], description: 'Heftafel', origin: originOf(group) }),
      )
      await waiters(3)
      await release()
      return Promise.all([moved, completed, added])
    })
    expect(outcomes).toEqual([200, '404 NOT_FOUND', '404 NOT_FOUND'])
    expect(await backEnd.sql`select id, company_id, completed_by from action_item`).toEqual([
      { id: pointId, company_id: to, completed_by: null },
    ])
  })

  test('a check that is started at the target first stays, and one that is started later is the moved one', async () => {
    const { from, to, move } = companies
    const first = await whileLocked(backEnd, lockCompany(to), async ({ waiters, release }) => {
      const started = outcomeOf(start(companies, to))
      await waiters(1)
      const moved = outcomeOf(move())
      await waiters(2)
      await release()
      return Promise.all([started, moved])
    })
    expect(first).toEqual([200, '409 CHECK_ALREADY_STARTED'])
    expect(await moving.companiesOfSections()).toEqual([from, to])

    await deleteCheck(companies, to)
    const second = await whileLocked(backEnd, lockCompany(to), async ({ waiters, release }) => {
      const moved = outcomeOf(move())
      await waiters(1)
      const started = outcomeOf(start(companies, to))
      await waiters(2)
      await release()
      return Promise.all([started, moved])
    })
    expect(second).toEqual([200, 200])
    expect(await moving.companiesOfSections()).toEqual([to])
    expect(await backEnd.sql`select from check_section`).toHaveLength(2)
  })

  test('a move that waits for another owner of a company is refused', async () => {
    const { jan, to, move } = companies
    const change = `update company set owner_id = ${jan.id} where id = ${to}`
    const moved = await whileLocked(backEnd, change, async ({ waiters, release }) => {
      const outcome = outcomeOf(move())
      await waiters(1)
      await release()
      return outcome
    })
    expect(moved).toBe('409 OWNERS_DIFFER')
  })

  test.each([
    ['from the company with the lower id', CHECK],
    ['to the company with the lower id', 'NOISE_HAZARD'],
  ] as const)(
    'a move %s locks that company first, so that opposite moves do not block each other',
    async (_, check) => {
      const { els, from, to, move } = companies
      await els.browser.post(`/rest/companies/${to}/start-check/NOISE_HAZARD`)
      await whileLocked(backEnd, lockCompany(to), async ({ waiters, release }) => {
        const moved = outcomeOf(check === CHECK ? move(from, to, check) : move(to, from, check))
        await waiters(1)
        expect(await backEnd.sql`select from company where id = ${from} for key share skip locked`).toEqual(
          [],
        )
        await release()
        expect(await moved).toBe(200)
      })
    },
  )

  test('a server that is killed in the middle of a move leaves everything in the old company', async () => {
    const { els, bea, from, to, group, move } = companies
    const pointId = await makeActionPoint(els, from, { origin: originOf(group) })
    await answer(els, from, { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] })
    const before = await backEnd.contents()
    const lockPoint = `select from action_item where id = ${pointId} for update`
    await whileLocked(backEnd, lockPoint, async ({ waiters }) => {
      // By then the check and its sections are moved, in a transaction that is not committed.
      const moved = move().catch(() => 'no response')
      await waiters(1)
      await backEnd.killAndRestart()
      expect(await moved).toBe('no response')
    })
    await expect
      .poll(
        () => backEnd.sql`
        select from pg_stat_activity where datname = current_database() and xact_start < now() and state <> 'idle'`,
      )
      .toEqual([])
    expect(await backEnd.contents()).toEqual(before)

    const again = await bea.browser.post('/rest/admin/migrate-improvement-check', {
      fromCompanyId: from,
      toCompanyId: to,
      check: CHECK,
    })
    expect(again.status).toBe(200)
    expect(await rowsIn(from)).toEqual(NOTHING)
    expect(await rowsIn(to)).toEqual({ checks: 1, sections: 2, points: 1 })
  })
})
