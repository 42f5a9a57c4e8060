import { logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

export const PEOPLE = 64
const PASSWORD = 'Vonkenregen2026'

/** Per second on two cores. Source: the product's standards. */
export const LOGINS_TARGET = '≥ 25'

/** Returns the e-mail addresses. Throws when the server refuses. */
function createAccount(url: string): Promise<string[]> {
  const emails = Array.from({ length: PEOPLE }, (_, number) => `inlogger${number}@metingen.nl`)
  return Promise.all(
    emails.map(async (email) => {
      const response = await fetch(`${url}/rest/registration`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({
          email,
          givenname: 'Els',
          surname: 'Smid',
          password: PASSWORD,
          confirmpassword: PASSWORD,
          userConditions: true,
          termsOfUse: true,
        }),
      })
      if (!response.ok) throw new Error(`registering gave ${response.status}: ${await response.text()}`)
      return email
    }),
  )
}

/** Returns a function that stops and returns the logins per second. */
export function keepLoggingIn(url: string, emails: string[], password: string) {
  const start = performance.now()
  let isEnding = false
  let logins = 0
  const work = emails.map(async (email) => {
    while (!isEnding) {
      await logIn(url, email, password)
      logins++
    }
  })
  return async () => {
    isEnding = true
    const seconds = (performance.now() - start) / 1000
    const perSecond = logins / seconds
    await Promise.all(work)
    return perSecond
  }
}

export async function measureLogins(workspace: Workspace, root: string, report: Report) {
  const portal = await workspace.startPortal(root, 'login-data')
  const emails = await createAccount(portal.url)
  const requests = {
    'a static file': { url: `${portal.url}/bw.js` },
    'GET /rest/companies': { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url) },
  }
  for (const [label, request] of Object.entries(requests)) {
    await p95(request, 60, 2)
    const quiet = await p95(request, 60)
    const end = keepLoggingIn(portal.url, emails, PASSWORD)
    const busy = await p95(request, 60)
    const perSecond = await end()
    report(`${label} beside ${PEOPLE} logins at once, p95`, formatMilliseconds(busy))
    report('  quiet', formatMilliseconds(quiet))
    report('  beside logins / quiet', (busy / quiet).toFixed(2), '≤ 2')
    report('  logins a second meanwhile', perSecond.toFixed(0), LOGINS_TARGET)
  }
  await portal.stop()
}
