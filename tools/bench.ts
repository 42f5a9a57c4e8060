import { execSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

import { remotePaths } from '../shell/remote-paths.ts'
import { type LoadedScript, totalBytes } from '../testing/loaded-scripts.ts'
import { p95, throughputs } from './bench-api.ts'
import { inBrowser, timesToContent, visit } from './bench-browser.ts'
import { type Running, startProgram } from './bench-process.ts'

// `npm run bench` measures what is a figure in the product's standards and prints it beside its target. Whatever
// depends on the machine is a ratio to something else in the same run.

const PASSWORD = 'Welkom2026'
const OWNER = 'eigenaar@demo.nl'
const ADMIN = 'beheer@demo.nl'

const folder = mkdtempSync(join(tmpdir(), 'beterwerk-bench-'))
const running: Running[] = []
const rows = [['', 'measured', 'target']]

function report(what: string, measured: string, target = '') {
  process.stderr.write(`${what}: ${measured}\n`)
  rows.push([what, measured, target])
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const weight = (scripts: LoadedScript[]) => `${kilobytes(totalBytes(scripts))} in ${scripts.length} requests`
const milliseconds = (time: number) => `${time.toFixed(0)} ms`

async function start(args: string[], env: NodeJS.ProcessEnv, cwd?: string): Promise<Running> {
  const started = await startProgram({ args, env, log: join(folder, 'log'), cwd })
  running.push(started)
  return started
}

/** The server with the demo world, in a database called `name`. */
const startPortal = (name: string, cwd?: string) =>
  start(['server/main.ts'], { PORT: '0', DATA_DIR: join(folder, name), DEMO: '1' }, cwd)

/** A copy of the server that has the one bundle for a portal. Gives its folder. */
function copyWithSingleBundle(): string {
  const root = join(folder, 'single')
  for (const part of ['server', 'shared', 'package.json']) cpSync(part, join(root, part), { recursive: true })
  cpSync('dist-single', join(root, 'dist'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

/** Logs in. Gives the headers of a signed-in user's calls. */
async function logIn(url: string, username: string): Promise<Record<string, string>> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: PASSWORD })
  const response = await fetch(`${url}/rest/login`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`logging in gave ${response.status}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...headers, cookie: cookies.join('; ') }
}

/** What federation costs a visitor, against the same code as one bundle. */
async function measureFirstLoad(browser: Browser, portal: Running) {
  const single = await startPortal('single-data', copyWithSingleBundle())
  const pages = [portal, single].map(({ url }) => `${url}/inloggen`) as [string, string]
  const federated = await visit(browser, pages[0])
  const bundled = await visit(browser, pages[1])
  report('scripts at /inloggen, first load', weight(federated.scripts), '≤ 160 kB in ≤ 6 requests')
  report('  the same as one bundle', weight(bundled.scripts))
  const times = (await timesToContent(browser, pages, 'Inloggen')) as [number, number]
  report('time to content at /inloggen, 4× CPU', milliseconds(times[0]))
  report('  the same as one bundle', milliseconds(times[1]))
  report('  federated / one bundle', (times[0] / times[1]).toFixed(2), '≤ 1.25')
  await single.stop()
}

/** What each remote brings of its own for the first of its pages. */
async function measureRemotes(browser: Browser, { url }: Running, companyId: number) {
  for (const [remote, [path]] of Object.entries(remotePaths)) {
    const page = `${url}${path!.replace(':companyId', String(companyId))}`
    const { heading, scripts } = await visit(browser, page, async (page) => {
      if (path === '/inloggen') return
      await page.goto(`${url}/inloggen`)
      await page.getByLabel('E-mailadres').fill(ADMIN)
      await page.getByLabel('Wachtwoord').fill(PASSWORD)
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await page.waitForURL(`${url}/bedrijven`)
    })
    const own = scripts.filter((script) => script.path.startsWith(`/remotes/${remote}/`))
    if (heading !== 'Niet gevonden') report(`own scripts of ${remote} at ${path}`, weight(own), '≤ 30 kB')
  }
}

async function measureWidgets(browser: Browser, { url }: Running) {
  const { scripts } = await visit(browser, `${url}/website/`)
  report('scripts at /website/, anonymous', weight(scripts), '≤ 3 kB in 1 request')
}

async function measureApi(companies: string, headers: Record<string, string>) {
  const bare = await start(['tools/bench-bare.ts', OWNER], { DATA_DIR: join(folder, 'bare-data') })
  const [api, framework] = await throughputs([{ url: companies, headers }, { url: `${bare.url}/companies` }])
  await bare.stop()
  report('GET /rest/companies', `${api!.toFixed(0)} a second`)
  report('  bare Fastify, same query', `${framework!.toFixed(0)} a second`)
  report('  API / bare Fastify', (api! / framework!).toFixed(2), '≥ 0.7')

  const reads = await p95({ url: companies, headers }, 60)
  report('GET /rest/companies at 60 a second, p95', milliseconds(reads), '≤ 50 ms')
  const company = {
    name: 'Meetbedrijf',
    numberOfEmployees: '<10',
    branch: 'Metaalbewerking',
    membership: 'Geen van beide',
  }
  const writes = await p95({ url: companies, headers, method: 'POST', body: JSON.stringify(company) }, 60)
  report('POST /rest/companies at 60 a second, p95', milliseconds(writes), '≤ 100 ms')
}

function printTable() {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '))
  process.stdout.write(`\n${lines.join('\n')}\n`)
}

try {
  for (const build of ['npm run build', 'npm run build -- --single']) execSync(build, { stdio: 'inherit' })

  // The demo world is made once and copied, so that the API and the bare framework answer from equal databases.
  await (await startPortal('data')).stop()
  for (const copy of ['bare-data', 'single-data'])
    cpSync(join(folder, 'data'), join(folder, copy), { recursive: true })

  const portal = await startPortal('data')
  const headers = await logIn(portal.url, OWNER)
  const companies = `${portal.url}/rest/companies`
  const { responseObject } = (await (await fetch(companies, { headers })).json()) as {
    responseObject: { id: number }[]
  }
  // Starting the embedded database takes more for a moment.
  await setTimeout(10_000)
  report('server memory, idle', `${(portal.residentBytes() / 1e6).toFixed(0)} MB`, '≤ 300 MB')
  await inBrowser(async (browser) => {
    await measureFirstLoad(browser, portal)
    await measureRemotes(browser, portal, responseObject[0]!.id)
    await measureWidgets(browser, portal)
  })
  await measureApi(companies, headers)
  printTable()
} finally {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true })
}
