import { expect, test } from 'vitest'

import { companiesIn } from '../../../testing/factories/companies.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd({
  env: { WEBSITE_ORIGINS: 'https://www.metaal.example', COOKIE_DOMAIN: 'metaal.example' },
})

const { createUser } = companiesIn(backEnd)

const LONG = `https://metaal.example/${'x'.repeat(2_000)}`

const pageAt = (address: string) => `/rest/website/page?${new URLSearchParams({ address })}`

test('a page of the website learns for which domain the shared cookie is', async () => {
  const { status, body } = await backEnd.client().get('/rest/website')
  expect([status, body.responseObject]).toEqual([200, { cookieDomain: 'metaal.example' }])
})

test('says that a site is not the website, without asking it', async () => {
  const { browser: editor } = await createUser('redacteur')
  const { status, body } = await editor.get(pageAt(' https://els:geheim@elders.example/pagina#deel '))
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({
    outcome: 'UNKNOWN_WEBSITE',
    address: 'https://elders.example/pagina',
    status: null,
    html: '',
    policy: '',
  })
})

test.each(['', 'www.metaal.example', 'file:///etc/passwd', 'javascript:alert(1)', LONG])(
  'refuses $#, which is no address of a page',
  async (address) => {
    const { browser: editor } = await createUser('redacteur')
    const { status, body } = await editor.get(pageAt(address))
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'address' })]])
  },
)

test('nobody has a page fetched before the own e-mail address is verified', async () => {
  const { id, browser: editor } = await createUser('nieuw')
  await backEnd.sql`update person set email_verified_at = null where id = ${id}`
  const { status, body } = await editor.get(pageAt('https://www.metaal.example/'))
  expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
})

test('only people who are logged in may have a page fetched, and sixty an hour', async () => {
  expect((await backEnd.client().get(pageAt('https://www.metaal.example/'))).status).toBe(401)
  const { browser: editor } = await createUser('redacteur')
  for (let call = 0; call < 60; call++)
    expect((await editor.get(pageAt('https://elders.example/'))).status).toBe(200)
  expect((await editor.get(pageAt('https://elders.example/'))).status).toBe(429)
})
