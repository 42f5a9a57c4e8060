import { expect, test } from 'vitest'

import { attachmentHeader, fileName } from './attachment.ts'

test('the name of a file keeps its letters, for whoever knows only ASCII without accents', () => {
  expect(attachmentHeader('Plan van Aanpak – Café.pdf')).toBe(
    `attachment; filename="Plan van Aanpak - Cafe.pdf"; filename*=UTF-8''Plan%20van%20Aanpak%20%E2%80%93%20Caf%C3%A9.pdf`,
  )
  expect(attachmentHeader('Łódź 😀.pdf')).toBe(
    `attachment; filename="_odz __.pdf"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20%F0%9F%98%80.pdf`,
  )
  expect(attachmentHeader(`it's (100%).pdf`)).toContain(`filename*=UTF-8''it%27s%20%28100%25%29.pdf`)
})

test('nothing in a name is a header, a path, or looks like another name', () => {
  const name = 'a\r\nset-cookie: x=1/../b\\c"d;e\u202egnp.exe\u2028f.pdf'
  expect(fileName(name)).toBe('a set-cookie x=1 .. b c d;e gnp.exe f.pdf')
  expect(attachmentHeader(name)).toMatch(/^[\x20-\x7e]+$/)
})

test('a long name is cut, and keeps its ending', () => {
  expect(fileName(`${'é'.repeat(300)}.pdf`)).toBe(`${'é'.repeat(80)}.pdf`)
  expect(fileName(`${'👩‍🔧'.repeat(100)}.xlsx`)).toMatch(/\.xlsx$/)
  expect(fileName(`${'👩‍🔧'.repeat(100)}.xlsx`).isWellFormed()).toBe(true)
})
