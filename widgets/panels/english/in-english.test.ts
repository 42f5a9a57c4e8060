// @vitest-environment jsdom
import { type ComponentChildren, createContext, Fragment, h, render } from 'preact'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test } from 'vitest'

import { componentInEnglish, learn } from './in-english.ts'
import { moreSentences } from './more-sentences.ts'

const Errors = createContext('')

const Label = ({ children }: { children: ComponentChildren }) => h('span', null, children)

const Sentence = () => 'Dit staat in de mail.'

const Input = () => h('input', { 'aria-label': 'Aantal: Inloggen', placeholder: 'Naam' })

function Panel() {
  const [count, setCount] = useState(0)
  return h(Fragment, null, [
    'Inloggen',
    h('h2', { translate: 'no' }, 'Inloggen'),
    h(Errors.Provider, { value: 'x' }, 'Wachtwoord', h(Label, null, 'Toon', ' ', h('i', null, 'wachtwoord'))),
    h(Sentence, null),
    h(Input, null),
    h(
      'button',
      { onClick: () => setCount(count + 1) },
      count > 0 ? [`Bekijk al je ${count} bedrijven`] : 'Bezig',
    ),
  ])
}

const DUTCH = 'InloggenInloggenWachtwoordToon wachtwoordDit staat in de mail.'
const ENGLISH = 'Log inInloggenPasswordShow passwordThis will be in the email.'

let dutch: HTMLElement
let english: HTMLElement
learn(moreSentences)
beforeEach(() => {
  ;[dutch, english] = [document.createElement('div'), document.createElement('div')]
  act(() => render(h(Panel, null), dutch))
  act(() => render(h(componentInEnglish(Panel), null), english))
})
const press = async (panel: HTMLElement) => act(() => panel.querySelector('button')!.click())

test('translates what a panel says, and no name', () => {
  expect(english.textContent).toBe(`${ENGLISH}In progress`)
  const input = english.querySelector('input')!
  expect(input.getAttribute('aria-label')).toBe('Quantity: Inloggen')
  expect(input.placeholder).toBe('Name')
})

test('leaves a panel in Dutch as it is, and both change in their own language', async () => {
  expect(dutch.textContent).toBe(`${DUTCH}Bezig`)
  await press(english)
  await press(dutch)
  await press(dutch)
  expect(english.textContent).toBe(`${ENGLISH}See all 1 of your companies`)
  expect(dutch.textContent).toBe(`${DUTCH}Bekijk al je 2 bedrijven`)
  await press(english)
  expect(english.textContent).toBe(`${ENGLISH}See all 2 of your companies`)
})

test('keeps the elements of a panel that changes, and what was typed in them', async () => {
  const input = english.querySelector('input')!
  input.value = 'els@smederij.nl'
  await press(english)
  expect(english.querySelector('input')).toBe(input)
  expect(input.value).toBe('els@smederij.nl')
})
