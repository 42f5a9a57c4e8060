// @vitest-environment jsdom
import { act, createElement as h, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'

import { learn, showInEnglish } from './in-english.ts'
import { moreSentences } from './more-sentences.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Label = ({ children }: { children?: ReactNode }) => h('span', null, children)

function Panel() {
  const [count, setCount] = useState(0)
  return h(
    'div',
    null,
    'Inloggen',
    h('h2', { className: 'notranslate' }, 'Inloggen'),
    h(Label, null, 'Toon', ' ', h('i', null, 'wachtwoord')),
    h('input', { 'aria-label': 'Aantal: Inloggen', placeholder: 'Naam', defaultValue: 'Inloggen' }),
    h(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      count > 0 ? `Bekijk al je ${count} bedrijven` : 'Bezig',
    ),
    count > 0 && h('p', { title: 'Naam' }, 'Dit staat in de mail.'),
  )
}

let dutch: HTMLElement
let english: HTMLElement
let stop: () => void
learn(moreSentences)
beforeEach(() => {
  ;[dutch, english] = [document.createElement('div'), document.createElement('div')]
  stop = showInEnglish(english)
  for (const content of [dutch, english]) act(() => createRoot(content).render(h(Panel)))
})
const press = async (panel: HTMLElement) => act(async () => panel.querySelector('button')!.click())

test('translates what a panel says, and no name', async () => {
  await act(async () => {})
  expect(english.textContent).toBe('Log inInloggenShow passwordIn progress')
  const input = english.querySelector('input')!
  expect(input.getAttribute('aria-label')).toBe('Quantity: Inloggen')
  expect(input.placeholder).toBe('Name')
  expect(input.value).toBe('Inloggen')
  expect(dutch.textContent).toBe('InloggenInloggenToon wachtwoordBezig')
})

test('translates what changes and what comes', async () => {
  await press(english)
  expect(english.textContent).toBe(
    'Log inInloggenShow passwordSee all 1 of your companiesThis will be in the email.',
  )
  expect(english.querySelector('p')!.title).toBe('Name')
  await press(english)
  expect(english.querySelector('button')!.textContent).toBe('See all 2 of your companies')
})

test('stops', async () => {
  await act(async () => {})
  stop()
  await press(english)
  expect(english.querySelector('p')!.textContent).toBe('Dit staat in de mail.')
})
