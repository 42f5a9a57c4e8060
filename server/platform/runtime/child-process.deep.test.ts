import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { createChildProcess } from './child-process.ts'

const IDLE_TIMEOUT_MS = 200

function createWaiting() {
  const folder = createTemporaryFolder('beterwerk-child-')
  const file = join(folder, 'waiting.ts')
  writeFileSync(file, "process.on('message', () => {})")
  const child = createChildProcess(pino({ level: 'silent' }), { file, idleTimeout: IDLE_TIMEOUT_MS })
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  return child
}

test('is killed when it is not used for a while, and started again when it is needed', async () => {
  const child = createWaiting()
  const first = child.ensure()
  child.release()
  await expect.poll(() => first.signalCode).toBe('SIGKILL')
  expect(child.ensure()).not.toBe(first)
})

test('is not killed while it is used, also when it was released twice before', async () => {
  const child = createWaiting()
  const process = child.ensure()
  child.release()
  child.release()
  expect(child.ensure()).toBe(process)
  await wait(2 * IDLE_TIMEOUT_MS)
  expect(process.killed).toBe(false)
})
