import { setTimeout } from 'node:timers/promises'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { logIn } from './accounts.ts'
import { p95, throughputs } from './api.ts'
import { measurePooler } from './pooler.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

export type DatabaseKind = { name: string; env: NodeJS.ProcessEnv; memoryTarget: string }

const COMPANY = { ...newCompanyDefaults, name: 'Meetbedrijf' }

export async function measureServer(
  workspace: Workspace,
  root: string,
  { name, env, memoryTarget }: DatabaseKind,
  report: Report,
) {
  const portal = await workspace.startPortal(root, 'data', env)
  // Starting temporarily takes more memory.
  await setTimeout(10_000)
  report(`server memory, idle, ${name}`, formatMegabytes(portal.residentBytes()), memoryTarget)

  const request = { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url) }
  const bare = await workspace.startBareServer('bare-data', env)
  const [api, framework, listAlone] = await throughputs([
    request,
    { url: `${bare.url}/session-and-companies` },
    { url: `${bare.url}/companies` },
  ])
  await bare.stop()
  report(`GET /rest/companies, ${name}`, `${api!.toFixed(0)} a second`)
  report('  bare Fastify, the same two queries', `${framework!.toFixed(0)} a second`)
  report('  API / bare Fastify', (api! / framework!).toFixed(2), '≥ 0.8')
  report('  API / bare Fastify without looking up the session', (api! / listAlone!).toFixed(2))
  if (env.DATABASE_URL) await measurePooler(workspace, root, env.DATABASE_URL, request, report)

  report('  p95 at 60 a second', formatMilliseconds(await p95(request, 60)), '≤ 50 ms')
  const body = JSON.stringify(COMPANY)
  const writing = await p95({ ...request, method: 'POST', body }, 60)
  report(`POST /rest/companies, ${name}, p95 at 60 a second`, formatMilliseconds(writing), '≤ 100 ms')
  await portal.stop()
}
