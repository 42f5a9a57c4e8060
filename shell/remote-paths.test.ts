import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { remoteFor, remotePaths } from './remote-paths.ts'

test.each([
  ['/inloggen', 'account'],
  ['/gegevens/wachtwoord-wijzigen', 'account'],
  ['/bedrijven', 'companies'],
  ['/bedrijven/7', 'companies'],
  ['/bedrijven/7/checks', 'companies'],
  ['/bedrijven/7/checks/fysieke-belasting', 'physical-strain'],
  ['/bedrijven/7/checks/fysieke-belasting/12/antwoorden', 'physical-strain'],
  ['/bedrijven/7/adviezen/3', 'improve'],
  ['/bedrijven/externalId/x', 'companies'],
  ['/check/start', 'companies'],
  ['/winkelwagen/afronden', 'shop'],
  ['/bedrijvenbeheer/verbetercheck-verplaatsen', 'admin'],
  ['/', undefined],
  ['/inloggenn', undefined],
  ['/bedrijvenbeheerder', undefined],
  ['/geen-toegang', undefined],
])('%s is served by %s', (pathname, remote) => {
  expect(remoteFor(pathname)).toBe(remote)
})

test('every remote has paths', () => {
  expect(Object.keys(remotePaths).sort()).toEqual(readdirSync('remotes').sort())
})
