import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { formatDay, formatInstant } from '#shared/domain/basics/date.ts'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { followLink, importsSettled, openPage } from '../../../testing/harness/open-page.tsx'
import { main, mainButtons, termsIn } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const {
  createSmithy,
  createUser,
  createCompany,
  createInvitee,
  createCoach,
  invite,
  writeAdvice,
  makeActionPoint,
  actionPointRows,
} = improvementsIn(backEnd)
const { startCheck, addGroup, answerScript, answer } = physicalStrainIn(backEnd)

let els: User
let company: number
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
})

async function open(id: number | string, as = els) {
  const router = await openPage(`/bedrijven/${company}/actiepunten/${id}`, { as: as.email })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const content = () => termsIn(screen.getByRole('main'))
const today = () => formatInstant(new Date().toISOString())
const complete = (id: number, { browser } = els) =>
  browser.post(`/rest/companies/${company}/actionitems/${id}`, { completed: true })

test('shows the description, holder, deadline and author', async () => {
  const deadline = inDays(-2)
  const description = 'Kap bestellen\nen <b>monteren</b>'
  const id = await makeActionPoint(els, company, {
    description,
    actionHolder: 'Jan',
    deadline,
    themes: ['OTHER', 'WELDING_SMOKE'],
  })
  await open(id)
  expect(screen.getByRole('heading', { level: 1, name: 'Actiepunt' })).toBeTruthy()
  expect(content()).toEqual([
    `Wat: ${description}`,
    'Wie: Jan',
    `Klaar op: ${formatDay(deadline)}`,
    `Toegevoegd: ${today()} door Els de Smid`,
  ])
  expect(screen.getByText('2 dagen te laat')).toBeTruthy()
  const themes = within(screen.getByRole('list', { name: 'Thema’s' })).getAllByRole('listitem')
  expect(themes.map(({ textContent }) => textContent)).toEqual(['Lasrook', 'Overig'])
  await waitFor(() =>
    expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord – Actiepunten – Actiepunt'),
  )
  const back = screen.getByRole('navigation', { name: 'Bedrijfsmenu' }).querySelector('a')
  expect(back).toHaveProperty('pathname', `/bedrijven/${company}/actiepunten`)
})

/** `sentAt`: null while the mail waits for the mail server. */
async function addReminder(id: number, audience: string, deadline: string, sentAt: string | null) {
  const [mail] = await backEnd.sql`
    insert into mail_outbox (message_id, recipient, subject, body, next_attempt_at)
    values (gen_random_uuid(), 'jan@elders.nl', '', '', 'infinity') returning id`
  await backEnd.sql`
    insert into reminder (action_item_id, deadline, days_before, audience, holder, mail_id)
    values (${id}, ${deadline}, 7, ${audience}, ${audience === 'HOLDER' ? 'Jan Jansen' : ''}, ${mail!.id})`
  await backEnd.sql`update mail_outbox set sent_at = ${sentAt} where id = ${mail!.id}`
}

const reminders = () => content().filter((line) => line.startsWith('Herinneringen'))

test.each([
  ['ADMIN', ['Herinneringen aan: jan@elders.nl']],
  ['WRITE', []],
] as const)(
  'with %s, shows when reminders were sent to whom, and of the address %j',
  { tags: ['deep'] },
  async (rights, address) => {
    const id = await makeActionPoint(els, company, {
      actionHolder: 'Jan Jansen',
      holderEmail: 'jan@elders.nl',
    })
    // Half an hour after midnight in Amsterdam.
    await addReminder(id, 'HOLDER', '2020-01-31', '2020-01-23T23:30:00Z')
    await addReminder(id, 'OWNER', '2020-02-01', '2020-02-01T07:00:00Z')
    await addReminder(id, 'HOLDER', '2020-03-01', '2020-02-29T07:00:00Z')
    await addReminder(id, 'OWNER', '2020-03-02', null)
    const sentences = [
      'Herinnering aan de eigenaar: staat klaar om te versturen',
      'Herinnering gestuurd op 29-02-2020 aan Jan Jansen, 1 dag voor de datum',
      'Herinnering gestuurd op 01-02-2020 aan de eigenaar, op de datum zelf',
      'Herinnering gestuurd op 24-01-2020 aan Jan Jansen, 7 dagen voor de datum',
    ].join('')
    await open(id, await createInvitee(company, rights))
    expect(reminders()).toEqual([...address, `Herinneringen: ${sentences}`])
  },
)

test('says that nobody does it yet, and that it has no deadline', { tags: ['deep'] }, async () => {
  await open(await makeActionPoint(els, company))
  expect(content().slice(1, 3)).toEqual(['Wie: Nog niemand', 'Klaar op: Nog geen datum'])
  expect(screen.getByText('Open')).toBeTruthy()
})

test('names the author of an account that was deleted', { tags: ['deep'] }, async () => {
  const coen = await createCoach(company)
  const id = await makeActionPoint(coen, company)
  await complete(id, coen)
  await backEnd.sql`delete from person where id = ${coen.id}`
  await open(id)
  expect(content().slice(-2)).toEqual([
    `Toegevoegd: ${today()} door vroegere gebruiker`,
    `Afgerond: ${today()} door vroegere gebruiker. Je kunt het niet meer aanpassen.`,
  ])
})

test('links back to the advice it was made from, which lists it', { tags: ['deep'] }, async () => {
  const adviceId = await writeAdvice(els, company)
  const router = await open(await makeActionPoint(els, company, { adviceId }))
  expect(content()).toContain('Uit een advies: Bekijk het advies')
  await followLink(router, main().getByRole('link', { name: 'Bekijk het advies' }))
  expect(await main().findByRole('heading', { name: 'Actiepunten bij dit advies (1)' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/bedrijven/${company}/adviezen/${adviceId}`)
})

async function makeForRisk() {
  company = await startCheck(els)
  const group = await addGroup(els, company, 'Bankwerkers')
  await answerScript(els, company, group, 'EDUCATION', { newcomers: 'no', supervision: 'no' })
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: group,
    scriptKey: 'EDUCATION',
    questionId: 'newcomers',
  } as const
  return { group, id: await makeActionPoint(els, company, { origin }) }
}

test('links back to the answer that shows the risk it was made for', { tags: ['deep'] }, async () => {
  const { group, id } = await makeForRisk()
  const router = await open(id)
  expect(content()).toContain('Uit een risico: Fysieke belasting, Bankwerkers\nBekijk het antwoord')
  await followLink(router, main().getByRole('link', { name: 'Bekijk het antwoord' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Antwoorden: voorlichting' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/${group}/antwoorden`,
  )
  expect(router.state.location.search).toBe(`?scriptKey=EDUCATION&functionGroupId=${group}`)
})

test('links back to an answer of the company as a whole', { tags: ['deep'] }, async () => {
  company = await startCheck(els)
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  const origin = {
    check: 'PHYSICAL_STRAIN',
    checkSectionId: null,
    scriptKey: 'SITTING_WORK',
    questionId: 'breaks',
  } as const
  const router = await open(await makeActionPoint(els, company, { origin }))
  await followLink(router, main().getByRole('link', { name: 'Bekijk het antwoord' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Antwoorden: kantoormedewerkers' }),
  ).toBeTruthy()
})

test('names the risk without a link for a user who may not see that check', { tags: ['deep'] }, async () => {
  const { id } = await makeForRisk()
  const jan = await createUser('jan')
  await invite(jan, company, { rights: 'READONLY', checks: ['NOISE_HAZARD'] })
  await open(id, jan)
  expect(content()).toContain('Uit een risico: Fysieke belasting, Bankwerkers')
  expect(screen.queryByRole('link', { name: 'Bekijk het antwoord' })).toBeNull()
})

test('completing it after confirmation makes it read-only, and shows by whom and when', async () => {
  const id = await makeActionPoint(els, company)
  await open(id)
  await userEvent.click(main().getByRole('button', { name: 'Afronden' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))

  expect(await main().findByText('Klaar')).toBeTruthy()
  expect(content()).toContain(`Afgerond: ${today()} door Els de Smid. Je kunt het niet meer aanpassen.`)
  expect(mainButtons()).toEqual(['Foto toevoegen'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  const offer = main().getByRole('link', { name: 'Foto van het resultaat toevoegen' })
  expect(offer).toHaveProperty('search', '?venster=foto')
  expect(await actionPointRows()).toMatchObject([{ completed_by: els.id, revision: 2 }])
})

const answerNewcomers = (group: number, answers: string[], { as = els, revision = 1 } = {}) =>
  answer(as, company, { group, script: 'EDUCATION', question: 'newcomers', answers, revision })
const factsOf = () =>
  [...screen.getByRole('main').querySelectorAll('.bw-answer-facts > div')].map(
    ({ textContent }) => textContent,
  )

test('completing one for a risk leads to answering its question again', async () => {
  const { group, id } = await makeForRisk()
  const router = await open(id)
  expect(screen.queryByRole('heading', { name: 'Kijk opnieuw' })).toBeNull()
  await userEvent.click(main().getByRole('button', { name: 'Afronden' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))

  const message = (await main().findByText('Het actiepunt is afgerond.')).closest('[role=status]')
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(main().getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeTruthy()
  expect(factsOf()).toEqual([
    'RisicoNieuwkomers werken zonder begrijpelijke instructie',
    expect.stringMatching(/^VraagKrijgen nieuwe medewerkers/),
    `Jullie antwoord toenNee, of niet altijd (${today()})`,
  ])
  await followLink(router, main().getByRole('link', { name: 'Beantwoord de vraag opnieuw' }))
  await screen.findByRole('heading', { level: 1, name: /^Krijgen nieuwe medewerkers/ })
  expect(router.state.location.search).toBe(
    `?scriptKey=EDUCATION&functionGroupId=${group}&questionId=newcomers&opnieuw=${id}`,
  )
})

test('who may not answer sees that the risk is open, without a link', { tags: ['deep'] }, async () => {
  const { id } = await makeForRisk()
  await complete(id)
  await open(id, await createInvitee(company, 'READONLY'))
  expect(main().getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeTruthy()
  expect(factsOf()).toHaveLength(3)
  expect(main().queryByRole('link', { name: 'Beantwoord de vraag opnieuw' })).toBeNull()
})

test('a colleague who may answer gets the link', { tags: ['deep'] }, async () => {
  const { id } = await makeForRisk()
  await complete(id)
  await open(id, await createInvitee(company, 'WRITE'))
  expect(main().getByRole('link', { name: 'Beantwoord de vraag opnieuw' })).toBeTruthy()
  expect(screen.queryByText('Het actiepunt is afgerond.')).toBeNull()
})

test('a solved risk shows by whom and when, and the answers then and now', async () => {
  const { group, id } = await makeForRisk()
  await complete(id)
  await answerNewcomers(group, ['yes'], { as: await createInvitee(company, 'WRITE') })
  await open(id)
  expect(
    main().getByRole('heading', { level: 2, name: `Opgelost door Jan de Smid op ${today()}` }),
  ).toBeTruthy()
  expect(factsOf()).toEqual([
    'RisicoNieuwkomers werken zonder begrijpelijke instructie',
    expect.stringMatching(/^Vraag/),
    'Antwoord toenNee, of niet altijd',
    'Antwoord nuJa, altijd',
  ])
  expect(screen.queryByRole('heading', { name: 'Kijk opnieuw' })).toBeNull()
})

test('a solved risk whose answer was removed since has no answer now', { tags: ['deep'] }, async () => {
  const { group, id } = await makeForRisk()
  await complete(id)
  await answerNewcomers(group, ['yes'])
  await answerNewcomers(group, [], { revision: 2 })
  await open(id)
  expect(factsOf().at(-1)).toBe('Antwoord nuNog geen antwoord')
})

test('a completed action point is not edited, and its address opens no dialog', {
  tags: ['deep'],
}, async () => {
  const id = await makeActionPoint(els, company)
  await complete(id)
  await open(`${id}?venster=aanpassen`)
  expect(await main().findByText('Klaar')).toBeTruthy()
  expect(mainButtons()).toEqual(['Foto toevoegen'])
  await importsSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each<InvitationRights>(['READONLY', 'WRITE', 'ADMIN'])(
  'a colleague with %s cannot change an action point of somebody else',
  { tags: ['deep'] },
  async (rights) => {
    const id = await makeActionPoint(els, company)
    await open(`${id}?venster=aanpassen`, await createInvitee(company, rights))
    expect(content()).toHaveLength(4)
    expect(mainButtons()).toEqual([])
    await importsSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a company admin changes their own action point', { tags: ['deep'] }, async () => {
  const jan = await createInvitee(company, 'ADMIN')
  await open(await makeActionPoint(jan, company), jan)
  expect(mainButtons()).toEqual(['Foto toevoegen', 'Afronden', 'Aanpassen'])
})

test.each([
  ['the owner', () => Promise.resolve(els)],
  ['a system administrator', () => createUser('bea', ['BW_USER', 'BW_ADMIN'])],
])('%s changes what the coach made', { tags: ['deep'] }, async (_, findVisitor) => {
  const id = await makeActionPoint(await createCoach(company), company)
  await open(id, await findVisitor())
  expect(mainButtons()).toEqual(['Foto toevoegen', 'Afronden', 'Aanpassen'])
})

test.each(['99', 'x'])('there is no action point %s', { tags: ['deep'] }, async (id) => {
  await open(id)
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('an action point of another company is not found', { tags: ['deep'] }, async () => {
  await open(await makeActionPoint(els, await createCompany(els, 'Smederij Zuid')))
  expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeTruthy()
})

test('shows an error when the action point cannot be loaded', { tags: ['deep'] }, async () => {
  const id = await makeActionPoint(els, company)
  await backEnd.withoutTable('action_item', async () => {
    await open(id)
    expect((await screen.findByRole('alert')).textContent).toContain('Actiepunt kon niet geladen worden')
    expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy()
  })
})
