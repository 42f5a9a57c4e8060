import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { pino } from 'pino'

import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { freePort } from '#server/platform/runtime/start.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { logInPage, OWNER } from './accounts.ts'
import { CPU_SLOWDOWN, inFreshPage, median } from './browser.ts'
import { beterwerk, PORTAL } from './peers/beterwerk.ts'
import { clerk } from './peers/clerk.ts'
import { commerceLayer } from './peers/commerce-layer.ts'
import { descope } from './peers/descope.ts'
import { article, DOMAIN, type Embed, type Mode, type Session, WEBSITE } from './peers/embed.ts'
import { hanko } from './peers/hanko.ts'
import {
  measureView,
  type Opened,
  openAfterHover,
  openOnSlowLine,
  type View,
  type Visit,
} from './peers/measure.ts'
import { fileHost, type Host, startNetwork } from './peers/network.ts'
import { fetchPackages, type PackageName } from './peers/packages.ts'
import { shopify } from './peers/shopify.ts'
import { type Column, formatTable, type Row } from './peers/table.ts'
import type { Report } from './report.ts'
import type { Workspace } from './workspace.ts'

// Our widgets beside what other products embed into a website: the same article for each, transferred the same way, on
// the same line and the same processor. Nothing leaves this machine: peers/network.ts answers for the back ends. Where
// something had to be chosen, the peer has the benefit of the doubt:
// - What it loads on a page view has arrived before the click, also on the slow line.
// - Its back end answers at once, with no more than what it needs to render itself: no themes, no pictures of products and people.
// - Its files are compressed as well as brotli can. A slow line delays each request, and not also the connections to
//   hosts, of which it has more than we do.
// - It is set up as in production, where some have less to do, and as its quick start says, without anything optional.
// - A login form that its quick start puts into the page is loaded after the click.

const ROUNDS = 5

/** A demo at an address that others could reach too does not keep the password that everybody knows. */
const OWN_PASSWORD = 'Slijptol2026'

/** What an opening of an embed cost in each round. */
type Openings = { slow: Opened[]; hovered: number[] }
type OpeningName = keyof Embed['openings']
type Measured = { embed: Embed; views: View[]; openings: Map<OpeningName, Openings> }

/** The openings that are measured in each mode, by the name in the headings of the table. */
const openingsOf = {
  anonymous: { login: 'login', product: 'cart' },
  'logged in': { account: 'menu' },
} satisfies Record<Mode, Partial<Record<OpeningName, string>>>

/** The article without any product: what the others are compared with. */
const nothing: Embed = { name: '', html: {}, hosts: () => ({}), rendered: {}, openings: {} }

/** The path of the article with an embed. */
const pathOf = ({ name }: Embed) => `/${name.toLowerCase().replaceAll(' ', '-')}`

/** The files of packages, at the addresses that jsDelivr, Clerk and Descope have in common. */
const packageHost = (folders: Record<PackageName, string>): Host =>
  fileHost((path) => {
    const [, name, file] = /^\/npm\/(@[^/]+\/[^/@]+)@[^/]+\/([\w./-]+)$/.exec(path) ?? []
    const folder = folders[name as PackageName]
    return folder && file && join(folder, file)
  })

/** Measures each embed once: the page view, and whatever opens. */
async function measureRound(browser: Browser, mode: Mode, measured: Measured[]) {
  for (const { embed, views, openings } of measured) {
    const visit: Visit = {
      browser,
      url: `https://${WEBSITE}${pathOf(embed)}`,
      session: mode === 'logged in' ? embed.session : undefined,
      rendered: embed.rendered[mode],
    }
    views.push(await measureView(visit))
    for (const [name, { slow, hovered }] of openings) {
      slow.push(await openOnSlowLine(visit, embed.openings[name]!))
      hovered.push(await openAfterHover(visit, embed.openings[name]!))
    }
  }
}

const medianOf = <T>(all: T[], figure: (one: T) => number) => median(all.map(figure))

/** The columns of a page view. `isMore`: only what there is more of than in the article alone. */
const viewColumns: (Column & { figure: (view: View) => number; isMore?: true })[] = [
  { heading: 'script kB', digits: 1, figure: ({ scriptBytes }) => scriptBytes / 1000 },
  { heading: 'all kB', digits: 1, figure: ({ bytes }) => bytes / 1000 },
  { heading: 'requests', figure: ({ requests }) => requests },
  { heading: 'script ms', figure: ({ scriptTime }) => scriptTime, isMore: true },
  { heading: 'long tasks', figure: ({ longTasks }) => longTasks },
  { heading: 'shift', digits: 3, figure: ({ shift }) => shift },
  { heading: 'nodes', figure: ({ nodes }) => nodes, isMore: true },
  { heading: 'listeners', figure: ({ listeners }) => listeners, isMore: true },
]

/** Returns the table of a mode: medians of all rounds. */
function tableOf(mode: Mode, products: Measured[], alone: View[]): string {
  const names = Object.entries(openingsOf[mode]) as [OpeningName, string][]
  const openingColumns = names.flatMap(([, name]) => [
    { heading: `${name}: 4G ms` },
    { heading: `${name}: kB`, digits: 1 },
    { heading: `${name}: hover ms` },
  ])
  const rows = products.map(({ embed, views, openings }): Row => {
    const viewed = viewColumns.map(({ figure, isMore }) =>
      views.length ? medianOf(views, figure) - (isMore ? medianOf(alone, figure) : 0) : undefined,
    )
    const opened = names.flatMap(([name]) => {
      const { slow, hovered } = openings.get(name) ?? { slow: [], hovered: [] }
      if (!slow.length) return [undefined, undefined, undefined]
      return [
        medianOf(slow, ({ time }) => time),
        medianOf(slow, ({ bytes }) => bytes) / 1000,
        median(hovered),
      ]
    })
    return { name: embed.name, values: [...viewed, ...opened] }
  })
  return formatTable([...viewColumns, ...openingColumns], rows)
}

type Products = { embeds: Embed[]; files: Host; port: number }

/** Returns who answers in a mode, by the name of the host. */
const hostsOf = (mode: Mode, { embeds, files }: Products): Record<string, Host> => ({
  ...Object.fromEntries(embeds.flatMap((embed) => Object.entries(embed.hosts(mode)))),
  'cdn.jsdelivr.net': files,
  [WEBSITE]: ({ url }) => {
    const found = [nothing, ...embeds].find((embed) => pathOf(embed) === url.pathname)
    return found && article(found.html)
  },
})

/** Returns a product without measurements, with what opens in it in this mode. */
function unmeasured(embed: Embed, mode: Mode): Measured {
  const names = (Object.keys(openingsOf[mode]) as OpeningName[]).filter((name) => embed.openings[name])
  return { embed, views: [], openings: new Map(names.map((name) => [name, { slow: [], hovered: [] }])) }
}

/** Measures all products in one mode, in turns, so that other load on the machine affects all. Returns the table. */
async function measureMode(mode: Mode, products: Products, report: Report): Promise<string> {
  const network = await startNetwork(hostsOf(mode, products), { [PORTAL]: products.port })
  try {
    const measured = products.embeds.map((embed) => unmeasured(embed, mode))
    const alone = unmeasured(nothing, mode)
    const possible = measured.filter(({ embed }) => embed.rendered[mode])
    for (let round = 1; round <= ROUNDS; round++) {
      await measureRound(network.browser, mode, [...possible, alone])
      process.stderr.write(`peers, ${mode}: round ${round} of ${ROUNDS}\n`)
    }
    const unanswered = [...network.unanswered].join(', ') || 'none'
    report(`requests to hosts that nobody answers for, ${mode}`, unanswered, 'none')
    return tableOf(mode, measured, alone.views)
  } finally {
    await network.close()
  }
}

/** Starts the portal as it is in production, on a subdomain of the website's domain. Returns the port where it is. */
async function startPortal(workspace: Workspace, root: string) {
  workspace.copyData('data', 'peers-data')
  const env = { DATA_DIR: workspace.dataDir('peers-data') }
  const { db, close } = await connect(parseConfig(env), pino({ level: 'silent' }))
  const passwordHash = await hashPassword(OWN_PASSWORD)
  await db.updateTable('person').set({ password_hash: passwordHash }).where('email', '=', OWNER).execute()
  await close()
  const port = await freePort()
  const portal = await workspace.startPortal(root, 'peers-data', {
    PORT: port,
    PUBLIC_URL: `https://${PORTAL}`,
    WEBSITE_URL: `https://${WEBSITE}/`,
    WEBSITE_ORIGINS: `https://${WEBSITE}`,
    COOKIE_DOMAIN: DOMAIN,
  })
  return { port: Number(port), stop: portal.stop }
}

/** Logs in on the portal. Returns what the browser keeps then. */
async function logInOnce(port: number): Promise<Session> {
  const network = await startNetwork({}, { [PORTAL]: port })
  try {
    return await inFreshPage(network.browser, async (page) => {
      await logInPage(page, `https://${PORTAL}`, OWNER, OWN_PASSWORD)
      return page.context().storageState()
    })
  } finally {
    await network.close()
  }
}

/** What the figures are, below the tables. */
const legend = `Medians of ${ROUNDS} rounds; * the fewest of a column; n/a: the product has no such thing.
script ms, nodes, listeners: more than the article has alone. script ms, long tasks: on a processor ${CPU_SLOWDOWN} times slower.
4G ms: from a click until what it opens can be used, on a slow 4G line, without hovering first. kB: all that was
transferred until then, since the start of the page view. hover ms: after hovering, on the slower processor.`

/** Measures our widgets beside those of the peers. Prints a table for visitors and one for who has logged in. */
export async function measurePeers(workspace: Workspace, root: string, report: Report) {
  const folders = fetchPackages()
  const files = packageHost(folders)
  const { port, stop } = await startPortal(workspace, root)
  const embeds = [
    beterwerk(await logInOnce(port)),
    hanko(),
    commerceLayer(),
    shopify(folders['@shopify/buy-button-js']),
    descope(files),
    clerk(files),
  ]
  for (const mode of ['anonymous', 'logged in'] as const) {
    const table = await measureMode(mode, { embeds, files, port }, report)
    process.stdout.write(`\n${mode}\n${table}\n`)
  }
  process.stdout.write(`\n${legend}\n`)
  await stop()
}
