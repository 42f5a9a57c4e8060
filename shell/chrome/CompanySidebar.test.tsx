import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SystemRole } from '#shared/domain/basics/role.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import { companiesIn } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'
import { openPage } from '../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const company = companiesIn(backEnd)

beforeEach(async () => {
  const companyId = await company.createCompany(await company.createUser('els'), 'Smederij Noord')
  await company.openToCoaches(companyId)
})

async function openAsColleague(rights: InvitationRights) {
  const jan = await company.createUser('jan')
  await company.invite(jan, 1, { rights, checks: ['PHYSICAL_STRAIN'] })
  await openPage('/bedrijven/1/checks', { as: jan.email })
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Bedrijfsmenu' }))
const links = async () =>
  (await menu()).getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)

const FOR_ALL = [
  'Mijn bedrijven',
  'Overzicht verbeterchecks',
  'Verbeter',
  'Plan van Aanpak',
  'Adviezen',
  'Actiepunten',
]
const FOR_ADMINS = [...FOR_ALL, 'Bedrijfsdossier', 'Bezoekverslagen']
const FOR_OWNERS = ['Mijn bedrijven', 'Overzicht verbeterchecks', 'Bedrijfsgegevens', ...FOR_ADMINS.slice(2)]

test('shows all links to the owner and marks the current page', async () => {
  await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })

  expect(await links()).toEqual(FOR_OWNERS)
  const link = (name: string) => screen.getByRole('link', { name, hidden: true })
  expect(link('Overzicht verbeterchecks').getAttribute('aria-current')).toBe('page')
  expect(link('Bedrijfsgegevens').getAttribute('aria-current')).toBeNull()
  expect(link('Bedrijfsgegevens')).toHaveProperty('pathname', '/bedrijven/1/info')
  const improve = within((await menu()).getByRole('group', { name: 'Verbeter', hidden: true }))
  expect(improve.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    FOR_OWNERS.slice(3),
  )
  expect(screen.queryByRole('navigation', { name: 'Mijn omgeving' })).toBeNull()
})

test.each<[InvitationRights, string[]]>([
  ['READONLY', FOR_ALL],
  ['WRITE', FOR_ALL],
  ['ADMIN', FOR_ADMINS],
])('shows a colleague with %s only the accessible pages', async (rights, expected) => {
  await openAsColleague(rights)
  expect(await links()).toEqual(expected)
})

test.each<[SystemRole, string[]]>([
  ['BW_COACH', FOR_ADMINS],
  ['BW_ADMIN', FOR_OWNERS],
])('shows a user with the role %s only the accessible pages', async (role, expected) => {
  await backEnd.createPerson({ email: 'anders@portaal.nl', roles: ['BW_USER', role] })
  await openPage('/bedrijven/1/checks', { as: 'anders@portaal.nl' })
  expect(await links()).toEqual(expected)
})

const addLinks = async () =>
  (await menu())
    .queryAllByRole<HTMLAnchorElement>('link', { name: /toevoegen$/, hidden: true })
    .map(({ textContent, pathname, search }) => `${textContent} ${pathname}${search}`)
const ADD_ADVICE = 'Advies toevoegen /bedrijven/1/adviezen?venster=nieuw'
const ADD_ACTION_POINT = 'Actiepunt toevoegen /bedrijven/1/actiepunten?venster=nieuw'
const ADD_ITEM = 'Item toevoegen /bedrijven/1/bedrijfsdossier/nieuw'

test.each([
  ['checks', []],
  ['verbeter', [ADD_ADVICE, ADD_ACTION_POINT, ADD_ITEM]],
  ['adviezen', [ADD_ADVICE]],
  ['adviezen/1', [ADD_ADVICE]],
  ['actiepunten', [ADD_ACTION_POINT]],
  ['actiepunten/1', [ADD_ACTION_POINT]],
  ['bedrijfsdossier', [ADD_ITEM]],
])('the page "%s" has links that add %j', async (path, expected) => {
  await backEnd.sql`
    insert into advice (company_id, themes, reason, description, agreements, created_by_coach)
    values (1, '{OTHER}', 'r', 'd', 'a', false)`
  await backEnd.sql`insert into action_item (company_id, themes, description) values (1, '{OTHER}', 'd')`
  await openPage(`/bedrijven/1/${path}`, { as: 'els@smederij.nl' })
  expect(await addLinks()).toEqual(expected)
})

test('a link that adds something keeps the filters of the list that it opens above', async () => {
  const router = await openPage('/bedrijven/1/actiepunten?toon=klaar', { as: 'els@smederij.nl' })
  expect(await addLinks()).toEqual(['Actiepunt toevoegen /bedrijven/1/actiepunten?toon=klaar&venster=nieuw'])
  await router.navigate('/bedrijven/1/verbeter?toon=klaar')
  await expect.poll(addLinks).toEqual([ADD_ADVICE, ADD_ACTION_POINT, ADD_ITEM])
})

test.each<[InvitationRights, string[]]>([
  ['READONLY', []],
  ['WRITE', []],
  ['ADMIN', [ADD_ADVICE, ADD_ACTION_POINT, ADD_ITEM]],
])('a colleague with %s may add %j', async (rights, expected) => {
  const jan = await company.createUser('jan')
  await company.invite(jan, 1, { rights })
  await openPage('/bedrijven/1/verbeter', { as: jan.email })
  expect(await addLinks()).toEqual(expected)
})

test.each<SystemRole>(['BW_COACH', 'BW_ADMIN'])('a user with the role %s may add an advice', async (role) => {
  await backEnd.createPerson({ email: 'anders@portaal.nl', roles: ['BW_USER', role] })
  await openPage('/bedrijven/1/adviezen', { as: 'anders@portaal.nl' })
  expect(await addLinks()).toEqual([ADD_ADVICE])
})

test('the list of companies has no company menu', async () => {
  const router = await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })
  await menu()
  await router.navigate('/bedrijven')

  expect(await screen.findByRole('navigation', { name: 'Mijn omgeving' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Bedrijfsmenu' })).toBeNull()
})
