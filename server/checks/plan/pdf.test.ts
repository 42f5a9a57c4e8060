import { expect, test } from 'vitest'

import { createPdfPrinter } from './pdf.ts'

const empty = {
  title: 'Plan van Aanpak',
  product: 'Beterwerk',
  company: 'Smederij',
  address: '',
  madeOn: '1 november 2026',
  madeBy: 'Els Smid',
  version: '1',
  draft: '',
  done: 'Wat er moet gebeuren',
  urgent: '',
  groups: [],
  photos: [],
  omittedPhotos: '',
  rie: { title: 'Nog geen RI&E', text: 'Neem het over.' },
}

test('the error of a plan that cannot be made says where, and nothing that a user wrote', () => {
  const content = { ...empty, groups: 'Smederij' }
  expect(() => createPdfPrinter()('/company/plan.typ', content)).toThrow(/^\/company\/plan\.typ at \d+:\d+$/)
})

test('a plan contains our fonts only, also for a character that they lack and the compiler has', () => {
  const pdf = createPdfPrinter()('/company/plan.typ', { ...empty, madeBy: 'Els 𝔸 Смид' })
  const fonts = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)
  expect(new Set([...fonts].map(([, name]) => name))).toEqual(new Set(['Figtree', 'NotoSans']))
})
