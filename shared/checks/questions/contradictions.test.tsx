import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { startedCheck } from '../../../testing/factories/started-check.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { openPage } from '../../../testing/harness/open-page.tsx'

// Answers that cannot be true beside earlier ones, in the check of welding smoke.

const backEnd = useBackEnd()

let check: Awaited<ReturnType<typeof startedCheck>>
let room: number
beforeEach(async () => {
  check = await startedCheck(backEnd, 'WELDING_SMOKE')
  room = await check.addSection('Lashal')
  await check.answer(room, 'START/applies', ['yes'])
})

async function open(questionId: string, name: RegExp) {
  await openPage(`/check/lasrook/1?scriptKey=CLASS&sectionId=${room}&questionId=${questionId}`, {
    as: check.owner,
  })
  await screen.findByRole('heading', { level: 1, name })
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const openInClass = async () => {
  const [row] = await backEnd.sql`select cells from check_section where id = ${room}`
  return (row!.cells as { key: string; status: string }[]).find(({ key }) => key === 'CLASS')?.status
}

test('a contradiction is said, and the question stays open until it is gone', async () => {
  await check.answer(room, 'START/materials', ['stainless'])
  await check.answer(room, 'CLASS/exposure', ['measured'])
  await check.answer(room, 'CLASS/chromium', ['measured'])
  await open('class', /^In welke klasse valt/)
  await choose(/^Laag/)
  expect(
    await screen.findByText(
      'Dit antwoord klopt niet: bij RVS is de klasse minstens middel. Kies een ander antwoord.',
    ),
  ).toBeTruthy()
  await waitFor(async () => expect(await check.stored()).toContain('CLASS/class: low (1)'))
  expect(await openInClass()).toBe('GREY')
  await choose(/^Middel/)
  expect(screen.queryByText(/^Dit antwoord klopt niet/)).toBeNull()
  await waitFor(async () => expect(await openInClass()).toBe('GREEN'))
})

test('an answer without its ground is not offered', async () => {
  await check.answer(room, 'START/materials', ['steel'])
  await check.answer(room, 'CLASS/class', ['high'])
  await open('exposure', /^Is gemeten hoeveel lasrook/)
  expect(screen.getAllByRole('radio', { name: /^Nog niet gemeten/ })).toHaveLength(1)
  await choose(/^Nog niet gemeten; alle maatregelen voor deze hoge klasse/)
  expect(await screen.findByRole('heading', { name: 'Lasrook van klasse hoog niet gemeten' })).toBeTruthy()
  await waitFor(async () => expect(await openInClass()).toBe('ORANGE'))
})
