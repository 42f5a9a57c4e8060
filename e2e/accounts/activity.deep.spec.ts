import { expectAccessible } from '../harness/expect-accessible.ts'
import { createPerson, expect, logIn, logInAndOpen, test } from '../harness/portal.ts'

test('who logs out everywhere is logged out in the other browser too, at its next step', async ({
  page,
  browser,
  portal,
  uniqueEmail,
}) => {
  const id = await createPerson(portal, uniqueEmail)
  const others = await browser.newContext({ baseURL: portal.url })
  const other = await others.newPage()
  await logInAndOpen(other, uniqueEmail, '/bedrijven')
  await expect(other.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()

  await logInAndOpen(page, uniqueEmail, '/gegevens')
  await page.getByRole('link', { name: 'Bekijk je recente activiteit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recente activiteit' })).toBeVisible()
  const sessions = page.getByRole('list', { name: 'Open sessies' }).getByRole('listitem')
  await expect(sessions).toHaveText([
    /^Chrome op Linux \(deze browser\)Ingelogd op/,
    /^Chrome op LinuxIngelogd op .*, laatst gebruikt op/,
  ])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page.getByText('Je bent overal uitgelogd.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeFocused()
  await expect(page).toHaveURL(/\/inloggen$/)
  await other.getByRole('navigation', { name: 'Mijn omgeving' }).getByText('Mijn gegevens').click()
  await expect(other.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await expect(other.getByText('Je bent niet meer ingelogd.')).toBeVisible()
  await others.close()

  const events = await portal.sql`select kind, actor_id from audit_event where person_id = ${id} order by id`
  expect(events).toEqual([
    { kind: 'LOGGED_IN', actor_id: id },
    { kind: 'LOGGED_IN', actor_id: id },
    { kind: 'LOGGED_OUT_EVERYWHERE', actor_id: id },
  ])
  const left = await portal.sql`select * from session where person_id = ${id}`
  expect(left).toEqual([])

  await logIn(page, uniqueEmail)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
})
