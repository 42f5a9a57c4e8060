import { expect, test } from 'vitest'

import { photoRecordOf } from './photo-record.ts'

test('the item has the first theme, and the description on one line', () => {
  expect(photoRecordOf({ themes: ['WELDING_SMOKE', 'OTHER'], description: ' Kap\nbestellen ' })).toEqual({
    theme: 'WELDING_SMOKE',
    subject: 'Foto’s bij actiepunt: Kap bestellen',
  })
})

test('a long description is shortened to what the subject may contain', () => {
  const { subject } = photoRecordOf({ themes: ['OTHER'], description: 'Kap '.repeat(200) })
  expect(subject).toMatch(/^Foto’s bij actiepunt: Kap Kap .* Kap…$/)
  expect([subject.length <= 255, subject.length > 240]).toEqual([true, true])
  expect(photoRecordOf({ themes: ['OTHER'], description: '👷'.repeat(300) }).subject).toBe(
    `Foto’s bij actiepunt: ${'👷'.repeat(232)}…`,
  )
})
