import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { today } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { HEAVY_LOAD, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { queueAnswer } from '../../../testing/factories/queued-answer.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../testing/harness/network.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const connection = useNetwork(backEnd)
const { createUser, startCheck, addGroup, answerScript, finish } = physicalStrainIn(backEnd)

let els: User
let company: number
let bench: number
let weld: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els)
  bench = await addGroup(els, company, 'Bankwerkers')
  weld = await addGroup(els, company, 'Lassers')
})

const HEAVY_AND_TOLD_NOBODY = {
  ...HEAVY_LOAD,
  EDUCATION: { ...HEAVY_LOAD.EDUCATION, instructed: 'no' },
}
const open = (path: string) => openPage(`/check/fysieke-belasting/${company}/${path}`, { as: els.email })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const groupRow = (name: string) =>
  within(screen.getByRole('list', { name: 'Alle functiegroepen' }))
    .getByRole('link', { name })
    .closest('li')?.textContent

test('the end of the check shows its risks by urgency, every group, and the plan to take along', async () => {
  await finish(els, company, bench, HEAVY_AND_TOLD_NOBODY)
  await finish(els, company, weld)
  await finish(els, company, null)
  await open('einde')
  await heading('De check is af')
  const outcome = within(screen.getByRole('region', { name: '1 direct, 1 binnen drie maanden' }))
  expect(outcome.getByText('De uitkomst van de hele check')).toBeTruthy()
  expect(outcome.getByText(/^Begin met wat direct weg moet\./)).toBeTruthy()
  expect(outcome.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
  expect(outcome.getByRole('link', { name: 'Naar je volgende stap' })).toHaveProperty(
    'pathname',
    `/bedrijven/${company}/checks`,
  )
  expect(outcome.getByRole('link', { name: 'Bekijk de resultaten' }).getAttribute('href')).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting`,
  )
  expect(groupRow('Bankwerkers')).toBe('Bankwerkers1 direct, 1 binnen drie maanden 2 risico’s')
  expect(groupRow('Lassers')).toBe('Lassers In orde')
  expect(screen.getByRole('link', { name: 'Bankwerkers' }).getAttribute('href')).toBe(
    `/bedrijven/${company}/checks/fysieke-belasting/${bench}`,
  )
})

test('the end of a check without risks says so', async () => {
  for (const part of [bench, weld, null]) await finish(els, company, part)
  await open('einde')
  await heading('De check is af')
  expect(screen.getByRole('region', { name: 'Geen risico’s gevonden' })).toBeTruthy()
})

test('the end of an unfinished check leads to what is left, and counts what was found so far', async () => {
  await finish(els, company, bench, HEAVY_LOAD)
  await open('einde')
  await heading('De check is nog niet af')
  const next = within(screen.getByRole('region', { name: 'Bij Lassers staan nog vragen open' }))
  expect(next.getByText('Tot nu toe gevonden: 1 direct.')).toBeTruthy()
  expect(next.getByRole('button', { name: 'Download concept' })).toBeTruthy()
  expect(next.getByRole('link', { name: 'Ga verder met Lassers' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download Plan van Aanpak' })).toBeNull()
})

test('the end of a group shows its risks by urgency, and those of the whole check', async () => {
  await finish(els, company, bench, HEAVY_LOAD)
  await finish(els, company, weld, HEAVY_AND_TOLD_NOBODY)
  await open(`einde-functiegroep?functionGroupId=${bench}`)
  await heading('Bankwerkers is af')
  expect(screen.getByText('1 direct', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('2 direct, 1 binnen drie maanden')).toBeTruthy()
  expect(groupRow('Lassers')).toBe('Lassers1 direct, 1 binnen drie maanden 2 risico’s')
})

test('the end of the last group shows the outcome when nothing else is open', async () => {
  for (const part of [bench, weld, null]) await finish(els, company, part)
  await open(`einde-functiegroep?functionGroupId=${weld}`)
  await heading('Lassers is af')
  const outcome = within(screen.getByRole('region', { name: 'Geen risico’s gevonden' }))
  expect(outcome.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeTruthy()
})

test('the end is shown without numbers when these cannot be loaded', { tags: ['deep'] }, async () => {
  for (const part of [bench, weld, null]) await finish(els, company, part)
  await backEnd.withoutTable('check_risk', async () => {
    await open('einde')
    await heading('De check is af')
  })
  await waitFor(() => expect(groupRow('Lassers')).toBe('Lassers In orde'))
  expect(screen.queryByText('De uitkomst van de hele check')).toBeNull()
  expect(screen.getByRole('link', { name: 'Bekijk de resultaten' })).toBeTruthy()
})

test('a check that is finished offline shows its outcome once the answers are saved', {
  tags: ['deep'],
}, async () => {
  for (const part of [bench, weld]) await finish(els, company, part, HEAVY_LOAD)
  await answerScript(els, company, null, 'SITTING_WORK', { applies: 'no' })
  await openPage(`/check/fysieke-belasting/${company}?scriptKey=PREGNANCY&questionId=applies`, {
    as: els.email,
  })
  await screen.findByRole('radio', { name: 'Nee' })
  await connection.cut()
  await userEvent.click(screen.getByRole('radio', { name: 'Nee' }))
  await screen.findByText(/^Er is geen verbinding/)
  await userEvent.click(screen.getByRole('button', { name: 'Volgende vraag' }))
  await heading('De check is af')
  expect(screen.queryByText('De uitkomst van de hele check')).toBeNull()
  connection.restore()
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('region', { name: '2 direct' })
})

test('mails the plan to the user', async () => {
  for (const part of [bench, weld, null]) await finish(els, company, part)
  await open('einde')
  await heading('De check is af')
  await userEvent.click(screen.getByRole('button', { name: 'Mail mij het plan' }))
  const message = await screen.findByText(`Het plan is gemaild naar ${els.email}.`)
  expect(message.getAttribute('role')).toBe('status')
  const mails = await backEnd.sql`
    select recipient, attachment_name from mail_outbox where attachment_name is not null`
  expect(mails).toEqual([
    {
      recipient: els.email,
      attachment_name: `Plan van Aanpak – Metaal Noord – Fysieke belasting – ${today()}.pdf`,
    },
  ])
})

test('no plan is mailed over an answer that was not stored', { tags: ['deep'] }, async () => {
  for (const part of [bench, weld, null]) await finish(els, company, part)
  await open('einde')
  await heading('De check is af')
  const [person] = await backEnd.sql`select id from person where email = ${els.email}`
  queueAnswer(Number(person!.id), {
    companyId: company,
    sectionId: bench,
    refusal: { title: 'Deze vraag is verwijderd.' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Mail mij het plan' }))
  expect(
    await screen.findByText(
      '1 antwoord op dit apparaat is niet opgeslagen. Zonder dat antwoord klopt het plan niet.',
    ),
  ).toBeTruthy()
  expect(await backEnd.sql`select from mail_outbox where attachment_name is not null`).toEqual([])
})
