// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { inspectMarkup } from '#shared/embed/inspect-markup.ts'
import { type Choice, firstChoice, widgets } from './choice.ts'
import { hasProduct, snippetsOf, styleOf } from './snippets.ts'

const PORTAL = 'https://mijn.voorbeeld.nl'
const company = '5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10'
const choices = Object.keys(widgets).map(
  (widget): Choice => ({
    ...firstChoice,
    widget: widget as Choice['widget'],
    product: 5,
    quantity: 2,
    company,
  }),
)
const codeFor = (editor: string, choice: Choice) =>
  snippetsOf(PORTAL, choice).find((snippet) => snippet.editor === editor)!.code

test.each(choices)('every form of $widget is that widget', (choice) => {
  for (const { editor, code } of snippetsOf(PORTAL, choice)) {
    if (editor === 'wordpress-classic') continue
    document.body.innerHTML = code.startsWith('<')
      ? code
      : `<a href="${code.replaceAll('&', '&amp;')}">Link</a>`
    const { widgets, findings } = inspectMarkup(document.body, PORTAL)
    expect([editor, widgets, findings]).toEqual([
      editor,
      [
        expect.objectContaining({
          name: choice.widget,
          ...(choice.widget === 'invite' && { company }),
          ...(hasProduct(choice.widget) && { product: 5, quantity: '2' }),
        }),
      ],
      [],
    ])
  }
})

test('a text with markup stays text', () => {
  const choice = { ...firstChoice, text: '<img src=x onerror="alert(1)"> & [bw-cart]' }
  for (const editor of ['html', 'element', 'wordpress-block']) {
    document.body.innerHTML = codeFor(editor, choice)
    expect([editor, document.querySelector('img'), document.querySelector('a')?.textContent]).toEqual([
      editor,
      null,
      choice.text,
    ])
  }
  expect(codeFor('wordpress-classic', choice)).toBe(
    '[bw-login text="&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; bw-cart"]',
  )
})

test('a company that ends a comment stays in the block', () => {
  const block = codeFor('wordpress-block', { ...firstChoice, widget: 'invite', company: '-->' })
  expect(block.split('-->')).toHaveLength(3)
})

test('only colours that were chosen are in the style', () => {
  expect(styleOf(firstChoice.colours)).toBe('')
  expect(styleOf({ ink: '', surface: '#000000', link: '#ffffff' })).toBe(
    ':root {\n  --bw-surface: #000000;\n  --bw-link: #ffffff;\n}',
  )
})
