import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'

// Every worker has a portal of its own: the real server over an embedded database, serving what `npm run build` made.

type Row = Record<string, unknown>

export type Portal = {
  /** The address, without a slash at the end. */
  url: string
  /** Rows of its database: sql`select … where id = ${id}`. */
  sql: (texts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>
  /** The text of each mail it sent so far, the oldest first. */
  mails: () => string[]
  /** Ends the server's process at once, as a crash would. Its data stay. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  restart: () => Promise<void>
}

/** A port that nobody listens on, for a portal whose address is part of its own settings. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function launch(settings: Record<string, string>) {
  const process = fork(join(import.meta.dirname, '../testing/harness/server-process.ts'), {
    env: settings,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const [ready] = await once(process, 'message')
  return { process, url: ready.rows[0].url as string }
}

async function ask(server: ChildProcess, text: string, values: unknown[]): Promise<Row[]> {
  const id = Math.random()
  const reply = new Promise<{ rows: Row[]; failure?: string }>((resolve) => {
    const hear = (message: { id: number; rows: Row[]; failure?: string }) => {
      if (message.id !== id) return
      server.off('message', hear)
      resolve(message)
    }
    server.on('message', hear)
  })
  server.send({ id, text, values })
  const { rows, failure } = await reply
  if (failure) throw new Error(`${failure} in: ${text}`)
  return rows
}

/** A mail as it was written down, without the line ends of its encoding. */
const readMails = (folder: string) =>
  globSync('*.eml', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    )

/** Starts a portal with settings that differ from the defaults. Ends it, and its data, when `use` is done. */
export async function withPortal(settings: Record<string, string>, use: (portal: Portal) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-e2e-'))
  const environment = { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0', DEMO: '1', ...settings }
  let server = await launch(environment)
  const { url } = server
  const kill = async () => {
    const gone = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await gone
  }
  const portal: Portal = {
    url,
    sql: (texts, ...values) =>
      ask(
        server.process,
        texts.reduce((text, part, index) => `${text}$${index}${part}`),
        values,
      ),
    mails: () => readMails(join(folder, 'mail')),
    kill,
    restart: async () => {
      server = await launch({ ...environment, PORT: new URL(url).port })
    },
  }
  try {
    await use(portal)
  } finally {
    if (server.process.exitCode === null && server.process.signalCode === null) await kill()
    rmSync(folder, { recursive: true })
  }
}

/** Complaints of the browser that a test does not expect: what the page logs as an error, and what it throws. */
function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    // That a call was refused is shown in the page; the browser's own line about it says nothing more.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  return complaints
}

type TestFixtures = { complaints: string[]; ownAddress: string }

export const test = base.extend<TestFixtures, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({}, use),
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  /** An e-mail address that no other test uses. Which tests share a portal differs from run to run. */
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  ownAddress: async ({}, use, { testId }) => use(`els-${testId}@smederij.nl`),
  /** Fails a test in which the browser complained of something, such as a breach of the content security policy. */
  complaints: [
    async ({ page }, use) => {
      const complaints = collectComplaints(page)
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

export const PASSWORD = 'Welkom2026'

/** Fills in the login form of the page that shows it, and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
}

/** Logs out by what is under the name in the header. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log uit' }).click()
}

/** Keeps back what the page asks for at addresses like this. Gives what lets it come. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * A double click as slow as people's: what the first half asked for, `opened`, is there before the second. `under`:
 * what of it comes to be under the pointer, if anything.
 */
export async function doubleClickSlowly(page: Page, target: Locator, opened: Locator, under = target) {
  await target.hover()
  await page.mouse.down()
  await page.mouse.up()
  await base.expect(opened).toBeVisible()
  await under.hover({ force: true })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}
