import { expect, test } from 'vitest'

import { hashPassword } from '#server/platform/session/password.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { PASSWORD } from '../../testing/harness/client.ts'
import { medianRatio } from '../../testing/harness/median-ratio.ts'

// Nobody finds out which addresses have an account.

const backEnd = useBackEnd()

/** Source: the time that every answer to a request for a new password takes at least (250 ms), and timers that end early. */
const AT_LEAST_MS = 240

function expectSameTime(ratio: number) {
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
}

test('an unknown address takes as long as a wrong password', async () => {
  await backEnd.sql`
    insert into person (email, first_name, last_name, password_hash)
    values ('els@smederij.nl', 'Els', 'Smid', ${await hashPassword(PASSWORD)})`
  const logIn = (username: string) =>
    backEnd.client().post('/rest/login', { username, password: 'Welkom2027' })
  await logIn('warm@smederij.nl')
  expectSameTime(
    await medianRatio(
      () => logIn('jan@smederij.nl'),
      () => logIn('els@smederij.nl'),
    ),
  )
})

test('a request for a new password of an unknown address gets the same response, in the same time, and no mail', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  async function ask(email: string) {
    const start = performance.now()
    const { status, body } = await backEnd.client().post('/rest/password/forgot-password', { email })
    expect([status, body]).toEqual([204, undefined])
    expect(performance.now() - start).toBeGreaterThan(AT_LEAST_MS)
  }
  await ask('warm@smederij.nl')
  expectSameTime(
    await medianRatio(
      () => ask('els@smederij.nl'),
      () => ask('jan@smederij.nl'),
    ),
  )
  const mails = await backEnd.sql`select recipient from mail_outbox`
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(5).fill('els@smederij.nl'))
})
