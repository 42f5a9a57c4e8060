import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { startedSubstanceList } from '../../../testing/factories/substance-list.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { logInPage } from '../../../testing/harness/open-page.tsx'
import { InstructionCards } from './InstructionCards.tsx'

const backEnd = useBackEnd()

/** The substance is in order except for `changes`. */
async function show(changes?: Partial<SubstanceInput>) {
  const substanceList = await startedSubstanceList(backEnd)
  const sectionId = await substanceList.addSubstance(changes)
  const [owner] = (await backEnd.sql`select email from person order by id`) as { email: string }[]
  await logInPage(owner!.email)
  render(<InstructionCards companyId={1} sectionId={sectionId} />)
}

const buttons = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent)
const reasons = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a card is downloaded in a language, and a sentence says why there is none in others', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL ??= () => 'blob:'
  await show({ statements: ['H225', 'EUH066'] })

  expect(await buttons()).toEqual(['Nederlands', 'English', 'Polski', 'Deutsch'])
  expect(screen.getByText('Polski').getAttribute('lang')).toBe('pl')
  expect(reasons()).toEqual([
    'Türkçe: er is geen officiële tekst van EUH066.',
    'العربية: van deze taal hebben we nog geen officiële teksten.',
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Polski' }))
  expect(await screen.findByText('De kaart is gedownload.')).toBeTruthy()
  expect(saved).toEqual([expect.stringMatching(/^Werkplekinstructiekaart pl – Ontvetter – .*\.pdf$/)])
})

test('without statements there is no card in any language', async () => {
  await show({ statementState: 'UNKNOWN', statements: [] })
  expect(
    await screen.findByText(
      'Vul eerst in welke H-zinnen op het blad staan. Anders mist de kaart een waarschuwing.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(reasons()).toEqual([])
})

test('a list that cannot be loaded is said', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  await logInPage(undefined)
  render(<InstructionCards companyId={1} sectionId={999} />)
  expect(await screen.findByText('De talen van de kaart konden niet worden geladen.')).toBeTruthy()
  expect(substanceList.url).toBeTruthy()
})
