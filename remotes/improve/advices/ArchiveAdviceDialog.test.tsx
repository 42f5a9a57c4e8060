import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'
import { dialogClosed, dialogNamed, mainButtons } from '../../../testing/harness/page-parts.ts'

const backEnd = useBackEnd()
const { createSmithy, writeAdvice } = improvementsIn(backEnd)
const { dialog, press } = dialogNamed('Advies archiveren')

const EXPLANATION = 'Je antwoord vereist een extra toelichting'

let els: User
let company: number
let url: string
beforeEach(async () => {
  ;({ els, company } = await createSmithy())
  url = `/companies/${company}/advices/${await writeAdvice(els, company)}`
})

async function open() {
  const router = await openPage(`/bedrijven/${company}/adviezen/1`, { as: els.email })
  await screen.findByRole('heading', { level: 1 })
  return router
}
async function openDialog() {
  const router = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Archiveren' }))
  await dialog()
  return router
}
const choose = async (name: string) => userEvent.click((await dialog()).getByRole('radio', { name }))
const explanation = async () => (await dialog()).findByRole('textbox', { name: EXPLANATION })
const archive = (answer: object) => els.browser.post(`/rest${url}/archive`, answer)
const row = async () => {
  const [advice] = await backEnd.sql`
    select archived_at is not null as archived, safety_improved, safety_improvement_answer from advice`
  return advice
}
const ACTIVE = { archived: false, safety_improved: null, safety_improvement_answer: '' }

test('archives an advice that made the work safer, without an explanation', async () => {
  const router = await openDialog()
  expect(router.state.location.search).toBe('?venster=archiveren')
  const { getAllByRole, queryByRole } = await dialog()
  expect(getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false])
  await choose('JA')
  expect(queryByRole('textbox')).toBeNull()
  await press('Archiveren')

  expect((await screen.findByText('Het advies is gearchiveerd.')).closest('[role=status]')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Dit advies is gearchiveerd' })).toBeTruthy()
  expect(screen.getByText('Gearchiveerd')).toBeTruthy()
  expect(screen.getByText('Veiliger geworden?').nextElementSibling?.textContent).toBe('JA')
  expect(router.state.location.search).toBe('')
  expect(mainButtons()).toEqual(['Terugzetten'])
  expect(await row()).toEqual({ archived: true, safety_improved: 'YES', safety_improvement_answer: '' })
})

test.each([
  ['NEE', 'NO'],
  ['N.V.T.', 'NA'],
])('the answer %s needs an explanation', async (label, answer) => {
  await openDialog()
  await choose(label)
  await userEvent.type(await explanation(), '  ')
  await press('Archiveren')
  const { findByRole, getByRole } = await dialog()
  expect((await findByRole('alert')).textContent).toContain('Niet alle velden zijn correct ingevuld')
  expect(getByRole('link', { name: `${EXPLANATION}: Dit is een verplicht veld.` })).toBeTruthy()
  expect(await row()).toEqual(ACTIVE)

  await userEvent.type(await explanation(), 'De boor is weg.')
  await press('Archiveren')
  await screen.findByText('Het advies is gearchiveerd.')
  expect(await row()).toEqual({
    archived: true,
    safety_improved: answer,
    safety_improvement_answer: 'De boor is weg.',
  })
  await screen.findByRole('heading', { name: 'Dit advies is gearchiveerd' })
  expect(screen.getByText('Veiliger geworden?').nextElementSibling?.textContent).toBe(
    `${label}\nDe boor is weg.`,
  )
})

test('does not archive without an answer', async () => {
  await openDialog()
  await press('Archiveren')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain('Dit is een verplicht veld.')
  expect(await row()).toEqual(ACTIVE)
})

test('an explanation that is not needed any more is not stored', { tags: ['deep'] }, async () => {
  await openDialog()
  await choose('NEE')
  await userEvent.type(await explanation(), 'De boor is weg.')
  await choose('JA')
  await press('Archiveren')
  await screen.findByText('Het advies is gearchiveerd.')
  expect(await row()).toEqual({ archived: true, safety_improved: 'YES', safety_improvement_answer: '' })
})

test('cancelling archives nothing, and the button has the focus again', { tags: ['deep'] }, async () => {
  await openDialog()
  await choose('JA')
  await press('Annuleren')
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, ik weet het zeker' }))
  await dialogClosed()
  expect(await row()).toEqual(ACTIVE)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Archiveren'))
})

test('keeps the answer when archiving fails', { tags: ['deep'] }, async () => {
  await openDialog()
  await choose('NEE')
  await userEvent.type(await explanation(), 'De boor is weg.')
  await backEnd.withoutColumn('advice', 'agreements', async () => {
    await press('Archiveren')
    const alert = await (await dialog()).findByRole('alert')
    expect(alert.textContent).toContain('Advies kon niet worden gearchiveerd')
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  })
  expect(await explanation()).toHaveProperty('value', 'De boor is weg.')
  expect(await row()).toEqual(ACTIVE)
})

test('says that another user archived it meanwhile, with another answer', { tags: ['deep'] }, async () => {
  await openDialog()
  await choose('JA')
  await archive({ safetyImproved: 'NO', safetyImprovementAnswer: 'Nog niet.' })
  await press('Archiveren')
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Dit advies is intussen al gearchiveerd.',
  )
  expect(await row()).toMatchObject({ safety_improved: 'NO' })
})

test('takes an advice out of the archive directly, and keeps the answer', async () => {
  await archive({ safetyImproved: 'NO', safetyImprovementAnswer: 'Nog niet.' })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Terugzetten' }))

  const message = await screen.findByText('Het advies staat weer in de lijst.')
  expect(message.closest('[role=status]')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Archiveren' })).toBeTruthy()
  expect(screen.queryByText('Veiliger geworden?')).toBeNull()
  expect(screen.queryByText('Gearchiveerd')).toBeNull()
  expect(await row()).toEqual({
    archived: false,
    safety_improved: 'NO',
    safety_improvement_answer: 'Nog niet.',
  })
})

test('says why an advice could not be taken out of the archive', { tags: ['deep'] }, async () => {
  await archive({ safetyImproved: 'YES' })
  await open()
  await backEnd.withoutColumn('advice', 'agreements', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Terugzetten' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('(De)-Archiveren van advies is mislukt.')
    expect(alert.textContent).toContain('Applicatie is tijdelijk niet beschikbaar')
  })
  expect(await row()).toMatchObject({ archived: true })
})

test('archiving and taking out of the archive moves the focus to the heading, because the button is gone', {
  tags: ['deep'],
}, async () => {
  await openDialog()
  await choose('JA')
  await press('Archiveren')
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await userEvent.click(screen.getByRole('button', { name: 'Terugzetten' }))
  await screen.findByRole('button', { name: 'Archiveren' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
