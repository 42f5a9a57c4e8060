import { beforeEach, describe, expect, test } from 'vitest'

import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { adviceInput } from '../../../testing/factories/improvements.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import type { ApiResponse } from '../../../testing/harness/client.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'
import { rounds } from '../../../testing/harness/rounds.ts'

// Changes recorded while their company is deleted or their check is moved. Neither may wait for the other in vain.

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const { addReport } = visitReportsIn(backEnd)
const { addFile } = companyFileIn(backEnd)

let made: Awaited<ReturnType<typeof moving.createTwoCompanies>>
beforeEach(async () => {
  made = await moving.createTwoCompanies()
  await sql`update invitation set rights = 'ADMIN'`
})

const statusOf = async (response: Promise<Pick<ApiResponse, 'status'>>) => (await response).status
const answer = ({ jan, from, group } = made) =>
  moving.answer(jan, from, { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] })
const deleteCompany = () => made.els.browser.delete(`/rest/companies/${made.from}/delete`)
const post = (path: string, body: object) =>
  made.jan.browser.post(`/rest/companies/${made.from}/${path}`, body)

/** Changes by Jan that store who made them, each after what it needs. */
const changes: Record<string, () => Promise<() => Promise<Pick<ApiResponse, 'status'>>>> = {
  'an answer': async () => () => answer(),
  'an advice': async () => {
    const id = await moving.writeAdvice(made.jan, made.from)
    return () => post(`advices/${id}`, { ...adviceInput, reason: 'Lawaai', revision: 1 })
  },
  'an action point': async () => {
    const id = await moving.makeActionPoint(made.jan, made.from)
    return () => post(`actionitems/${id}`, { completed: true, revision: 1 })
  },
  'a rating': async () => {
    const id = await addReport(made.els.id, { companyId: made.from })
    return () => post(`visitreports/${id}/rating`, { rating: 5, comment: '' })
  },
  'an item of the company file': async () => {
    const { body } = await post('company-records', { theme: 'GENERAL', subject: 'Keuring' })
    return () => post(`company-records/${body.responseObject.id}`, { theme: 'OTHER', subject: 'A', urls: [] })
  },
}

// A change waits for the person whose id is stored with it, after the lock on what is changed.
describe('in this order', () => {
  const lockJan = () => `select from person where id = ${made.jan.id} for update`

  test.each(Object.entries(changes))('%s is saved before the company is deleted', async (_, prepare) => {
    const change = await prepare()
    const [changed, deleted] = await whileLocked(backEnd, lockJan(), async ({ waiters, release }) => {
      const changed = statusOf(change())
      await waiters(1)
      const deleted = statusOf(deleteCompany())
      await waiters(2)
      await release()
      return Promise.all([changed, deleted])
    })
    expect(deleted).toBe(204)
    // 404: it was saved, and the item was gone when the response was made.
    expect([200, 404]).toContain(changed)
    expect(await sql`select id from company_activity where company_id = ${made.from}`).toEqual([])
  })

  test('an answer is saved, and recorded in the old company, before its check is moved', async () => {
    const { from, move } = made
    const statuses = await whileLocked(backEnd, lockJan(), async ({ waiters, release }) => {
      const answered = statusOf(answer())
      await waiters(1)
      const moved = statusOf(move())
      await waiters(2)
      await release()
      return Promise.all([answered, moved])
    })
    expect(statuses).toEqual([200, 200])
    const recorded = await sql`select company_id from company_activity where kind = 'SECTION_ANSWERED'`
    expect(recorded).toEqual([{ company_id: from }])
  })

  test('an answer that waits for the deletion of the company is refused', async () => {
    const lockCompany = `select from company where id = ${made.from} for update`
    const statuses = await whileLocked(backEnd, lockCompany, async ({ waiters, release }) => {
      const deleted = statusOf(deleteCompany())
      await waiters(1)
      const answered = statusOf(answer())
      await waiters(2)
      await release()
      return Promise.all([deleted, answered])
    })
    expect(statuses).toEqual([204, 404])
  })
})

test('whatever is changed while the company is deleted is saved or refused', async () => {
  for (let round = 0; round < rounds(6); round++) {
    await backEnd.empty()
    made = await moving.createTwoCompanies()
    await sql`update invitation set rights = 'ADMIN'`
    const sends = []
    for (const prepare of Object.values(changes)) sends.push(await prepare())
    const { body } = await post('company-records', { theme: 'GENERAL', subject: 'Foto' })
    const recordUrl = `/rest/companies/${made.from}/company-records/${body.responseObject.id}`
    sends.push(() => addFile(made.jan, recordUrl, 'a.txt', 'Certificaat'))
    // Requests are handled in about the order in which they are sent: the deletion gets another place in each
    // round.
    const place = round % (sends.length + 1)
    const statuses = await Promise.all(
      sends.toSpliced(place, 0, deleteCompany).map((send) => statusOf(send())),
    )
    expect(statuses.splice(place, 1)).toEqual([204])
    for (const status of statuses) expect([200, 403, 404, 409]).toContain(status)
    expect(await sql`select id from company_activity where company_id = ${made.from}`).toEqual([])
  }
})
