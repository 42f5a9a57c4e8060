import { once } from 'node:events'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { startExportZip } from './export-zip.ts'

const zips = createChildProcess(pino({ level: 'silent' }), {
  file: join(import.meta.dirname, 'zip-process.ts'),
  idleTimeout: 1_000,
})
afterEach(() => zips.kill())

test('a ZIP is not waited for when its process has died before', async () => {
  const died = zips.ensure()
  died.kill('SIGKILL')
  await once(died, 'exit')
  const rows = { add: async () => '', recordStored: async () => {} }
  const settings = { s3: undefined, dataDir: '/nowhere' }
  await expect(startExportZip(died, settings, rows, new AbortController().signal)).rejects.toThrow(
    'the process for ZIPs died',
  )
  expect(died.listenerCount('message')).toBe(0)
})
