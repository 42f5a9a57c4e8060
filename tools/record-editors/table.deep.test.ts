import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { forms, readRecorded, type Stored, widgets } from '../../testing/editor-markup.ts'
import { DOCUMENT, survivors, withTables } from './table.ts'

const recorded = readRecorded()

test('every form of every widget was set and pasted in eight editors', () => {
  expect(new Set(recorded.map(({ editor }) => editor)).size).toBe(8)
  const expected = forms.flatMap((form) => widgets.map((widget) => `${form} ${widget}`)).toSorted()
  for (const { source, setUp, stored } of recorded)
    for (const way of ['set', 'paste'] as const) {
      const tried = stored.filter(({ ways }) => ways.includes(way)).map((one) => `${one.form} ${one.widget}`)
      expect([source, setUp, way, tried.toSorted()]).toEqual([source, setUp, way, expected])
    }
})

test('every editor keeps the address of a link, set or pasted', () => {
  const lost = recorded.flatMap(({ editor, setUp, stored }) =>
    stored
      .filter(({ form, ways, kept }) => {
        const isLink = ways.includes('set') || ways.includes('paste')
        return isLink && (form === 'address' ? kept !== 'all' : kept === 'text')
      })
      .map(({ form, widget }) => `${editor}, ${setUp}: ${form} ${widget}`),
  )
  expect(lost).toEqual([])
})

test('the documentation has the tables of what was recorded', () => {
  const text = readFileSync(DOCUMENT, 'utf8')
  expect(withTables(text, recorded)).toBe(text)
})

test('the tables name the widgets and ways that differ', () => {
  const one = (changes: Partial<Stored>): Stored => ({
    widget: 'login',
    form: 'address',
    ways: ['set', 'paste', 'type', 'paste address', 'paste over text'],
    kept: 'all',
    html: '',
    ...changes,
  })
  const stored = [
    one({}),
    one({ widget: 'cart', ways: ['set', 'paste'] }),
    one({ widget: 'cart', ways: ['type', 'paste address', 'paste over text'], kept: 'text' }),
    one({ form: 'fragment', ways: ['set', 'paste'] }),
    one({ form: 'marked', ways: ['set'] }),
    one({ form: 'marked', ways: ['paste'], kept: 'address' }),
    one({ form: 'element', ways: ['set', 'paste'], kept: 'inside out' }),
  ]
  const tables = survivors([{ editor: 'Pen', source: 'pen@1.0.0', setUp: 'inkt', stored }])
  expect(tables).toContain('Een link met alleen het adres blijft in 1 van 1 editors.')
  expect(tables).toContain(
    '| Pen, inkt | `pen@1.0.0` | blijft | blijft | blijft; geplakt: alleen de link blijft | blijft, binnenstebuiten |',
  )
  const differs = 'wordt een link (login); wordt geen link (cart)'
  expect(tables).toContain(`| Pen, inkt | ${differs} | ${differs} | ${differs} |`)
})
