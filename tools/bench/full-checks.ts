import { setTimeout } from 'node:timers/promises'
import { freePort } from '#server/platform/runtime/start.ts'
import type { StoredAnswer } from '#shared/domain/checks/section-check.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import type { SubstanceListPage } from '#shared/domain/substances/substance-list.ts'
import { logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { addFullCompany, SUBSTANCES } from './full-company.ts'
import { call, type Headers, longestGap } from './plan.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const CHANGES = 20

/** In milliseconds, shortest first. */
async function timeChanges(change: (number: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let number = 1; number <= CHANGES; number++) {
    const start = performance.now()
    await change(number)
    times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)
}

/** In a large list of substances. `register`: the base address of its API. */
async function measureChanges(register: string, headers: Headers, metrics: string, report: Report) {
  const { items }: SubstanceListPage = await call(`${register}/register?search=snijolie`, headers)
  const { id } = items[0]!
  const substance = `${register}/substance/${id}`
  const reportChanges = async (name: string, times: number[], target: string) => {
    report(`  ${name}, median`, formatMilliseconds(times[CHANGES >> 1]!), target)
    report('    event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)), '≤ 20 ms')
  }
  await longestGap(metrics)
  const saved = await timeChanges(async (number) => {
    const { name, revision, record }: Substance = await call(substance, headers)
    await call(substance, headers, { ...record, name, revision, stockMax: number }, 'PUT')
  })
  await reportChanges('reading a substance and saving it', saved, '≤ 100 ms')
  const answered = await timeChanges(async (number) => {
    const stored: StoredAnswer[] = await call(`${register}/survey/PRODUCT?checkSectionId=${id}`, headers)
    await call(`${register}/survey/PRODUCT`, headers, {
      checkSectionId: id,
      questionId: 'label',
      answers: [{ answerId: number % 2 ? 'no' : 'yes' }],
      revision: stored.find(({ questionId }) => questionId === 'label')?.revision,
    })
  })
  await reportChanges('reading the answers to a script and saving one', answered, '≤ 100 ms')
}

export async function measureFullChecks(workspace: Workspace, root: string, report: Report) {
  const id = await addFullCompany(workspace.dataDir('checks-data'))
  const METRICS_PORT = await freePort()
  const portal = await workspace.startPortal(root, 'checks-data', { METRICS_PORT })
  const headers = await logIn(portal.url)
  const company = `${portal.url}/rest/companies/${id}`
  const register = `${portal.url}/rest/${id}/hazardoussubstances`
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`
  const measure = async (label: string, url: string, target: string) =>
    report(label, formatMilliseconds(await p95({ url, headers }, 20)), target)

  report(`company with six full checks and ${SUBSTANCES} substances, p95 at 20 a second`, '')
  await measure('  its checks', `${company}/checks`, '≤ 100 ms')
  await measure('  its first page', `${company}/overview`, '≤ 100 ms')
  await measure('  matrix of a check', `${portal.url}/rest/${id}/machinesafety/result/matrix`, '≤ 50 ms')
  await measure('  first page of the register', `${register}/register`, '≤ 50 ms')
  await measure('  searched', `${register}/register?search=thinner`, '≤ 50 ms')
  const { items }: SubstanceListPage = await call(`${register}/register`, headers)
  await measure(
    '  answers about a substance',
    `${register}/answers?checkSectionId=${items[0]!.id}`,
    '≤ 50 ms',
  )
  // A question's page needs the names of all sections.
  await measure('  names of all substances', `${register}/substance`, '≤ 100 ms')
  await measureChanges(register, headers, metrics, report)

  // V8 collects garbage once the process has been idle for 8 s, and again later.
  await setTimeout(40_000)
  await longestGap(metrics)
  const start = performance.now()
  const response = await fetch(`${company}/plan/pdf`, { headers })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`the plan answered ${response.status}`)
  const label = `  plan over everything as PDF (${(byteLength / 1000).toFixed(0)} kB)`
  report(label, formatMilliseconds(performance.now() - start), '≤ 2000 ms')
  report('    event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)), '≤ 20 ms')
  await portal.stop()
}
