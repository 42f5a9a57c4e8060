import { expect, test } from 'vitest'

import { fileName } from '#server/platform/http/attachment.ts'
import { planFileName } from './file-name.ts'
import { formatAddress } from './plan-company.ts'

const plan = { company: 'Smederij Noord', subject: 'Lassers', isDraft: false, madeAt: '2026-11-24T12:00:00Z' }

test('a file is named by its company, its subject and its day', () => {
  expect(planFileName(plan, 'pdf')).toBe('Plan van Aanpak – Smederij Noord – Lassers – 2026-11-24.pdf')
  expect(planFileName({ ...plan, subject: '', isDraft: true }, 'docx')).toBe(
    'Concept Plan van Aanpak – Smederij Noord – 2026-11-24.docx',
  )
})

test('long names are shortened, so that the subject and the day remain', () => {
  const long = { ...plan, company: 'Constructie'.repeat(20), subject: '👩‍🔧'.repeat(100), isDraft: true }
  const name = fileName(planFileName(long, 'xlsx'))
  expect(name).toMatch(/^Concept Plan van Aanpak – Constructie.*… – .*… – 2026-11-24\.xlsx$/u)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
})

const nowhere = {
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  poBox: '',
  poBoxZipCode: '',
  poBoxCity: '',
}

test('an address is on one line, as far as it is known', () => {
  const address = { ...nowhere, street: 'Kade', houseNumber: '12', zipCode: '3011 ab', city: 'Rotterdam' }
  expect(formatAddress(address)).toBe('Kade 12, 3011 AB Rotterdam')
  expect(formatAddress({ ...nowhere, city: 'Rotterdam' })).toBe('Rotterdam')
  expect(formatAddress({ ...nowhere, poBox: '44', poBoxZipCode: '3000 AA', poBoxCity: 'Rotterdam' })).toBe(
    'Postbus 44, 3000 AA Rotterdam',
  )
  expect(formatAddress(nowhere)).toBe('')
})
