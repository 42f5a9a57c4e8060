import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createUser } = companiesIn(backEnd)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let els: User
beforeEach(async () => {
  els = await createUser('els')
})

const open = async () => {
  const router = await openPage('/gegevens/activiteit', { as: els.email })
  await screen.findByRole('heading', { level: 1, name: 'Recente activiteit' })
  return router
}
const linesOf = async (name: string) =>
  within(await main().findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows where the user is logged in, this browser first, and what happened, newest first', async () => {
  await backEnd.endSessions()
  await backEnd.sql`delete from audit_event`
  const phone = backEnd.client()
  await phone.post('/rest/login', { username: els.email, password: PASSWORD }, { 'user-agent': FIREFOX })
  await backEnd.sql`
    update session set created_at = '2026-03-29T10:00:00Z', last_used_at = now() + interval '1 hour'`
  await backEnd.sql`
    insert into audit_event (kind, person_id, actor_id) values
      ('LOGIN_FAILED', ${els.id}, null), ('LOGGED_OUT', ${els.id}, ${els.id})`
  await open()
  const sessions = await linesOf('Open sessies')
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatch(/^Een andere browser \(deze browser\)Ingelogd op \d\d-\d\d-\d{4} \d\d:\d\d$/)
  expect(sessions[1]).toMatch(
    /^Firefox op WindowsIngelogd op 29-03-2026 12:00, laatst gebruikt op \d\d-\d\d-\d{4} \d\d:\d\d$/,
  )
  const events = await linesOf('Wat er met je account gebeurde')
  expect(events.map((line) => line?.replace(/\d\d-\d\d-\d{4} \d\d:\d\d$/, ''))).toEqual([
    'Uitgelogd',
    'Inloggen mislukt: verkeerd wachtwoord',
    'Ingelogd',
  ])
})

test('shows twenty-five events per page', async () => {
  await backEnd.sql`
    insert into audit_event (kind, person_id) select 'LOGGED_OUT', ${els.id}::int from generate_series(1, 30)`
  await open()
  expect(await linesOf('Wat er met je account gebeurde')).toHaveLength(25)
  expect(main().getByRole('link', { name: 'Pagina 2' })).toBeTruthy()
})

test('logs out everywhere: every session has ended, and the login page says so', {
  tags: ['deep'],
}, async () => {
  const phone = backEnd.client()
  await phone.login(els.email)
  const router = await open()
  await userEvent.click(await main().findByRole('button', { name: 'Overal uitloggen' }))
  expect(await screen.findByText('Je bent overal uitgelogd.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('Inloggen'))
  expect(router.state.location.pathname).toBe('/inloggen')
  expect((await phone.get('/rest/person/sessions')).status).toBe(401)
  expect(await backEnd.sql`select * from session`).toEqual([])
  const [last] = await backEnd.sql`
    select kind from audit_event where person_id = ${els.id} order by id desc limit 1`
  expect(last!.kind).toBe('LOGGED_OUT_EVERYWHERE')
})

test('says what could not be loaded, and what failed', { tags: ['deep'] }, async () => {
  const router = await open()
  await main().findByRole('list', { name: 'Open sessies' })
  await backEnd.withoutColumn('session', 'browser', async () => {
    await router.navigate('/gegevens')
    await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })
    await router.navigate('/gegevens/activiteit')
    expect(await screen.findByText('Je open sessies konden niet geladen worden')).toBeTruthy()
  })
  await backEnd.withoutColumn('audit_event', 'actor_id', async () => {
    await userEvent.click(main().getByRole('button', { name: 'Overal uitloggen' }))
    expect(await screen.findByText('Overal uitloggen is niet gelukt')).toBeTruthy()
  })
  expect((await backEnd.sql`select * from session`).length).toBeGreaterThan(0)
})
