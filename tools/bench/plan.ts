import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { freePort } from '#server/platform/runtime/start.ts'
import { type Answers, contradictionOf, pagesOf, surveysOf } from '#shared/domain/checks/check-flow.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { childProcesses } from '../../testing/harness/child-processes.ts'
import { residentBytesOf } from '../program.ts'
import { logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

export type Headers = Record<string, string>

/** Function groups of the largest expected company, and of one with a plan of twenty pages. */
const MANY_GROUPS = 60
const GROUPS_OF_A_PLAN = 8
const PLANS = 5

/** One question in this number is answered with a risk, which gives a function group three or four. */
const ONE_RISK_IN = 6

/** Returns the content of the response. Throws when it is refused. */
export async function call(url: string, headers: Headers, body?: object, method = body ? 'POST' : 'GET') {
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return (await response.json()).responseObject
}

/** `checkSectionId`: null for the company. One question in `ONE_RISK_IN` gets a risk. */
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
      (answer) =>
        !answer.excludesOthers &&
        contradictionOf(physicalStrain, script, answer, answers as Answers) === undefined,
    )
    const wanted =
      known.find((answer) => answer.color === color) ?? known.find((answer) => answer.color !== 'GREY')
    // All kinds of work, so that every part of the check applies.
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

/** For physical strain, with `groups` function groups. Returns the base address of the check's API. */
export async function createFinishedCheck(url: string, headers: Headers, name: string, groups: number) {
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

/** Returns the number of pages, and the time in milliseconds. */
async function timePlan(check: string, headers: Headers) {
  const start = performance.now()
  const response = await fetch(`${check}/result/pdf`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`a plan answered ${response.status}`)
  const time = performance.now() - start
  return { time, pages: Number(bytes.toString('latin1').match(/\/Type \/Pages\s+\/Count (\d+)/)?.[1]) }
}

/** Of the server's event loop; its measurements include this interval. */
const SAMPLE_INTERVAL_MS = 10

/** Since the previous call, in milliseconds. */
export async function longestGap(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(text.match(/^nodejs_eventloop_lag_max_seconds (\S+)/m)?.[1]) * 1000 - SAMPLE_INTERVAL_MS
}

export async function measurePlans(workspace: Workspace, root: string, report: Report) {
  const METRICS_PORT = await freePort()
  const portal = await workspace.startPortal(root, 'plan-data', { METRICS_PORT })
  const headers = await logIn(portal.url)
  const large = await createFinishedCheck(portal.url, headers, 'Groot bedrijf', MANY_GROUPS)
  const matrix = await p95({ url: `${large}/result/matrix`, headers }, 60)
  const label = `matrix of ${MANY_GROUPS} function groups`
  report(`${label}, p95 at 60 a second`, formatMilliseconds(matrix), '≤ 50 ms')

  // A company for each plan, because the server caches plans.
  const checks = []
  for (let number = 0; number <= PLANS; number++)
    checks.push(await createFinishedCheck(portal.url, headers, `Bedrijf ${number}`, GROUPS_OF_A_PLAN))
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`
  await longestGap(metrics)
  const { pages, time: cold } = await timePlan(checks[0]!, headers)
  const gap = await longestGap(metrics)
  const times = []
  for (const check of checks.slice(1)) times.push((await timePlan(check, headers)).time)
  report(`plan of ${pages} pages, the first`, formatMilliseconds(cold))
  report('  event loop gap meanwhile', formatMilliseconds(gap))
  report('  the next, median', formatMilliseconds(times.toSorted((a, b) => a - b)[PLANS >> 1]!), '≤ 200 ms')
  report('  event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)), '≤ 20 ms')
  report('  server memory afterwards', formatMegabytes(portal.residentBytes()))
  report(
    '  memory of what makes plans, until it ends',
    formatMegabytes(residentBytesOf(childProcesses(portal.pid, 'printing-process'))),
  )
  await portal.stop()
}
