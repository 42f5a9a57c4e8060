import { expect, test } from 'vitest'

import { attachmentHeader, fileName } from './attachment.ts'

test('a file name keeps its letters, with an ASCII fallback without accents', () => {
  expect(attachmentHeader('Plan van Aanpak – Café.pdf')).toBe(
    `attachment; filename="Plan van Aanpak - Cafe.pdf"; filename*=UTF-8''Plan%20van%20Aanpak%20%E2%80%93%20Caf%C3%A9.pdf`,
  )
  expect(attachmentHeader('Łódź 😀.pdf')).toBe(
    `attachment; filename="_odz __.pdf"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20%F0%9F%98%80.pdf`,
  )
  expect(attachmentHeader(`it's (100%).pdf`)).toContain(`filename*=UTF-8''it%27s%20%28100%25%29.pdf`)
})

test('a file name cannot inject a header or a path, or look like another name', () => {
  const name = 'a\r\nset-cookie: x=1/../b\\c"d;e\u202egnp.exe\u2028f.pdf'
  expect(fileName(name)).toBe('a set-cookie x=1 .. b c d;e gnp.exe f.pdf')
  expect(attachmentHeader(name)).toMatch(/^[\x20-\x7e]+$/)
})

test('a long file name is shortened and keeps its extension', () => {
  expect(fileName(`${'é'.repeat(300)}.pdf`)).toBe(`${'é'.repeat(110)}.pdf`)
  expect(Buffer.byteLength(fileName(`${'漢'.repeat(300)}.pdf`))).toBeLessThan(255)
  expect(fileName(`${'👩‍🔧'.repeat(100)}.xlsx`)).toMatch(/\.xlsx$/)
  expect(fileName(`${'👩‍🔧'.repeat(100)}.xlsx`).isWellFormed()).toBe(true)
})
