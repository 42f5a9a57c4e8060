import { beforeEach, expect, test } from 'vitest'

import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const EMAIL = 'els@smederij.nl'

let els: number
let kim: number
let page: Client
let admin: Client
beforeEach(async () => {
  els = await backEnd.createPerson({ email: EMAIL })
  kim = await backEnd.createPerson({ email: 'kim@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  page = backEnd.client()
  admin = backEnd.client()
  await page.login(EMAIL)
  await admin.openSession('kim@smederij.nl')
})

const switchOff = (id: number) => admin.post(`/rest/admin/users/${id}/switch-off-two-step-login`)
const adminActions = () => backEnd.sql`select actor_id, action, person_ids, changes from audit_record`

test('an administrator switches it off for somebody who lost everything, which is recorded and mailed', async () => {
  await switchOnTwoStepLogin(page)
  expect((await switchOff(els)).status).toBe(204)
  expect((await page.get('/rest/login')).body.responseObject.loggedIn).toBe(false)
  await page.login(EMAIL)
  const { two_step_secret, recovery_code } = await backEnd.contents()
  expect([two_step_secret, recovery_code]).toEqual([[], []])
  expect(await adminActions()).toEqual([
    { actor_id: kim, action: 'TWO_STEP_LOGIN_SWITCHED_OFF', person_ids: [els], changes: [] },
  ])
  const [mail] = await backEnd.sql`select recipient, subject, body from mail_outbox order by id desc`
  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Tweestapslogin staat uit' })
  expect(mail!.body).toContain('Een beheerder heeft tweestapslogin uitgezet')
  const [adminAction] = (await admin.get(`/rest/admin/users/${els}/admin-actions`)).body.responseObject.items
  expect(adminAction).toMatchObject({
    action: 'TWO_STEP_LOGIN_SWITCHED_OFF',
    actor: { id: kim },
    changes: [],
  })
})

test('refuses when it is off, for an unknown user, and for the own account', async () => {
  expect(await switchOff(els)).toMatchObject({ status: 409, body: { code: 'TWO_STEP_LOGIN_OFF' } })
  expect((await switchOff(999)).status).toBe(404)
  await switchOnTwoStepLogin(admin)
  expect(await switchOff(kim)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(await adminActions()).toEqual([])
  const { status } = await backEnd
    .client()
    .post('/rest/login', { username: 'kim@smederij.nl', password: PASSWORD })
  expect(status).toBe(401)
})
