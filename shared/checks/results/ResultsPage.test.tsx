import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { logInPage, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const { createUser, invite, startCheck, addGroup, answer, answerScript, pathOf } = physicalStrainIn(backEnd)

let els: User
let company: number
let group: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els)
  group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', {
    tasks: ['liftLow'],
    instructed: 'yesRecorded',
    newcomers: 'yes',
    supervision: 'yes',
    complaints: 'yes',
  })
  await answerScript(els, company, group, 'LIFT_BELOW_KNEE', {
    load: 'gt25',
    frequency: 'more',
    twist: 'no',
    grip: 'yes',
  })
})

const finish = () =>
  answerScript(els, company, group, 'ACTIONS', {
    agreed: 'yes',
    discussed: 'yes',
  })

async function open(key: number | string, as = els.email) {
  const router = await openPage(`/bedrijven/${company}/checks/fysieke-belasting/${key}`, { as })
  await screen.findByRole('heading', { level: 1 })
  return router
}
async function inviteUser(rights: InvitationRights, name = 'jan') {
  const user = await createUser(name)
  await invite(user, company, { rights })
  return user
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const lifting = () => card('Tillen onder kniehoogte')
const risk = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)
const postRemark = (user: User, text: string) =>
  user.browser.post(pathOf(company, 'survey/LIFT_BELOW_KNEE/remark'), {
    checkSectionId: group,
    text,
    revision: 0,
  })
const legend = () => screen.getByRole('region', { name: 'De letters bij de bronnen' })
const remarks = async () =>
  (await backEnd.sql`select script_key, text from check_remark`).map(
    ({ script_key, text }) => `${script_key} ${text}`,
  )

test('a function group shows its risks with measures and explanation, the most urgent first', async () => {
  await finish()
  await open(group)
  expect(screen.getByRole('heading', { level: 1, name: 'Bankwerkers' })).toBeTruthy()
  expect(
    lifting()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Last boven het maximum van 25 kg per persoon', 'Te vaak bukken om te tillen'])
  const heavy = risk('Last boven het maximum van 25 kg per persoon')
  expect(heavy.getByText('Direct')).toBeTruthy()
  expect(heavy.getByText('Wat kun je doen')).toBeTruthy()
  expect(heavy.getByText(/één persoon in de groep Bankwerkers/)).toBeTruthy()
  await userEvent.click(heavy.getByText('Waarom?'))
  expect(heavy.getByText(/^Bijgewerkt op \d\d-\d\d-\d{4}$/)).toBeTruthy()
  expect(heavy.getByText(/^Bron: /, { selector: ':has(> a[href*="5xbeter"])' }).textContent).toMatch(/\(B\)$/)
  expect(within(legend()).getByText(/arbokerndeskundige moet/)).toBeTruthy()

  expect(card('Voorlichting').getByText('In orde')).toBeTruthy()
  expect(screen.getByText(/^Komt bij deze groep niet voor: .*Dragen/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /hervatten/ })).toBeNull()
})

test('links to the factsheets for scripts that have them', { tags: ['deep'] }, async () => {
  await open(group)
  expect(lifting().getByRole('link', { name: 'Bekijk de factsheets' })).toHaveProperty(
    'pathname',
    '/website/factsheets.html',
  )
  expect(card('Voorlichting').queryByRole('link', { name: 'Bekijk de factsheets' })).toBeNull()
})

test('an unfinished group can be resumed and offers a draft instead of the plan', {
  tags: ['deep'],
}, async () => {
  await open(group)
  expect(screen.getByText('2 risico’s, 2 vragen open')).toBeTruthy()
  const resume = screen.getByRole('link', { name: 'Check hervatten' })
  expect(resume.getAttribute('href')).toBe(
    `/check/fysieke-belasting/${company}?resume=true&functionGroupId=${group}`,
  )
  expect(card('Maatregelen').getByRole('link', { name: 'Check hervatten: Maatregelen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download Plan van Aanpak' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download concept' })).toBeTruthy()
  expect(
    lifting()
      .getByRole('link', { name: 'Antwoorden bekijken of wijzigen: Tillen onder kniehoogte' })
      .getAttribute('href'),
  ).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/${group}/antwoorden?scriptKey=LIFT_BELOW_KNEE&functionGroupId=${group}`,
  )
})

test('a user with read access sees the risks, and no button but that of the draft', {
  tags: ['deep'],
}, async () => {
  await postRemark(els, 'De heftafel staat klaar.')
  const jan = await inviteUser('READONLY')
  await open(group, jan.email)
  expect(lifting().getByText('De heftafel staat klaar.')).toBeTruthy()
  expect(lifting().getByRole('link', { name: /^Antwoorden bekijken: / })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /hervatten/ })).toBeNull()
  const buttons = within(screen.getByRole('main')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download concept'])
})

test('a user with write access cannot create action points', { tags: ['deep'] }, async () => {
  const jan = await inviteUser('WRITE')
  await open(group, jan.email)
  expect(lifting().getByRole('button', { name: /^Opmerking toevoegen/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /actiepunt/ })).toBeNull()
})

test('a function group that is not in use says so, and can only be read', { tags: ['deep'] }, async () => {
  await finish()
  await els.browser.put(pathOf(company, `functiongroup/${group}/archive`))
  await open(group)
  expect(screen.getByText(`Niet meer in gebruik sinds ${formatDay(today())}.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zet terug bij de functiegroepen' }).getAttribute('href')).toBe(
    `/check/fysieke-belasting/${company}/functiegroepen`,
  )
  expect(screen.getByRole('heading', { name: 'Last boven het maximum van 25 kg per persoon' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Wijzig het antwoord/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /actiepunt|Opmerking|Download/i })).toBeNull()
})

test('an action point that is created for a risk is listed with the risk', { tags: ['deep'] }, async () => {
  await open(group)
  await userEvent.click(
    risk('Te vaak bukken om te tillen').getByRole('button', { name: /^Maak hier een actiepunt van/ }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Wie doet het/ }), 'Piet')
  await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const link = await risk('Te vaak bukken om te tillen').findByRole('link', { name: /^Te vaak bukken/ })
  expect(link.closest('li')?.textContent).toContain('Piet')
  const agreed = within(screen.getByRole('region', { name: 'Dit gaan jullie doen' }))
  expect(agreed.getByRole('link', { name: /^Te vaak bukken/ })).toBeTruthy()
  expect(await backEnd.sql`select action_holder, script_key, question_key from action_item`).toEqual([
    { action_holder: 'Piet', script_key: 'LIFT_BELOW_KNEE', question_key: 'frequency' },
  ])
})

test('a column shows the results of each function group in which it was chosen', {
  tags: ['deep'],
}, async () => {
  const welders = await addGroup(els, company, 'Lassers')
  await answerScript(els, company, welders, 'EDUCATION', { tasks: ['none'] })
  await open('LIFTING')
  expect(screen.getByRole('heading', { level: 1, name: 'Tillen' })).toBeTruthy()
  expect(card('Bankwerkers: tillen onder kniehoogte').getByText('2 risico’s')).toBeTruthy()
  expect(screen.getByText('Komt niet voor bij: Lassers.')).toBeTruthy()
})

test('a group in which nobody said what work occurs is not finished, and its plan is not offered', {
  tags: ['deep'],
}, async () => {
  const fitters = await addGroup(els, company, 'Monteurs')
  await answerScript(els, company, fitters, 'EDUCATION', { instructed: 'no' })
  await open(fitters)
  expect(screen.queryByText(/^Komt bij deze groep niet voor/)).toBeNull()
  expect(screen.getByText(/^Nog niet bekend: Tillen boven kniehoogte, .*, Maatregelen\./)).toBeTruthy()
  const decide = () => screen.getByRole('link', { name: 'Geef aan welk werk voorkomt bij Monteurs' })
  expect(decide().getAttribute('href')).toContain(`/check/fysieke-belasting/${company}?scriptKey=`)

  const { status } = await els.browser.get(pathOf(company, 'survey/LIFTING/result/pdf'))
  expect(status).toBe(409)
})

test('counts the risks by urgency, and leads to each subject', async () => {
  await open(group)
  expect(screen.getByText('1 direct, 1 binnen drie maanden')).toBeTruthy()
  const list = within(screen.getByRole('navigation', { name: 'Op deze pagina' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Voorlichting',
    'Tillen onder kniehoogte (2 risico’s)',
    'Maatregelen',
  ])
  const link = list.getByRole('link', { name: 'Tillen onder kniehoogte' })
  const target = document.getElementById(link.getAttribute('href')!.slice(1))
  expect(target).toBe(screen.getByRole('region', { name: 'Tillen onder kniehoogte' }))
})

test('what is in order is folded, and risks are not', { tags: ['deep'] }, async () => {
  await open(group)
  const isOpen = (name: string) => screen.getByRole('region', { name }).querySelector('details')!.open
  expect([isOpen('Voorlichting'), isOpen('Tillen onder kniehoogte')]).toEqual([false, true])
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Voorlichting' }))
  expect(isOpen('Voorlichting')).toBe(true)
})

test('a column names the groups of which it is not known whether the work occurs', {
  tags: ['deep'],
}, async () => {
  await addGroup(els, company, 'Monteurs')
  await open('LIFTING')
  expect(screen.getByText(/^Nog niet bekend bij Monteurs\./)).toBeTruthy()
  expect(screen.queryByText(/^Komt niet voor bij/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download Plan van Aanpak' })).toBeNull()
})

test('questions about the whole company have a results page of their own', { tags: ['deep'] }, async () => {
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'no' })
  await open('SITTING_WORK')
  expect(screen.getByRole('heading', { level: 1, name: 'Kantoormedewerkers' })).toBeTruthy()
  expect(card('Uitkomst').getByText('Er zijn geen risico’s gevonden.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
})

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Opmerking: / })
const addRemark = async () => {
  await userEvent.click(lifting().getByRole('button', { name: /^Opmerking toevoegen/ }))
  return field()
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Opmerking opslaan' }))

test('saves, changes and removes a remark', async () => {
  await open(group)
  const text = await addRemark()
  expect(screen.getByText('Schrijf hier niets over de gezondheid van personen.')).toBeTruthy()
  await userEvent.type(text, 'De heftafel staat klaar.')
  await save()
  expect(await lifting().findByText('De opmerking is opgeslagen.')).toBeTruthy()
  expect(await remarks()).toEqual(['LIFT_BELOW_KNEE De heftafel staat klaar.'])
  const change = await lifting().findByRole('button', { name: /^Opmerking wijzigen/ })
  await waitFor(() => expect(document.activeElement).toBe(change))

  await userEvent.click(change)
  await userEvent.clear(await field())
  await save()
  expect(await lifting().findByRole('button', { name: /^Opmerking toevoegen/ })).toBeTruthy()
  expect((await remarks()).join()).not.toContain('heftafel')
})

test('after a conflicting change of a remark, shows both texts and saves the chosen one', {
  tags: ['deep'],
}, async () => {
  const jan = await inviteUser('WRITE')
  await open(group)
  await userEvent.type(await addRemark(), 'Van Els')
  await postRemark(jan, 'Van Jan')
  await save()
  expect(await screen.findByText('Iemand anders heeft deze opmerking intussen gewijzigd.')).toBeTruthy()
  expect(screen.getByText('Van Jan')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Jouw tekst/ }).value).toBe('Van Els')
  expect(await remarks()).toEqual(['LIFT_BELOW_KNEE Van Jan'])

  await userEvent.click(screen.getByRole('button', { name: 'Mijn tekst opslaan' }))
  await lifting().findByText('De opmerking is opgeslagen.')
  expect(await remarks()).toEqual(['LIFT_BELOW_KNEE Van Els'])
})

test('after a conflicting change, shows the other text to a user who keeps it', {
  tags: ['deep'],
}, async () => {
  const jan = await inviteUser('WRITE')
  await open(group)
  await userEvent.type(await addRemark(), 'Van Els')
  await postRemark(jan, 'Van Jan')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Houd wat er staat' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  expect(await lifting().findByRole('heading', { name: 'Opmerking' })).toBeTruthy()
  expect(lifting().getByText('Van Jan')).toBeTruthy()
})

test('rejects a remark that is too long with a message at the field', { tags: ['deep'] }, async () => {
  await open(group)
  const text = await addRemark()
  await userEvent.click(text)
  await userEvent.paste('x'.repeat(2001))
  await save()
  expect((await screen.findAllByText('Vul hier maximaal 2000 tekens in.')).length).toBeGreaterThan(0)
  expect(await remarks()).toEqual([])
})

test('keeps the draft of a remark when the session expires', { tags: ['deep'] }, async () => {
  await open(group)
  await userEvent.type(await addRemark(), 'Nog niet af')
  await backEnd.endSessions()
  await save()
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  const jan = await inviteUser('WRITE')
  await postRemark(jan, 'Van Jan')
  // The login page leads back to the page that was left.
  await logInPage(els.email)
  expect((await field()).value).toBe('Nog niet af')
  await save()
  expect(await screen.findByRole('heading', { name: 'Dit staat er nu' })).toBeTruthy()
  expect(await remarks()).toEqual(['LIFT_BELOW_KNEE Van Jan'])
})

test('shows an error when the plan cannot be loaded', { tags: ['deep'] }, async () => {
  await finish()
  await open(group)
  await backEnd.withoutTable('check_answer', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Download Plan van Aanpak' }))
    expect(await screen.findByText('Het plan van aanpak kan niet gedownload worden.')).toBeTruthy()
  })
})

test('shows an error when the check is no longer finished', { tags: ['deep'] }, async () => {
  await finish()
  await open(group)
  await answer(els, company, {
    group,
    script: 'ACTIONS',
    question: 'discussed',
    answers: [],
    revision: 1,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Download Plan van Aanpak' }))
  expect(await screen.findByText('Het plan van aanpak kan niet gedownload worden.')).toBeTruthy()
})

/** Lists the names under which files are saved, instead of saving them. */
function watchSaving(): string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:plan'
  onTestFinished(() => void vi.restoreAllMocks())
  return saved
}

test('a double click downloads the plan once, and saves it under its name', { tags: ['deep'] }, async () => {
  await finish()
  await open(group)
  const saved = watchSaving()
  const fetched = vi.spyOn(globalThis, 'fetch')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Download Plan van Aanpak' }))
  expect(screen.getByText('Het plan wordt gemaakt…')).toBeTruthy()
  // The first plan starts the process that prints it.
  expect(await screen.findByText('Het plan is gedownload.')).toBeTruthy()
  expect(saved).toEqual([`Plan van Aanpak – Metaal Noord – Bankwerkers – ${today()}.pdf`])
  expect(fetched).toHaveBeenCalledOnce()
})

test('a reader downloads a draft of an unfinished group', { tags: ['deep'] }, async () => {
  const jan = await inviteUser('READONLY')
  await open(group, jan.email)
  const saved = watchSaving()
  await userEvent.click(screen.getByRole('button', { name: 'Download concept' }))
  expect(await screen.findByText('Het plan is gedownload.')).toBeTruthy()
  expect(saved).toEqual([`Concept Plan van Aanpak – Metaal Noord – Bankwerkers – ${today()}.pdf`])
})

test.each(['999999', 'BESTAAT_NIET', 'kleine-letters', '7x', '%2E%2E'])(
  'shows "not found" for the key "%s"',
  { tags: ['deep'] },
  async (key) => {
    await openPage(`/bedrijven/${company}/checks/fysieke-belasting/${key}`, { as: els.email })
    expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
  },
)

test('shows "not found" for a group of another company', { tags: ['deep'] }, async () => {
  const other = await startCheck(els, 'Metaal Zuid')
  const foreign = await addGroup(els, other, 'Lassers')
  await openPage(`/bedrijven/${company}/checks/fysieke-belasting/${foreign}`, { as: els.email })
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('says that the result is not yet the RI&E', async () => {
  await open(group)
  expect(screen.getByRole('region', { name: 'Een verbetercheck is nog geen RI&E' })).toBeTruthy()
})

test('shows an error when the results cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('check_answer', async () => {
    await openPage(`/bedrijven/${company}/checks/fysieke-belasting/${group}`, { as: els.email })
    expect((await screen.findByRole('alert')).textContent).toContain('Resultaten konden niet worden geladen.')
  })
})
