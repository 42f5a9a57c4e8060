import { test as base, expect } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({ API_DOCS: '1' }, use),
    { scope: 'worker' },
  ],
})

test('the API can be read as pages, under the same content security policy', async ({ page }) => {
  const [document, description] = await Promise.all([
    page.goto('/rest/docs'),
    page.waitForResponse((response) => response.url().endsWith('/rest/docs/json')),
  ])
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  // Pages of the portal have one more style element, listed by its hash.
  const policy = (await policyOf('/inloggen'))!.replace(/ 'sha256-[^']+'/, '')
  expect(document?.headers()['content-security-policy']).toBe(policy)
  expect(await description.json()).toEqual(await (await page.request.get('/rest/openapi.json')).json())

  await expect(page).toHaveTitle('API – Beterwerk')
  // Only the operations in view are rendered.
  await page.getByRole('button', { name: /^GET\s*\/rest\/login/ }).click()
  const operation = page.locator('#operations-default-get_rest_login')
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table')).toContainText('"loggedIn": false')
})
