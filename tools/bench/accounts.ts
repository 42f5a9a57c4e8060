import type { Page } from '@playwright/test'

export const PASSWORD = 'Welkom2026'

export const OWNER = 'eigenaar@demo.nl'
export const ADMIN = 'beheer@demo.nl'
export const COACH = 'coach@demo.nl'
export const COLLEAGUE = 'collega@demo.nl'

/** Returns the headers for further requests. Throws when the server refuses. */
export async function logIn(
  url: string,
  username = OWNER,
  password = PASSWORD,
): Promise<Record<string, string>> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password })
  const response = await fetch(`${url}/rest/login`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`logging in gave ${response.status}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...headers, cookie: cookies.join('; ') }
}

export async function logInPage(page: Page, url: string, username: string, password = PASSWORD) {
  await page.goto(`${url}/inloggen`)
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(`${url}/bedrijven`)
}
