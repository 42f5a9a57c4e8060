import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { NUM_COMPANY_QUESTIONS, NUM_GROUP_QUESTIONS } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const LOOK_ONLY = 'Je mag bij dit bedrijf alleen meekijken.'

beforeEach(async () => {
  const els = await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${els}, '<10', 'Metaalbewerking', 'Geen van beide')`
})

async function invite(email: string, rights: string) {
  const person = await backEnd.createPerson({ email })
  await backEnd.sql`
    insert into invitation
      (company_id, role, name, email, message, rights, checks, key_hash, person_id, expires_at, accepted_at)
    values (1, 'COLLEAGUE', 'Jan', ${email}, 'Kijk mee', ${rights}, '{PHYSICAL_STRAIN,NOISE_HAZARD}', '\\x01',
      ${person}, now(), now())`
}

/** With a status computed for the current questions. */
const start = (check: string, status: string, unfinished = 0) => backEnd.sql`
  insert into company_check (company_id, "check", status, num_unfinished, questionnaire_version)
  values (1, ${check}, ${status}, ${unfinished}, 99)`
const STARTED = `PHYSICAL_STRAIN GREY ${NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS}`
const startedChecks = async () =>
  (await backEnd.sql`select "check", status, num_unfinished from company_check order by 1`).map(
    (row) => `${row.check} ${row.status} ${row.num_unfinished}`,
  )

const open = async (as = 'els@smederij.nl') => {
  const router = await openPage('/bedrijven/1/checks', { as })
  await screen.findByRole('list', { name: 'Verbeterchecks' })
  return router
}
const items = () => within(screen.getByRole('list', { name: 'Verbeterchecks' })).getAllByRole('listitem')
const item = (check: string) =>
  within(screen.getByRole('heading', { name: check }).closest('li') as HTMLElement)
const startButton = (check: string) =>
  screen.getByRole('button', { name: new RegExp(`^Start .*: ${check}$`) })

async function withoutChecks(during: () => Promise<unknown>) {
  await backEnd.sql`alter table company_check add constraint none check (false) not valid`
  await backEnd.sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`
  await backEnd.sql`create trigger refusing before delete on company_check for each row execute function refuse()`
  try {
    await during()
  } finally {
    await backEnd.sql`drop trigger refusing on company_check`
    await backEnd.sql`drop function refuse`
    await backEnd.sql`alter table company_check drop constraint none`
  }
}

test('offers to start a check, or to open the results of a started check', async () => {
  for (const check of [
    'PHYSICAL_STRAIN',
    'HAZARDOUS_SUBSTANCES',
    'MACHINE_SAFETY',
    'NOISE_HAZARD',
    'TEMP_WORK_AT_HEIGHT',
  ])
    await start(check, 'GREEN')
  await open()

  expect(
    items().map(
      (item) => (within(item).queryByRole('button') ?? within(item).getAllByRole('link')[0])?.textContent,
    ),
  ).toEqual([
    'Resultaten per functiegroep',
    'Bekijk register',
    'Resultaten per machine',
    'Resultaten verbetercheck',
    'Resultaten',
    'Start Verbetercheck',
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Smederij Noord' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Beterwerk – Mijn bedrijven – Smederij Noord'))
  expect(screen.getByRole('link', { name: 'Bedrijfsgegevens aanpassen' })).toHaveProperty(
    'pathname',
    '/bedrijven/1/info',
  )
  expect(screen.queryByText(LOOK_ONLY)).toBeNull()
})

test('labels the start button by the type of the check', { tags: ['deep'] }, async () => {
  await open()
  expect(items().map((item) => within(item).getByRole('button').textContent)).toEqual([
    'Start Verbetercheck',
    'Start register',
    'Start Verbetercheck',
    'Start Verbetercheck',
    'Start Verbetercheck',
    'Start Verbetercheck',
  ])
})

test('a started check goes on until it is finished, for who may write', { tags: ['deep'] }, async () => {
  await start('PHYSICAL_STRAIN', 'GREY', 5)
  await start('HAZARDOUS_SUBSTANCES', 'GREY', 3)
  await open()
  const links = () => item('Fysieke belasting').queryAllByRole('link')
  expect(links().map(({ textContent, ariaLabel }) => [textContent, ariaLabel])).toEqual([
    ['Ga verder', 'Ga verder met Fysieke belasting'],
    ['Resultaten per functiegroep', 'Resultaten per functiegroep: Fysieke belasting'],
  ])
  expect(links()[0]).toHaveProperty('pathname', '/check/fysieke-belasting/1')
  expect(
    item('Gevaarlijke stoffen')
      .getByRole('link', { name: 'Ga verder met Gevaarlijke stoffen' })
      .getAttribute('href'),
    'what is not finished in the register',
  ).toBe('/bedrijven/1/checks/gevaarlijke-stoffen?status=GREY')
  cleanup()

  await invite('jan@lasserij.nl', 'READONLY')
  await open('jan@lasserij.nl')
  expect(links()).toHaveLength(1)
  expect(item('Fysieke belasting').queryByText('Ga verder')).toBeNull()
})

test('introduces the checks that are not started', { tags: ['deep'] }, async () => {
  await start('NOISE_HAZARD', 'GREY')
  await open()
  const smoke = item('Lasrook')
  expect(smoke.getByText(/^Doe deze check als er in je bedrijf wordt gelast/)).toBeTruthy()
  expect(smoke.getByText('Ongeveer 15 tot 30 minuten per ruimte.')).toBeTruthy()
  const purpose = smoke.getByText(/^Onderzoekers noemen alle lasrook kankerverwekkend/)
  expect(purpose.closest('details')?.open).toBe(false)
  await userEvent.click(smoke.getByText('Waar gaat deze check over?'))
  expect(purpose.closest('details')?.open).toBe(true)
  expect(item('Gevaarlijke stoffen').getByText('Waar gaat dit register over?').textContent).toBe(
    'Waar gaat dit register over? Gevaarlijke stoffen',
  )
  expect(screen.getAllByText(/^Ongeveer/)).toHaveLength(5)
  expect(item('Schadelijk geluid').queryByText(/^(Doe deze check|Ongeveer|Waar gaat)/)).toBeNull()
})

test.each([
  ['MACHINE_SAFETY', 'RED', 0, 'Risico’s gevonden', true],
  ['MACHINE_SAFETY', 'GREY', 0, 'Bezig', true],
  ['MACHINE_SAFETY', 'GREY', 1, '1 vraag open', false],
  ['MACHINE_SAFETY', 'GREY', 4, '4 vragen open', false],
  ['HAZARDOUS_SUBSTANCES', 'ORANGE', 0, 'Let op', true],
  ['HAZARDOUS_SUBSTANCES', 'ORANGE', 2, 'Let op · 2 te gaan', true],
])(
  'shows a %s check with status %s and %i open questions',
  async (check, status, unfinished, words, hasShape) => {
    await start(check, status, unfinished)
    await open()
    const row = item(check === 'MACHINE_SAFETY' ? 'Machineveiligheid' : 'Gevaarlijke stoffen')
    const pill = row.getByText((_, element) => element?.className === 'bw-status')
    expect(pill.textContent?.trim()).toBe(words)
    expect(pill.querySelector('svg') !== null).toBe(hasShape)
  },
)

test.each([
  [0, 'vandaag'],
  [1, 'morgen'],
  [21, 'over 21 dagen'],
])('shows the next appointment with the coach, %i days ahead', { tags: ['deep'] }, async (days, words) => {
  const [report] = await backEnd.sql`
    insert into visit_report (company_id, themes, date_appointment, date_next_appointment, reason, recap, first_visit)
    values (1, '{GENERAL}', '2026-03-29', (now() at time zone 'Europe/Amsterdam')::date + ${days}::int, 'r', 'v', true)
    returning to_char(date_next_appointment, 'DD-MM-YYYY') as day`
  await open()
  const heading = await screen.findByRole('heading', { name: 'Volgende afspraak' })
  const { textContent } = heading.nextElementSibling!
  expect(textContent).toBe(`De verbetercoach komt op ${report!.day}, ${words}.`)
  expect(screen.getByRole('link', { name: 'Bekijk het bezoekverslag' }).getAttribute('href')).toBe(
    '/bedrijven/1/bezoekverslagen/1',
  )
  const calendar = screen.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')!
  expect((await backEnd.page.get(calendar)).status).toBe(200)
})

test('shows no appointment when there is none', { tags: ['deep'] }, async () => {
  await open()
  expect(screen.queryByRole('heading', { name: 'Volgende afspraak' })).toBeNull()
})

test('marks the first of the five steps as current', { tags: ['deep'] }, async () => {
  await open()
  const steps = within(screen.getByRole('list', { name: 'Stappen' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Kies',
    'Inventariseer',
    'Check',
    'Signaleer',
    'Verbeter',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null])
})

test('shows the disclaimer of a check', { tags: ['deep'] }, async () => {
  await open()
  expect(item('Tijdelijk werken op hoogte').getByText(/werkbak aan een heftruck .* 1 juli 2020/)).toBeTruthy()
  expect(item('Gevaarlijke stoffen').getByText(/hoogstens 2 taken/)).toBeTruthy()
  expect(item('Machineveiligheid').queryByText(/./, { selector: '.bw-checks-note' })).toBeNull()
})

test.each([
  ['a company without the check', undefined, false],
  ['a check from before it was renewed', '2020-06-30T21:59:59Z', true],
  ['a check from after it was renewed', '2020-06-30T22:00:00Z', false],
])(
  'the disclaimer of welding smoke, with a link to the archive: %s',
  { tags: ['deep'] },
  async (_, startedAt, isShown) => {
    if (startedAt)
      await backEnd.sql`
      insert into company_check (company_id, "check", status, started_at) values (1, 'WELDING_SMOKE', 'GREEN', ${startedAt})`
    await open()
    expect(item('Lasrook').queryByText(/op 1 juli 2020 vernieuwd/) !== null).toBe(isShown)
    const link = item('Lasrook').queryByRole('link', { name: 'Bekijk je oude verbeterchecks' })
    expect(link?.getAttribute('href') ?? '').toMatch(
      isShown ? /\/website\/checks\/\?check=lasrook-archief&company=/ : /^$/,
    )
  },
)

test('opens the check after starting it', async () => {
  const router = await open()
  await userEvent.click(startButton('Fysieke belasting'))

  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/check/fysieke-belasting/1/functiegroepen'),
  )
  expect(await startedChecks()).toEqual([STARTED])
})

test('starts a check once when the button is pressed twice', { tags: ['deep'] }, async () => {
  const router = await open()
  const calls: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    calls.push(input instanceof Request ? input.url : String(input))
    return fetch(input, init)
  }
  try {
    await userEvent.dblClick(startButton('Fysieke belasting'))
    await waitFor(() => expect(router.state.location.pathname).toContain('fysieke-belasting'))
  } finally {
    globalThis.fetch = fetch
  }
  expect(calls.filter((url) => url.includes('start-check'))).toHaveLength(1)
})

test('starting the register opens its list', { tags: ['deep'] }, async () => {
  const router = await open()
  await userEvent.click(startButton('Gevaarlijke stoffen'))
  await screen.findByRole('heading', { level: 1, name: 'Register gevaarlijke stoffen' })
  expect(router.state.location.pathname).toBe('/bedrijven/1/checks/gevaarlijke-stoffen')
  expect(await startedChecks()).toEqual(['HAZARDOUS_SUBSTANCES GREY 0'])
})

test('shows at the check that it cannot be started', { tags: ['deep'] }, async () => {
  await open()
  await withoutChecks(async () => {
    await userEvent.click(startButton('Lasrook'))
    const warning = await item('Lasrook').findByRole('alert')
    expect(warning.textContent).toContain('De verbetercheck kan niet gestart worden')
    expect(warning.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  })
  expect(startButton('Lasrook').getAttribute('aria-disabled')).toBe('false')
  await userEvent.click(startButton('Lasrook'))
  await screen.findByRole('link', { name: 'Resultaten per ruimte: Lasrook' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a user with read access cannot start a check, and sees why', { tags: ['deep'] }, async () => {
  await invite('jan@lasserij.nl', 'READONLY')
  await start('NOISE_HAZARD', 'GREEN')
  await open('jan@lasserij.nl')

  expect(items()).toHaveLength(2)
  expect(startButton('Fysieke belasting')).toHaveProperty('disabled', true)
  const reason = document.getElementById(
    startButton('Fysieke belasting').getAttribute('aria-describedby') ?? '',
  )
  expect(reason?.textContent).toBe(LOOK_ONLY)
  expect(screen.getByRole('link', { name: 'Resultaten verbetercheck: Schadelijk geluid' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bedrijfsgegevens aanpassen' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Verbetercheck verwijderen' })).toBeNull()
})

test('a user with write access can start a check, but not delete one', { tags: ['deep'] }, async () => {
  await invite('jan@lasserij.nl', 'WRITE')
  await start('NOISE_HAZARD', 'GREEN')
  await open('jan@lasserij.nl')

  expect(screen.queryByText(LOOK_ONLY)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Verbetercheck verwijderen' })).toBeNull()
  await userEvent.click(startButton('Fysieke belasting'))
  await waitFor(async () => expect(await startedChecks()).toContain(STARTED))
})

test('asks for a login when the session has ended', { tags: ['deep'] }, async () => {
  const router = await open()
  await backEnd.endSessions()
  await userEvent.click(startButton('Lasrook'))
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' })
  expect(router.state.location.search).toBe('?redirect=%2Fbedrijven%2F1%2Fchecks')
})

const deleteButton = (check: string) => screen.findByRole('button', { name: `Verwijder ${check}` })

async function pressDelete(check: string) {
  await userEvent.click(await deleteButton(check))
  return within(await screen.findByRole('alertdialog', { name: 'Weet je het zeker?' }))
}

test('the owner deletes a started check', async () => {
  await start('HAZARDOUS_SUBSTANCES', 'GREEN')
  await start('WELDING_SMOKE', 'RED')
  await open()
  expect(screen.queryByRole('button', { name: 'Verwijder Machineveiligheid' })).toBeNull()
  const dialog = await pressDelete('Lasrook')
  expect(dialog.getByText(/verbetercheck Lasrook van Smederij Noord.*niet ongedaan maken\.$/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))

  const message = (await screen.findByText('De verbetercheck Lasrook is verwijderd.')).closest(
    '[role=status]',
  )
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(await startedChecks()).toEqual(['HAZARDOUS_SUBSTANCES GREEN 0'])
  await waitFor(() => expect(startButton('Lasrook')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Verwijder Lasrook' })).toBeNull()
})

test('cancelling keeps the check', { tags: ['deep'] }, async () => {
  await start('WELDING_SMOKE', 'RED')
  await open()
  const dialog = await pressDelete('Lasrook')
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await startedChecks()).toEqual(['WELDING_SMOKE RED 0'])
})

test('shows an error when a check cannot be deleted', { tags: ['deep'] }, async () => {
  await start('WELDING_SMOKE', 'RED')
  await open()
  await withoutChecks(async () => {
    const dialog = await pressDelete('Lasrook')
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }))
    const alert = within(
      await screen.findByRole('alertdialog', { name: 'Verwijderen verbetercheck is niet gelukt' }),
    )
    await userEvent.click(alert.getByRole('button', { name: 'Oke' }))
  })
  expect(await startedChecks()).toEqual(['WELDING_SMOKE RED 0'])
})

test('offers nothing to delete without started checks', { tags: ['deep'] }, async () => {
  await open()
  expect(screen.queryByRole('heading', { name: 'Verbetercheck verwijderen' })).toBeNull()
})

test('says that the checks are not yet the RI&E, and leads to that of the branch', async () => {
  await open()
  const notice = within(screen.getByRole('region', { name: 'Een verbetercheck is nog geen RI&E' }))
  expect(notice.getByText(/meer dan 25 mensen/)).toBeTruthy()
  expect(notice.getByRole<HTMLAnchorElement>('link', { name: 'Naar de RI&E Metaalbewerking' }).href).toBe(
    'https://rie.example/',
  )
})

test('shows an error when the checks cannot be loaded', { tags: ['deep'] }, async () => {
  await backEnd.withoutTable('company', async () => {
    await openPage('/bedrijven/1/checks', { as: 'els@smederij.nl' })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Overzicht van verbeterchecks kon niet geladen worden',
    )
  })
})

test.each(['/bedrijven/1/checks', '/bedrijven/2/checks'])(
  'another user has no access to %s',
  { tags: ['deep'] },
  async (path) => {
    await backEnd.createPerson({ email: 'vreemd@elders.nl' })
    const router = await openPage(path, { as: 'vreemd@elders.nl' })

    expect(await screen.findByRole('heading', { level: 1, name: 'Geen toegang' })).toBeTruthy()
    expect(router.state.location).toMatchObject({
      pathname: '/geen-toegang',
      search: `?url=${encodeURIComponent(path)}`,
    })
  },
)
