import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

let admin: User
let els: User
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
})

const change = ({ id }: User, input: object) =>
  admin.browser.post(`/rest/admin/users/${id}`, {
    emailAddress: 'els@smederij.nl',
    firstName: 'Els',
    lastName: 'de Smid',
    roles: ['BW_USER'],
    ...input,
  })

const list = async (path: string) => (await admin.browser.get(path)).body.responseObject

test('the record of a user has pages, newest first, with the names of the administrators', {
  tags: ['deep'],
}, async () => {
  for (let count = 1; count <= 12; count++) await change(els, { lastName: `Smid ${count}` })
  const first = await list(`/rest/admin/users/${els.id}/admin-actions`)
  expect(first).toMatchObject({ count: 12, total: 12 })
  expect(first.items).toHaveLength(10)
  expect(first.items[0]).toEqual({
    id: '12',
    recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    actor: { id: admin.id, name: 'Els de Smid' },
    action: 'USER_CHANGED',
    check: null,
    changes: [{ field: 'lastName', from: 'Smid 11', to: 'Smid 12' }],
  })
  const second = await list(`/rest/admin/users/${els.id}/admin-actions?page=2`)
  expect(second.items.map(({ id }: { id: string }) => id)).toEqual(['2', '1'])
  expect(await list(`/rest/admin/users/${admin.id}/admin-actions`)).toEqual({ items: [], count: 0, total: 0 })
})

test('the record shows names for the ids of people and companies, also of those that were deleted', async () => {
  const companyId = await createCompany(els, 'Metaal Zuid')
  const changes = JSON.stringify([
    { field: 'owner', from: els.id, to: 999 },
    { field: 'company', from: companyId, to: 999 },
  ])
  await backEnd.sql`
    insert into audit_record (actor_id, action, company_ids, "check", changes)
    values (999, 'CHECK_MOVED', array[${companyId}::int], 'NOISE_HAZARD', ${changes}::jsonb)`
  const { items } = await list(`/rest/admin/companies/${companyId}/admin-actions`)
  expect(items).toMatchObject([
    {
      actor: { id: null, name: 'vroegere gebruiker' },
      check: 'NOISE_HAZARD',
      changes: [
        { field: 'owner', from: 'Els de Smid', to: 'vroegere gebruiker' },
        { field: 'company', from: 'Metaal Zuid', to: 'verwijderd bedrijf' },
      ],
    },
  ])
})

test('the record can be downloaded, and no value in it runs as a formula', async () => {
  await change(els, { lastName: '=HYPERLINK("x";"y")', roles: ['BW_USER', 'BW_COACH'] })
  await backEnd.sql`
    insert into audit_record (recorded_at, actor_id, action, person_ids, changes) overriding system value
    values ('2026-06-30T22:30:00Z', ${admin.id}, 'OWNER_INVITED', array[${els.id}::int], '[]')`
  const response = await admin.browser.fetch(`/rest/admin/users/${els.id}/admin-actions/csv`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  const [heading, invited, name, roles, end] = text.split('\r\n')
  expect(heading).toBe('\ufeffMoment;Beheerder;Wat;Gegeven;Was;Werd')
  expect(invited).toBe('01-07-2026 00:30;Els de Smid;Nieuwe eigenaar uitgenodigd;;;')
  expect(name).toMatch(
    /^\d\d-\d\d-\d{4} \d\d:\d\d;Els de Smid;Gebruiker aangepast;Achternaam;de Smid;"'=HYPER/,
  )
  expect(roles).toContain(';Rollen;standaardgebruiker;standaardgebruiker, verbetercoach')
  expect(end).toBe('')
})
