import { setTimeout } from 'node:timers/promises'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { logIn } from './accounts.ts'
import { p95, throughputs } from './api.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const COMPANY = { ...newCompanyDefaults, name: 'Meetbedrijf' }

export async function measureServer(workspace: Workspace, root: string, report: Report) {
  const portal = await workspace.startPortal(root, 'data')
  // Starting temporarily takes more memory.
  await setTimeout(10_000)
  report('memory of server and database, idle', formatMegabytes(portal.memoryBytes()), '≤ 250 MB')
  report('  resident memory of the server', formatMegabytes(portal.residentBytes()))

  const request = { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url) }
  const bare = await workspace.startBareServer('bare-data')
  const [api, framework, listAlone] = await throughputs([
    request,
    { url: `${bare.url}/session-and-companies` },
    { url: `${bare.url}/companies` },
  ])
  await bare.stop()
  report('GET /rest/companies', `${api!.toFixed(0)} a second`)
  report('  bare Fastify, the same two queries', `${framework!.toFixed(0)} a second`)
  report('  API / bare Fastify', (api! / framework!).toFixed(2), '≥ 0.8')
  report('  API / bare Fastify without looking up the session', (api! / listAlone!).toFixed(2))

  report('  p95 at 60 a second', formatMilliseconds(await p95(request, 60)), '≤ 50 ms')
  const body = JSON.stringify(COMPANY)
  const writing = await p95({ ...request, method: 'POST', body }, 60)
  report('POST /rest/companies, p95 at 60 a second', formatMilliseconds(writing), '≤ 100 ms')
  await portal.stop()
}
