import { expect, test } from 'vitest'

import { createPdfPrinter } from './pdf.ts'

test('the error of a plan that cannot be made says where, and nothing that a user wrote', () => {
  const content = { title: 'Smederij', company: 'Smederij', theme: ['Smederij'], subject: 'Smederij' }
  expect(() => createPdfPrinter()('/check/plan.typ', content)).toThrow(/^\/check\/plan\.typ at \d+:\d+$/)
})
