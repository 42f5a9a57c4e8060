import { expect, test } from 'vitest'

import { dialogHref, dialogIn, isDialogChange, withDialog } from './dialog-address.ts'

const ORIGIN = 'https://portaal.example'

test('the address of a page names the dialog above it', () => {
  const href = dialogHref('/bedrijven/1/adviezen', 'nieuw')
  expect(href).toBe('/bedrijven/1/adviezen?venster=nieuw')
  expect(dialogIn(new URL(href, ORIGIN).searchParams)).toBe('nieuw')
  expect(dialogIn(new URLSearchParams('archief=ja'))).toBeNull()
})

test('opening and closing a dialog keeps the rest of the query', () => {
  const query = new URLSearchParams('archief=ja&pagina=2')
  const opened = withDialog(query, 'nieuw')
  expect(`${opened}`).toBe('archief=ja&pagina=2&venster=nieuw')
  expect(`${withDialog(opened, 'aanpassen')}`).toBe('archief=ja&pagina=2&venster=aanpassen')
  expect(`${withDialog(opened, null)}`).toBe(`${query}`)
})

test.each([
  ['/adviezen', '/adviezen?venster=nieuw', true],
  ['/adviezen?venster=nieuw', '/adviezen', true],
  ['/adviezen?pagina=2', '/adviezen?pagina=2&venster=nieuw', true],
  ['/adviezen/1?venster=aanpassen', '/adviezen/1?venster=archiveren', true],
  // The same address again: a user who follows a link to the current page wants new data.
  ['/adviezen?venster=nieuw', '/adviezen?venster=nieuw', false],
  ['/adviezen', '/adviezen', false],
  ['/adviezen?pagina=2', '/adviezen?venster=nieuw', false],
  ['/adviezen', '/actiepunten?venster=nieuw', false],
])('from %s to %s only a dialog opens or closes: %s', (from, to, expected) => {
  expect(isDialogChange(new URL(from, ORIGIN), new URL(to, ORIGIN))).toBe(expected)
})
