import { execFileSync } from 'node:child_process'

import { type Answers, pagesOf, surveysOf } from '#shared/domain/check-flow.ts'
import { newCompanyDefaults } from '#shared/domain/company.ts'
import { physicalStrain } from '../../server/questionnaires/physical-strain.ts'

type Headers = Record<string, string>

/** Out of how many questions one gives a risk: a group then has three or four. */
const ONE_RISK_IN = 6

async function call(url: string, headers: Headers, body?: object, method = body ? 'POST' : 'GET') {
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return (await response.json()).responseObject
}

/** Answers everything that is asked of a part; every so many questions with a risk, otherwise well. */
async function answerAll(check: string, headers: Headers, checkSectionId: number | null) {
  const part = checkSectionId === null ? 'COMPANY' : 'SECTION'
  const answers: Record<string, Record<string, { answerId: string; value: string }[]>> = {}
  for (let asked = 0; ; asked++) {
    const next = pagesOf(physicalStrain, part, answers as Answers).find(
      ({ scriptKey, questionKey }) => questionKey && !answers[scriptKey]?.[questionKey],
    )
    if (!next) return
    const script = surveysOf(physicalStrain, part).find(({ scriptKey }) => scriptKey === next.scriptKey)!
    const question = script.questions.find(({ questionKey }) => questionKey === next.questionKey)!
    const color = asked % ONE_RISK_IN === ONE_RISK_IN - 1 ? 'RED' : 'GREEN'
    const known = question.answers.filter(
      ({ excludesOthers, withoutRisks }) => !excludesOthers && !withoutRisks,
    )
    const wanted =
      known.find((answer) => answer.color === color) ?? known.find((answer) => answer.color !== 'GREY')
    // What work there is: all of it.
    const chosen = question.questionKey === 'tasks' ? known : [wanted!]
    const given = chosen.map(({ answerKey, freeText }) => ({ answerId: answerKey, value: freeText ?? '' }))
    await call(`${check}/survey/${script.scriptKey}`, headers, {
      checkSectionId,
      questionId: question.questionKey,
      answers: given,
    })
    answers[script.scriptKey] = { ...answers[script.scriptKey], [question.questionKey]: given }
  }
}

/**
 * Makes a company that finished the check for physical strain for so many function groups. Takes the address of the
 * portal and the headers of its owner. Gives the address of the calls about that check.
 */
export async function finishedCheck(url: string, headers: Headers, name: string, groups: number) {
  const { id } = await call(`${url}/rest/companies`, headers, { ...newCompanyDefaults, name })
  await call(`${url}/rest/companies/${id}/start-check/PHYSICAL_STRAIN`, headers, {})
  const check = `${url}/rest/${id}/physicalstrain`
  await answerAll(check, headers, null)
  const first = await call(`${check}/functiongroup`, headers, { functionGroupName: `${name}, groep 1` })
  await answerAll(check, headers, first.id)
  for (let group = 2; group <= groups; group++) {
    const functionGroupName = `${name}, groep ${group}`
    await call(`${check}/functiongroup/${first.id}/copy`, headers, { functionGroupName })
  }
  return check
}

/** Downloads a plan. Gives how many pages it has, and the time it took in milliseconds. */
export async function timePlan(check: string, headers: Headers) {
  const start = performance.now()
  const response = await fetch(`${check}/result/pdf`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`a plan answered ${response.status}`)
  const time = performance.now() - start
  return { time, pages: Number(bytes.toString('latin1').match(/\/Type \/Pages\s+\/Count (\d+)/)?.[1]) }
}

/** How often the server looks at its event loop, in milliseconds: what it measures has this pause in it. */
const LOOKS_EVERY = 10

/** The longest time since the last call of this that the server did nothing but one thing, in milliseconds. */
export async function longestGap(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(text.match(/^nodejs_eventloop_lag_max_seconds (\S+)/m)?.[1]) * 1000 - LOOKS_EVERY
}

/** The memory of a process that this one started, in bytes; 0 when there is none. */
export function residentBytesOfChildren(pid: number): number {
  const lines = execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const own = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([parent]) => parent === pid)
  return own.reduce((sum, [, kilobytes]) => sum + kilobytes! * 1024, 0)
}
