import { expect, test } from 'vitest'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { HEAVY_LOAD } from '../../../testing/factories/physical-strain.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { questionnaires } from '../questionnaires/registry.ts'

const backEnd = useOwnBackEnd()
const { sql } = backEnd
const { createTwoCompanies, finish, pathOf } = movingIn(backEnd)

const FORMER_TEXT = 'Wat was vroeger de zwaarste last?'

/** The version before this one: the load had other words, and another question was not asked yet. */
function asBefore(
  questionnaire: Questionnaire,
  added: { script_key?: unknown; question_key?: unknown },
): Questionnaire {
  const former = structuredClone(questionnaire)
  former.version -= 1
  for (const script of former.scripts) {
    if (script.scriptType !== 'SURVEY') continue
    if (script.scriptKey === 'LIFT_ABOVE_SHOULDER') Object.assign(script.questions[0]!, { text: FORMER_TEXT })
    if (script.scriptKey === added.script_key)
      Object.assign(script, {
        questions: script.questions.filter(({ questionKey }) => questionKey !== added.question_key),
      })
  }
  return former
}

test('an upgrade with a new question opens a finished check, keeps its result and plan, and says how many', async () => {
  const { els, from, group } = await createTwoCompanies()
  await finish(els, from, group, HEAVY_LOAD)
  await finish(els, from, null)
  const [added] = await sql`
    delete from check_answer where (section_id, script_key, question_key) = (
      select section_id, script_key, question_key from check_answer join check_section on check_section.id = section_id
      where company_id = ${from} and name is null order by script_key desc, question_key desc limit 1)
    returning script_key, question_key`
  const former = asBefore(questionnaires.PHYSICAL_STRAIN, added!)
  // The database as the former version left it.
  await sql`insert into questionnaire_version values ('PHYSICAL_STRAIN', ${former.version}, ${JSON.stringify(former)})`
  await sql`update company_check set questionnaire_version = ${former.version} where company_id = ${from}`
  await backEnd.stopAndRestart()

  const line = () => backEnd.log.split('\n').find((text) => text.includes('refreshed checks'))
  await expect.poll(line).toBeTruthy()
  expect(JSON.parse(line()!)).toMatchObject({
    level: 30,
    check: 'PHYSICAL_STRAIN',
    version: former.version + 1,
    count: 1,
    reopened: 1,
  })

  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  const get = (path: string) => browser.get(pathOf(from, path))
  expect((await get('result/matrix')).body.responseObject).toMatchObject({ status: 'GREY' })
  const [round, ...others] = (await get('round')).body.responseObject
  expect(others).toEqual([])
  expect(round).toMatchObject({ number: 1, isKept: true, hasPlan: true, risksByUrgency: { NOW: 1 } })
  expect(JSON.stringify((await get(`round/${round.id}`)).body)).toContain(FORMER_TEXT)

  expect((await get('result/pdf')).status).toBe(409)
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ]) {
    const { status, headers } = await get(`round/${round.id}/result/${format}`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
  }
  await sql`delete from questionnaire_version where version = ${former.version}`
  expect(await get(`round/${round.id}/result/pdf`)).toMatchObject({
    status: 409,
    body: { code: 'PLAN_NOT_AVAILABLE', message: 'Van deze ronde is geen plan van aanpak bewaard.' },
  })
})
