import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'
import { dialogClosed, dialogNamed, logInAgain, main } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)
const { createSmithy, createCoach, writeAdvice, adviceRows } = improvementsIn(backEnd)
const { dialog, press } = dialogNamed('Advies toevoegen')

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(query = '?venster=nieuw', as = els) {
  const router = await openPage(`/bedrijven/${company}/adviezen${query}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const addLink = () => main().getByRole<HTMLAnchorElement>('link', { name: 'Advies toevoegen' })
const textBox = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const save = () => press('Opslaan')

async function fillIn() {
  const { getByRole } = await dialog()
  await userEvent.click(getByRole('checkbox', { name: 'Overig' }))
  await userEvent.click(getByRole('checkbox', { name: 'Algemeen' }))
  await userEvent.type(await textBox(/^Constatering \/ aanleiding/), ' Snippers op de vloer ')
  await userEvent.type(await textBox(/^Advies/), 'Ruim op.{Enter}Elke <b>dag</b>.')
  await userEvent.type(await textBox(/^Gemaakte afspraken/), 'Jan veegt.')
}

test('a link opens the dialog, Escape closes it, and the link has the focus again', async () => {
  const router = await open('')
  const link = addLink()
  await followLink(router, link)
  await waitFor(async () =>
    expect(document.activeElement).toBe((await dialog()).getByRole('checkbox', { name: 'Algemeen' })),
  )
  expect(router.state.location.search).toBe('?venster=nieuw')
  await userEvent.keyboard('{Escape}')

  await dialogClosed()
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('Back closes the dialog, and Forward opens it again', { tags: ['deep'] }, async () => {
  const router = await open('')
  await followLink(router, addLink())
  await dialog()
  await router.navigate(-1)
  await dialogClosed()
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/adviezen`)
  await router.navigate(1)
  await dialog()
})

test('Annuleren closes the dialog, also when the address opened it', { tags: ['deep'] }, async () => {
  const router = await open()
  await press('Annuleren')
  await dialogClosed()
  expect(router.state.location.search).toBe('')
  expect(await adviceRows()).toEqual([])
})

test('the sidebar of another page opens the dialog', { tags: ['deep'] }, async () => {
  const router = await openPage(`/bedrijven/${company}/verbeter`, { as: els.email })
  await screen.findByRole('list', { name: 'Onderdelen' })
  await followLink(router, screen.getByRole('link', { name: 'Advies toevoegen', hidden: true }))
  await dialog()
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/adviezen`)
})

test('stores an advice, and shows its page with a message', async () => {
  const router = await open()
  await fillIn()
  await save()

  expect((await screen.findByText('Het advies is opgeslagen.')).closest('[role=status]')).toBeTruthy()
  await dialogClosed()
  const [row, ...others] = await adviceRows()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    company_id: company,
    themes: ['GENERAL', 'OTHER'],
    reason: 'Snippers op de vloer',
    description: 'Ruim op.\nElke <b>dag</b>.',
    necessary_measure: '',
    agreements: 'Jan veegt.',
    created_by: els.id,
    created_by_coach: false,
    archived_at: null,
    revision: 1,
  })
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/adviezen/${row?.id}`)
  await router.navigate(-1)
  expect(router.state.location.search).not.toContain('venster')
})

test('an advice of a coach says so', async () => {
  await open('?venster=nieuw', await createCoach(company))
  await fillIn()
  await userEvent.type(await textBox(/^Noodzakelijke maatregel/), 'Vloer vrij houden.')
  await save()
  expect(await screen.findByText('Coen de Smid, verbetercoach')).toBeTruthy()
  expect(await adviceRows()).toMatchObject([
    { created_by_coach: true, necessary_measure: 'Vloer vrij houden.' },
  ])
})

test('names every required field, and sends nothing', async () => {
  const router = await open()
  await userEvent.type(await textBox(/^Constatering \/ aanleiding/), '   ')
  await save()

  const { getByRole, getAllByRole } = await dialog()
  const summary = getByRole('alert')
  expect(summary.textContent).toContain('Niet alle velden zijn correct ingevuld')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Thema’s: Dit is een verplicht veld.',
    'Constatering / aanleiding: Dit is een verplicht veld.',
    'Advies: Dit is een verplicht veld.',
    'Gemaakte afspraken: Dit is een verplicht veld.',
  ])
  const errorOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids.at(-1) ?? '')?.textContent
  }
  expect(errorOf(getByRole('group', { name: 'Thema’s' }))).toBe('Dit is een verplicht veld.')
  expect(errorOf(await textBox(/^Gemaakte afspraken/))).toBe('Dit is een verplicht veld.')
  expect(await textBox(/^Noodzakelijke maatregel/)).toHaveProperty('ariaInvalid', null)
  await userEvent.click(getByRole('link', { name: /^Gemaakte afspraken/ }))
  expect(document.activeElement).toBe(await textBox(/^Gemaakte afspraken/))
  expect(await adviceRows()).toEqual([])
  expect(router.state.location.search).toBe('?venster=nieuw')
})

test('refuses a text of more than 2000 characters', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await userEvent.click(await textBox(/^Noodzakelijke maatregel/))
  await userEvent.paste('x'.repeat(2001))
  await save()
  expect((await dialog()).getByRole('alert').textContent).toContain('Vul hier maximaal 2000 tekens in.')
  expect(await adviceRows()).toEqual([])
})

test('keeps the text when saving fails', { tags: ['deep'] }, async () => {
  await open()
  await fillIn()
  await backEnd.withoutTable('visit_report', async () => {
    await save()
    const alert = await (await dialog()).findByRole('alert')
    expect(alert.textContent).toContain('Advies kon niet worden opgeslagen')
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  })
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Ruim op.\nElke <b>dag</b>.')
  expect(await adviceRows()).toEqual([])
  await save()
  expect(await screen.findByText('Het advies is opgeslagen.')).toBeTruthy()
  expect(await adviceRows()).toHaveLength(1)
})

test('a double click stores one advice', async () => {
  await open()
  await fillIn()
  await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Opslaan' }))
  await screen.findByText('Het advies is opgeslagen.')
  expect(await adviceRows()).toHaveLength(1)
})

test('says that the rights were revoked meanwhile, and keeps the text', { tags: ['deep'] }, async () => {
  const coen = await createCoach(company)
  await open('?venster=nieuw', coen)
  await fillIn()
  await els.browser.delete(`/rest/companies/${company}/coachinvitation`)
  await save()
  const alert = await (await dialog()).findByRole('alert')
  expect(alert.textContent).toContain('Advies kon niet worden opgeslagen')
  expect(alert.textContent).toContain('Geen rechten of toegang tot dit onderdeel')
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Ruim op.\nElke <b>dag</b>.')
})

test('after a login the dialog is open again with the text, when the session ended while writing', {
  tags: ['deep'],
}, async () => {
  await open()
  await fillIn()
  await backEnd.endSessions()
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy()
  expect(await adviceRows()).toEqual([])
  await logInAgain(els.email)

  const { getByRole, findByText } = await dialog()
  expect(await findByText(/Wat je eerder had ingevuld, staat er weer/)).toBeTruthy()
  expect(await textBox(/^Advies/)).toHaveProperty('value', 'Ruim op.\nElke <b>dag</b>.')
  expect(getByRole('checkbox', { name: 'Overig' })).toHaveProperty('checked', true)
  expect(getByRole('checkbox', { name: 'Lasrook' })).toHaveProperty('checked', false)
  await save()
  expect(await screen.findByText('Het advies is opgeslagen.')).toBeTruthy()
  expect(await adviceRows()).toMatchObject([{ themes: ['GENERAL', 'OTHER'], agreements: 'Jan veegt.' }])
})

test('an advice whose answer was lost is written once, also when the session ends before it is sent again', {
  tags: ['deep'],
}, async () => {
  await open()
  await fillIn()
  await network.swallowAnswers()
  await save()
  await screen.findByRole('alert')
  expect(await adviceRows()).toHaveLength(1)
  network.restore()
  await backEnd.endSessions()
  await save()
  await logInAgain(els.email)
  await dialog()
  await save()
  expect(await screen.findByText('Het advies is opgeslagen.')).toBeTruthy()
  expect(await adviceRows()).toHaveLength(1)
})

test('opening the dialog keeps the list as it was filtered', { tags: ['deep'] }, async () => {
  const advice = await writeAdvice(els, company)
  await els.browser.post(`/rest/companies/${company}/advices/${advice}/archive`, { safetyImproved: 'YES' })
  const router = await open('?archief=ja')
  await screen.findByText('1 advies')
  await followLink(router, addLink())
  await press('Annuleren')
  await dialogClosed()
  expect(router.state.location.search).toBe('?archief=ja')
})
