import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { saveAnswer } from '#shared/api/checks/section-checks.ts'
import { queueAnswer } from '../../../../testing/factories/queued-answer.ts'
import { startedCheck } from '../../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../../testing/harness/back-end.ts'
import { useNetwork } from '../../../../testing/harness/network.ts'
import { openPage } from '../../../../testing/harness/open-page.tsx'

const backEnd = useBackEnd()
const network = useNetwork(backEnd)

let check: Awaited<ReturnType<typeof startedCheck>>
let group: number
beforeEach(async () => {
  check = await startedCheck(backEnd)
  group = await check.addSection('Bankwerkers')
  await check.answer(group, 'EDUCATION/tasks', ['carry'])
})

const CHECK = '/bedrijven/1/checks/fysieke-belasting'
const WAITING = '1 antwoord op dit apparaat wacht op verzending.'
const carried = async () => (await check.stored()).filter((line) => line.startsWith('CARRY'))

const answerOnDevice = () => queueAnswer(check.ownerId, { companyId: 1, sectionId: group })

test('an answer that waits on this device is sent, and the page shows its result', async () => {
  answerOnDevice()
  await openPage(CHECK, { as: check.owner })
  expect(await screen.findByText(/^1 risico, \d+ vragen open$/, { selector: 'td *' })).toBeTruthy()
  expect(screen.queryByText(WAITING)).toBeNull()
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
  expect(localStorage.length).toBe(0)
})

test('an answer that is sent while the page loads is in what the page shows', async () => {
  let numRead = 0
  const deliver = network.holdResponses(({ url }) => /matrix$/.test(url) && ++numRead > 0)
  await openPage(CHECK, { as: check.owner })
  await waitFor(() => expect(numRead).toBe(1))
  await saveAnswer({ check: 'PHYSICAL_STRAIN', companyId: 1 }, 'CARRY', {
    checkSectionId: group,
    questionId: 'distance',
    answers: [{ answerId: 'gt20', value: '' }],
    revision: 0,
  })
  deliver()
  expect(await screen.findByText(/^1 risico, \d+ vragen open$/, { selector: 'td *' })).toBeTruthy()
})

async function whileSavingFails(during: () => Promise<unknown>) {
  await backEnd.sql`alter table check_answer add constraint refused check (script_key <> 'CARRY') not valid`
  try {
    await during()
  } finally {
    await backEnd.sql`alter table check_answer drop constraint refused`
  }
}

test.each([
  ['the matrix', () => CHECK],
  ['the results', () => `${CHECK}/${group}`],
  ['the answers', () => `${CHECK}/${group}/antwoorden?scriptKey=CARRY`],
  ['the checks of the company', () => '/bedrijven/1/checks'],
  ['the card of the company', () => '/bedrijven'],
  ['the plan over all themes', () => '/bedrijven/1/plan-van-aanpak'],
])('%s says that an answer waits while it cannot be sent', async (_, path) => {
  answerOnDevice()
  await whileSavingFails(async () => {
    await openPage(path(), { as: check.owner })
    expect(await screen.findByText(WAITING)).toBeTruthy()
  })
})

test('a button sends what waits once that is possible again', async () => {
  answerOnDevice()
  await whileSavingFails(async () => {
    await openPage('/bedrijven/1/checks', { as: check.owner })
    await screen.findByText(WAITING)
    const send = await screen.findByRole('button', { name: 'Verstuur nu' })
    await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur nu' }))
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull())
  expect(await carried()).toEqual(['CARRY/distance: gt20 (1)'])
})

test('an answer that needs a decision leads to the check', async () => {
  await check.answer(group, 'CARRY/distance', ['le20'])
  answerOnDevice()
  await openPage(CHECK, { as: check.owner })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('1 antwoord op dit apparaat is niet opgeslagen.')).toBeTruthy()
  expect(alert.getByRole('link').getAttribute('href')).toBe('/check/fysieke-belasting/1')
  expect(await carried()).toEqual(['CARRY/distance: le20 (1)'])
})

const NOT_STORED = '1 antwoord op dit apparaat is niet opgeslagen. Zonder dat antwoord klopt het plan niet.'

test.each([
  ['all themes', '/bedrijven/1/plan-van-aanpak', 'Download als pdf'],
  ['one check', CHECK, 'Download concept'],
])('no plan of %s is made over an answer that waits', async (_, path, button) => {
  await openPage(path, { as: check.owner })
  const download = await screen.findByRole('button', { name: button })
  await check.answer(group, 'CARRY/distance', ['le20'])
  answerOnDevice()
  await userEvent.click(download)
  expect(await screen.findByText(NOT_STORED)).toBeTruthy()
})

test('a plan is made while an answer about another company waits', async () => {
  await openPage(CHECK, { as: check.owner })
  const download = await screen.findByRole('button', { name: 'Download concept' })
  queueAnswer(check.ownerId, { companyId: 2, sectionId: 7, refusal: { title: 'Deze vraag is verwijderd.' } })
  await userEvent.click(download)
  expect(await screen.findByText('Het plan is gedownload.')).toBeTruthy()
})
