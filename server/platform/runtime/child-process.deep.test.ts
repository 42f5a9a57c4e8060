import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { countsOf } from '../monitoring/store.ts'
import { createChildProcess } from './child-process.ts'

const IDLE_TIMEOUT_MS = 200

function create(program: string, name = 'waiting') {
  const folder = createTemporaryFolder('beterwerk-child-')
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, program)
  const lines: object[] = []
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
  const child = createChildProcess(logger, { file, idleTimeout: IDLE_TIMEOUT_MS })
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  return { child, lines }
}

const createWaiting = (name?: string) => create("process.on('message', () => {})", name)

const countOf = (process: string, reason: string) =>
  countsOf('child_process_exits_total').find(
    ({ labels }) => labels.process === process && labels.reason === reason,
  )?.value

test('is killed when it is not used for a while, and started again when it is needed; that is no fault', async () => {
  const { child, lines } = createWaiting('idle')
  const first = child.ensure()
  child.release()
  await expect.poll(() => first.signalCode).toBe('SIGKILL')
  expect(child.ensure()).not.toBe(first)
  expect(lines).toEqual([])
  expect(countOf('idle', 'killed')).toBe(0)
})

test('is not killed while it is used, also when it was released twice before', async () => {
  const { child } = createWaiting()
  const process = child.ensure()
  child.release()
  child.release()
  expect(child.ensure()).toBe(process)
  await wait(2 * IDLE_TIMEOUT_MS)
  expect(process.killed).toBe(false)
})

test('a process that fails is logged with its code and its last words, and counted', async () => {
  const { child, lines } = create(
    "for (let n = 0; n < 20; n++) console.error('line', n); process.exitCode = 3; process.disconnect()",
    'failing',
  )
  child.ensure()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      process: 'failing',
      reason: 'failed',
      code: 3,
      signal: null,
      stderr: Array.from({ length: 10 }, (_, n) => `line ${n + 10}`),
      msg: 'a child process ended',
    }),
  ])
  expect(countOf('failing', 'failed')).toBe(1)
})

test('a process that somebody else kills is logged with the signal, and counted', async () => {
  const { child, lines } = createWaiting('killed')
  child.ensure().kill('SIGTERM')
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 40, reason: 'killed', code: null, signal: 'SIGTERM' })
  expect(countOf('killed', 'killed')).toBe(1)
})

test('a process that hangs is killed when its time is over, logged and counted', async () => {
  const { child, lines } = createWaiting('hanging')
  const process = child.ensure()
  process.kill('SIGSTOP')
  child.killIfCurrent(process, { isLate: true })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 40, reason: 'time limit', signal: 'SIGKILL' })
  expect(countOf('hanging', 'time limit')).toBe(1)
})
