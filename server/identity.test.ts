import { expect, test } from 'vitest'

import { tokenOf, useAccessFixture, type Visitor } from '../testing/access/access-fixture.ts'
import { accessTable } from '../testing/access/access-table.ts'
import { existingPath, initOf } from '../testing/access/call-route.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import { cheapHashOf } from '../testing/harness/cheap-hash.ts'
import { PASSWORD } from '../testing/harness/client.ts'

// What somebody who found an unlocked computer, or stole a session, must not be able to do.

const backEnd = useBackEnd()
useAccessFixture(backEnd)

const someone = { firstName: 'Els', middleName: '', lastName: 'Smid', receivesNewsletter: false }
const routes: [what: string, route: string, visitor: Visitor, body?: object][] = [
  [
    'gives a user another address',
    'POST /rest/admin/users/:id',
    'system admin',
    { ...someone, emailAddress: 'nieuw@smederij.nl', roles: ['BW_USER'] },
  ],
  [
    'makes an administrator',
    'POST /rest/admin/users/:id',
    'system admin',
    { ...someone, emailAddress: 'owner@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] },
  ],
  [
    'switches off two-step login of a user',
    'POST /rest/admin/users/:id/switch-off-two-step-login',
    'system admin',
  ],
  ['deletes an account', 'POST /rest/admin/users/:id/deletion', 'system admin'],
  ['gives a company to somebody else', 'POST /rest/admin/companies/:id/owner', 'system admin'],
  ['moves a check', 'POST /rest/admin/migrate-improvement-check', 'system admin'],
  ['deletes a company of somebody else', 'DELETE /rest/companies/:companyId/delete', 'system admin'],
  [
    'deletes a check of somebody else',
    'DELETE /rest/companies/:companyId/delete-check/:check',
    'system admin',
  ],
  ['removes a passkey', 'DELETE /rest/person/passkeys/:passkeyId', 'owner'],
]

const clientOf = (visitor: Visitor) => {
  const client = backEnd.client()
  client.cookies.set('bw_session', tokenOf(visitor))
  return client
}

test.each(routes)(
  'nobody %s without the password of five minutes ago at most',
  async (_, route, visitor, body) => {
    const [method = '', url = ''] = route.split(' ')
    const init = { ...initOf(body ?? (accessTable[route]![1] as object | undefined)), method }
    const call = async () => {
      const response = await clientOf(visitor).fetch(existingPath(url), init)
      return [response.status, response.status === 204 ? undefined : (await response.json()).code]
    }
    const before = await backEnd.contents()
    for (const confirmed of [null, '5 minutes 1 second']) {
      await backEnd.sql`update session set identity_confirmed_at = now() - ${confirmed}::interval`
      expect(await call()).toEqual([403, 'IDENTITY_REQUIRED'])
    }
    const after = await backEnd.contents()
    expect({ ...after, session: [] }).toEqual({ ...before, session: [] })

    await backEnd.sql`update person set password_hash = ${cheapHashOf(PASSWORD)}`
    const wrong = await clientOf(visitor).post('/rest/person/identity', { password: 'Verkeerd1' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD'])
    expect(await call()).toEqual([403, 'IDENTITY_REQUIRED'])
    expect((await clientOf(visitor).post('/rest/person/identity', { password: PASSWORD })).status).toBe(204)
    expect((await call())[1]).not.toBe('IDENTITY_REQUIRED')
  },
)

test('a name or the newsletter is changed, and a company of one’s own deleted, without it', async () => {
  await backEnd.sql`update session set identity_confirmed_at = null`
  const name = { ...someone, emailAddress: 'owner@smederij.nl', roles: ['BW_USER'], lastName: 'Smit' }
  expect((await clientOf('system admin').post('/rest/admin/users/1', name)).status).toBe(200)
  expect((await clientOf('owner').delete('/rest/companies/1/delete')).status).toBe(204)
})

test('with two-step login the code is asked too, and the session of another browser stays as it was', async () => {
  await backEnd.sql`update person set password_hash = ${cheapHashOf(PASSWORD)}, two_step_login = true where id = 1`
  await backEnd.sql`update session set identity_confirmed_at = null`
  const { status, body } = await clientOf('owner').post('/rest/person/identity', { password: PASSWORD })
  expect([status, body.errors]).toEqual([400, [{ field: 'code', message: 'Dit is een verplicht veld.' }]])
  const [confirmed] =
    await backEnd.sql`select count(*)::int from session where identity_confirmed_at is not null`
  expect(confirmed).toEqual({ count: 0 })
})
