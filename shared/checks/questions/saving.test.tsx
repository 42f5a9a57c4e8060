import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#shared/session/store.ts'
import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { followLink, openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['carry'])
})

const OFFLINE =
  'Er is geen verbinding. Je antwoorden staan op dit apparaat en worden verstuurd zodra die er weer is.'
const MEANWHILE = 'Iemand anders heeft deze vraag intussen beantwoord.'

const urlOf = (scriptKey: string, questionId: string) =>
  `/check/fysieke-belasting/1?scriptKey=${scriptKey}&functionGroupId=${group}&questionId=${questionId}`
const open = (scriptKey = 'CARRY', questionId = 'distance', as = check.owner) =>
  openPage(urlOf(scriptKey, questionId), { as })
async function openDistance(as?: string) {
  const router = await open('CARRY', 'distance', as)
  await screen.findByRole('radio', { name: 'Meer dan 20 meter' })
  return router
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const saved = () => screen.findByRole('button', { name: 'Opgeslagen' })
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const carried = async () => (await check.stored()).filter((line) => line.startsWith('CARRY'))
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('bw_answer'))

async function answerOffline() {
  await connection.cut()
  await choose('Meer dan 20 meter')
  await screen.findByText(new RegExp(`^${OFFLINE}`))
}

test('stores answers that were given offline once each, in the order in which they were given', async () => {
  await open('CARRY', 'load')
  await screen.findByRole('radio', { name: '10 kg of minder' })
  await connection.cut()
  await choose('10 kg of minder')
  await screen.findByText(`${OFFLINE} 1 antwoord wacht.`)
  await press('Volgende vraag')
  await choose('Meer dan 20 meter')
  await choose('20 meter of minder')
  await press('Volgende vraag')
  await heading(/bij elkaar/)
  await userEvent.click(screen.getAllByRole('radio')[0]!)
  await screen.findByText(`${OFFLINE} 3 antwoorden wachten.`)
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeTruthy()
  expect(await carried()).toEqual([])
  expect(kept()).toHaveLength(3)

  connection.restore()
  window.dispatchEvent(new Event('online'))
  await saved()
  expect(screen.queryByText(/offline/)).toBeNull()
  expect(kept()).toEqual([])
  const rows = await backEnd.sql`
    select question_key, revision from check_answer where script_key = 'CARRY' order by answered_at`
  expect(rows).toEqual(['load', 'distance', 'total'].map((question_key) => ({ question_key, revision: 1 })))
  expect(await carried()).toContain('CARRY/distance: le20 (1)')
})

test('"Opslaan" sends at once', async () => {
  await openDistance()
  await answerOffline()
  const requests = vi.spyOn(globalThis, 'fetch')
  await press('Opslaan')
  expect(requests).toHaveBeenCalled()
  connection.restore()
  await waitFor(async () => expect(await carried()).toEqual(['CARRY/distance: gt20 (1)']))
})

test('sends again after a while without any user action', { tags: ['deep'] }, async () => {
  await openDistance()
  await answerOffline()
  connection.restore()
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
})

test('an answer without a response is stored once, and does not conflict with the next answer', {
  tags: ['deep'],
}, async () => {
  await openDistance()
  await connection.swallowAnswers()
  await choose('Meer dan 20 meter')
  await waitFor(async () => expect(await carried()).toEqual(['CARRY/distance: gt20 (1)']))
  await screen.findByText(new RegExp(`^${OFFLINE}`))
  await connection.cut()
  await choose('20 meter of minder')
  connection.restore()
  await saved()
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  expect(await carried()).toEqual(['CARRY/distance: le20 (2)'])
})

async function logInAgain() {
  const main = within(screen.getByRole('main'))
  await userEvent.type(main.getByRole('textbox', { name: 'E-mailadres' }), check.owner)
  await userEvent.type(main.getByLabelText('Wachtwoord'), 'Vonkenregen2026')
  await userEvent.click(main.getByRole('button', { name: 'Inloggen' }))
}

test('after the session expired, asks for a login and then sends the answer', async () => {
  const router = await openDistance()
  await backEnd.endSessions()
  await choose('Meer dan 20 meter')
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  expect(kept()).toHaveLength(1)
  expect(await carried()).toEqual([])

  await logInAgain()
  await waitFor(() => expect(router.state.location.search).toContain('distance'))
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
  expect(await screen.findByRole('radio', { name: 'Meer dan 20 meter' })).toHaveProperty('checked', true)
})

test.each([
  ['section', 'Meer dan 20 meter'],
  ['company', 'Nee'],
])(
  'an answer that is stored while the answers of the %s are read stays on the page',
  { tags: ['deep'] },
  async (part, name) => {
    const isSection = part === 'section'
    const address = isSection ? /\/answers\?checkSectionId=/ : /\/answers$/
    const companyUrl = '/check/fysieke-belasting/1?scriptKey=SITTING_WORK&questionId=applies'
    await openPage(isSection ? urlOf('CARRY', 'distance') : companyUrl, { as: check.owner })
    await screen.findByRole('radio', { name })
    await backEnd.endSessions()
    await choose(name)
    await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
    let numRead = 0
    const deliver = connection.holdResponses(({ url }) => address.test(url) && ++numRead === 1)
    // Answers can be read and not stored, until they have been read.
    await whileLocked(backEnd, 'lock table check_answer in share mode', async () => {
      await logInAgain()
      await waitFor(() => expect(numRead).toBe(1))
    })
    await waitFor(() => expect(kept()).toEqual([]))
    deliver()
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true)
  },
)

/** As in another tab of the browser. */
async function logInElsewhere(email: string) {
  await backEnd.page.login(email)
  const { body } = await backEnd.page.get('/rest/login')
  await signIn(body.responseObject)
}

test('a refusal of an ended session does not end the login that came after it, and the answer is sent', {
  tags: ['deep'],
}, async () => {
  await openDistance()
  await backEnd.endSessions()
  let numSent = 0
  const isFirst = ({ method }: Request) => method === 'POST' && ++numSent === 1
  const deliver = connection.holdResponses(isFirst)
  await choose('Meer dan 20 meter')
  await waitFor(() => expect(numSent).toBe(1))
  await logInElsewhere(check.owner)
  deliver()
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
  expect(screen.getByRole('radio', { name: 'Meer dan 20 meter' })).toHaveProperty('checked', true)
})

test('the unsent answer of a user is not shown to, or sent by, another user', {
  tags: ['deep'],
}, async () => {
  await check.invite('jan@lasserij.nl', 'WRITE')
  await openDistance()
  await answerOffline()
  // Before the connection is back: the answer is sent after a while.
  await logInElsewhere('jan@lasserij.nl')
  connection.restore()

  const radio = await screen.findByRole('radio', { name: 'Meer dan 20 meter' })
  await waitFor(() => expect(radio).toHaveProperty('checked', false))
  await saved()
  await choose('20 meter of minder')
  await waitFor(async () => expect(await carried()).toEqual(['CARRY/distance: le20 (1)']))
  await waitFor(() => expect(kept()).toHaveLength(1))
})

/** Another user answers the question on the page first. Returns the alert. */
async function createConflict() {
  const jan = await check.invite('jan@lasserij.nl', 'WRITE')
  await openDistance()
  await check.answer(group, 'CARRY/distance', ['gt20'], { client: jan })
  await choose('20 meter of minder')
  return within(await screen.findByRole('alert'))
}

test('does not overwrite the answer of another user, and shows both answers', async () => {
  const alert = await createConflict()
  expect(alert.getByText(MEANWHILE)).toBeTruthy()
  expect(
    alert.getByText(/^Jan Bakker koos “Meer dan 20 meter” om \d\d:\d\d\. Jij koos “20 meter of minder”\.$/),
  ).toBeTruthy()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeTruthy()
})

test('describes a conflict with the user’s own answer on another device as such', {
  tags: ['deep'],
}, async () => {
  await openDistance()
  await check.answer(group, 'CARRY/distance', ['gt20'])
  await choose('20 meter of minder')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Je hebt deze vraag intussen ergens anders beantwoord.')).toBeTruthy()
  expect(
    alert.getByText(/^Daar koos je “Meer dan 20 meter” om \d\d:\d\d\. Hier koos je “20 meter/),
  ).toBeTruthy()
})

test('after a conflict, can keep the answer of the other user', { tags: ['deep'] }, async () => {
  await createConflict()
  await press('Houd dit antwoord')
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  expect(screen.getByRole('radio', { name: 'Meer dan 20 meter' })).toHaveProperty('checked', true)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
})

test('after a conflict, can replace the answer of the other user', { tags: ['deep'] }, async () => {
  await createConflict()
  await press('Gebruik mijn antwoord')
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: le20 (2)'])
  const [row] = await backEnd.sql`
    select first_name from check_answer join person on person.id = answered_by where question_key = 'distance'`
  expect(row).toEqual({ first_name: 'Els' })
})

test('sends the new answer when an answer changes while it is being sent', { tags: ['deep'] }, async () => {
  await openDistance()
  const release = connection.hold()
  await choose('Meer dan 20 meter')
  await choose('20 meter of minder')
  release()
  await saved()
  await waitFor(async () => expect(await carried()).toEqual(['CARRY/distance: le20 (2)']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends the answer of another tab that was queued while an answer was being sent, without a storage event', {
  tags: ['deep'],
}, async () => {
  await openDistance()
  const release = connection.hold()
  await choose('Meer dan 20 meter')
  const [key = ''] = kept()
  const entry = JSON.parse(localStorage.getItem(key)!)
  localStorage.setItem(
    key,
    JSON.stringify({ ...entry, answers: [{ answerId: 'le20', value: '' }], sent: [] }),
  )
  release()
  await saved()
  await waitFor(async () => expect(await carried()).toEqual(['CARRY/distance: le20 (2)']))
})

test('loads the answers of other users when an answer is saved', { tags: ['deep'] }, async () => {
  await openDistance()
  await check.answer(group, 'CARRY/load', ['le10'])
  await choose('20 meter of minder')
  await saved()
  await press('Vorige')
  await heading(/zwaarste last/)
  const radio = screen.getByRole('radio', { name: '10 kg of minder' })
  await waitFor(() => expect(radio).toHaveProperty('checked', true))
})

test('loads the answers of other users when the page gets the focus', { tags: ['deep'] }, async () => {
  await open()
  const radio = await screen.findByRole('radio', { name: 'Meer dan 20 meter' })
  await check.answer(group, 'CARRY/distance', ['gt20'])
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(radio).toHaveProperty('checked', true))
})

test('rights that were revoked: the answer is kept until the user discards it', {
  tags: ['deep'],
}, async () => {
  const reason = 'Geen rechten of toegang tot dit onderdeel'
  await check.invite('jan@lasserij.nl', 'WRITE')
  await openDistance('jan@lasserij.nl')
  await backEnd.sql`update invitation set rights = 'READONLY'`
  await choose('Meer dan 20 meter')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Je antwoord is niet opgeslagen.')).toBeTruthy()
  expect(alert.getByText(`Jij koos “Meer dan 20 meter”. ${reason}`)).toBeTruthy()
  expect(kept()).toHaveLength(1)
  await press('Gooi mijn antwoord weg')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(kept()).toEqual([])
  expect(await carried()).toEqual([])
})

const GONE = 'Deze functiegroep is verwijderd'

test('a function group that was deleted meanwhile: says so, leads to the others, and leaves nothing behind', {
  tags: ['deep'],
}, async () => {
  const other = await check.addSection('Lassers')
  const router = await openDistance()
  await backEnd.sql`delete from check_section where id = ${group}`
  await choose('Meer dan 20 meter')
  await heading(new RegExp(`^${GONE}$`))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(GONE))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(kept()).toEqual([])

  await followLink(router, screen.getByRole('link', { name: 'Naar de functiegroepen' }))
  await heading(/^Functiegroepen$/)
  const groups = within(screen.getByRole('list', { name: 'Functiegroepen' }))
  expect(groups.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Lassers'])
  await router.navigate(`/check/fysieke-belasting/1?functionGroupId=${other}`)
  await heading(/^Voorlichting$/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a function group that was deleted meanwhile is gone when the page gets the focus', {
  tags: ['deep'],
}, async () => {
  await openDistance()
  await backEnd.sql`delete from check_section where id = ${group}`
  window.dispatchEvent(new Event('focus'))
  await heading(new RegExp(`^${GONE}$`))
})

test('a question that does not exist any more cannot be sent again, only discarded', {
  tags: ['deep'],
}, async () => {
  await openPage('/check/fysieke-belasting/1?scriptKey=SITTING_WORK&questionId=applies', { as: check.owner })
  await screen.findByRole('radio', { name: 'Nee' })
  await backEnd.sql`delete from company_check`
  await choose('Nee')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Jij koos “Nee”. Deze vraag is intussen verwijderd.')).toBeTruthy()
  expect(alert.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
  await press('Gooi mijn antwoord weg')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows a message while the server fails, and sends again', async () => {
  await openDistance()
  await backEnd.withoutTable('check_answer', async () => {
    await choose('Meer dan 20 meter')
    await screen.findByText(/^Opslaan lukt nu niet\. .* 1 antwoord wacht\.$/)
  })
  await saved()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
})

test('without browser storage, shows a warning and asks to confirm before the page is left', {
  tags: ['deep'],
}, async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  try {
    await openDistance()
    await connection.cut()
    await choose('Meer dan 20 meter')
    await screen.findByText(/Je browser bewaart ze niet: laat deze pagina open\.$/)
    expect(leaving()).toBe(true)
    connection.restore()
    await saved()
    expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
    expect(leaving()).toBe(false)
  } finally {
    full.mockRestore()
  }
})

test('steps work offline', { tags: ['deep'] }, async () => {
  await open('CARRY', 'load')
  await heading(/zwaarste last/)
  await connection.cut()
  await press('Sla over')
  await heading(/welke afstand/)
  await press('Vorige')
  await heading(/zwaarste last/)
})
