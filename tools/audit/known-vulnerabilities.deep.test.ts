import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import stored from './advisories.json' with { type: 'json' }
import { askRegistry, listVulnerable, readAdvisories } from './known-vulnerabilities.ts'

test('no package has a known vulnerability', async () => {
  const { advisories, source } = await readAdvisories()
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(listVulnerable(lock, advisories), `compared with ${source}`).toEqual([])
})

test('a vulnerable package is found wherever it is installed, and one of another name is not', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/fast-uri': { version: '3.1.7' },
    'node_modules/ajv/node_modules/fast-uri': { version: '3.1.2' },
    'node_modules/very-fast-uri': { version: '3.1.2' },
  }
  const found = listVulnerable({ packages }, stored.advisories)
  expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual(Array(6).fill('fast-uri 3.1.2'))
})

test('a registry that refuses is told apart from one that knows nothing', async () => {
  const registry = createServer((_, response) => void response.writeHead(405).end()).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  expect(await askRegistry(`http://127.0.0.1:${port}/`)).toBeNull()
  registry.close()
})
