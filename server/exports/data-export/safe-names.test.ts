import { expect, test } from 'vitest'

import { createUniqueNames, safeName } from './safe-names.ts'

test.each([
  ['verslag.pdf', 'verslag.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['C:\\Windows\\x.exe', 'C Windows x.exe'],
  ['a:b*c?d"e<f>g|h.txt', 'a b c d e f g h.txt'],
  ['\u0000\u202Egnp.exe', 'gnp.exe'],
  ['regel 1\r\nregel 2.txt', 'regel 1 regel 2.txt'],
  ['.verborgen', 'verborgen'],
  ['punt aan het eind. . .', 'punt aan het eind'],
  ['..', 'bestand'],
  ['', 'bestand'],
  ['///', 'bestand'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Com1.tar.gz', '_Com1.tar.gz'],
  ['console.txt', 'console.txt'],
  ['foto 👷🏽.jpg', 'foto 👷🏽.jpg'],
  ['Cafe\u0301.txt', 'Café.txt'],
])('%j becomes %j', (name, expected) => {
  expect(safeName(name, 'bestand')).toBe(expected)
})

test.each([
  ['letters', `${'a'.repeat(300)}.pdf`],
  ['letters of four bytes', `${'👷'.repeat(300)}.pdf`],
  ['an extension that is none', `a.${'b'.repeat(300)}`],
])('a long name of %s fits in every file system', (_, name) => {
  const safe = safeName(name, 'bestand')
  expect(safe.length).toBeLessThanOrEqual(80)
  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200)
  expect(safe.isWellFormed()).toBe(true)
  if (name.endsWith('.pdf')) expect(safe).toMatch(/\.pdf$/)
})

test('equal names get numbers, also when only case or the encoding of accents differs', () => {
  const uniqueNameOf = createUniqueNames()
  const names = ['a.txt', 'A.TXT', 'a (2).txt', 'a.txt', 'Café', 'Cafe\u0301', 'café', 'b.txt', 'a (2).txt']
  expect(names.map(uniqueNameOf)).toEqual([
    'a.txt',
    'A (2).TXT',
    'a (2) (2).txt',
    'a (3).txt',
    'Café',
    'Cafe\u0301 (2)',
    'café (3)',
    'b.txt',
    'a (2) (3).txt',
  ])
})
