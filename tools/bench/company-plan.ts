import { setTimeout } from 'node:timers/promises'
import { freePort } from '#server/platform/runtime/start.ts'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'
import { type PlanFormat, planFormats } from '#shared/domain/improve/company-plan.ts'
import { logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { call, createFinishedCheck, type Headers, longestGap } from './plan.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const RISKS = 300
const GROUPS = 100
const PLANS = 3

/** Creates `RISKS` measures, each with its own text. Returns the address of the plan. */
async function createPlan(url: string, headers: Headers, name: string): Promise<string> {
  const check = await createFinishedCheck(url, headers, name, GROUPS)
  const company = check.match(/\/rest\/(\d+)\//)![1]!
  const groups: { id: number }[] = await call(`${check}/functiongroup`, headers)
  let count = 0
  for (const { id } of groups) {
    const { checkSections }: CheckResult = await call(`${check}/functiongroup/${id}/result`, headers)
    const risks = checkSections.flatMap(({ scripts }) =>
      scripts.flatMap(({ scriptKey, risks }) => risks.map(({ questionId }) => ({ scriptKey, questionId }))),
    )
    for (const risk of risks) {
      if (count === RISKS) break
      await call(`${url}/rest/companies/${company}/actionitems`, headers, {
        themes: ['PHYSICAL_STRAIN'],
        description: `${name}: maatregel ${++count}, met de leverancier bespreken en voor de zomer plaatsen`,
        actionHolder: `Medewerker ${count % 40}`,
        deadline: `2027-${String((count % 12) + 1).padStart(2, '0')}-15`,
        origin: { check: 'PHYSICAL_STRAIN', checkSectionId: id, ...risk },
      })
    }
  }
  if (count < RISKS) throw new Error(`the plan has only ${count} risks`)
  return `${url}/rest/companies/${company}/plan`
}

/** In milliseconds. */
async function timeFile(plan: string, format: PlanFormat, headers: Headers): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${plan}/${format}`, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a plan answered ${response.status}`)
  return performance.now() - start
}

export async function measureCompanyPlans(workspace: Workspace, root: string, report: Report) {
  const METRICS_PORT = await freePort()
  const portal = await workspace.startPortal(root, 'company-plan-data', { METRICS_PORT })
  const headers = await logIn(portal.url)
  // A company for each plan, because the server caches plans.
  const plans: string[] = []
  for (let number = 0; number <= PLANS; number++)
    plans.push(await createPlan(portal.url, headers, `Plan ${number}`))
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`
  // V8 collects the garbage of creating the plans once the process has been idle for 8 s, and again later.
  await setTimeout(40_000)
  await longestGap(metrics)
  const cold = await timeFile(plans[0]!, 'pdf', headers)
  report(`plan of ${RISKS} risks as PDF, the first`, formatMilliseconds(cold), '≤ 2000 ms')
  report('  event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)))
  for (const format of planFormats) {
    const times: number[] = []
    for (const plan of plans.slice(1)) times.push(await timeFile(plan, format, headers))
    const median = times.toSorted((one, other) => one - other)[PLANS >> 1]!
    report(`  as ${format}, median`, formatMilliseconds(median), '≤ 2000 ms')
  }
  report('  event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)), '≤ 20 ms')
  const screen = await p95({ url: plans[0]!, headers }, 20)
  report('  on the screen, p95 at 20 a second', formatMilliseconds(screen), '≤ 100 ms')
  await portal.stop()
}
