import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { childProcesses } from '../../../testing/harness/child-processes.ts'
import { startPrinter } from './printer.ts'

/** The first plan waits until `release`. `read` lists the plans that the printer started on; all of them fail. */
function printerWithQueue() {
  const printer = startPrinter(pino({ level: 'silent' }))
  onTestFinished(printer.stop)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const read: string[] = []
  const ask = (person: number, name: string, signal = new AbortController().signal) =>
    printer
      .print(
        async () => {
          read.push(name)
          await held
          throw new Error(name)
        },
        { person, signal },
      )
      .catch((error) => error)
  return { ask, release, read }
}

test('many plans of one user do not delay the plans of other users', async () => {
  const { ask, release, read } = printerWithQueue()
  const asked = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(3, 'c1')]
  release()
  await Promise.all(asked)
  expect(read).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('skips a plan whose client closed the connection', async () => {
  const { ask, release, read } = printerWithQueue()
  const leaving = new AbortController()
  const asked = [ask(1, 'a1'), ask(2, 'b1', leaving.signal), ask(3, 'c1')]
  leaving.abort()
  expect(await asked[1]).toMatchObject({ status: 499 })
  release()
  await Promise.all(asked)
  expect(read).toEqual(['a1', 'c1'])
})

test('rejects too many plans of one person, and accepts those of others', async () => {
  const { ask, release } = printerWithQueue()
  const busy = ask(1, 'busy')
  const asked = [...Array(10)].map((_, number) => ask(1, `a${number}`))
  expect(await ask(1, 'too many')).toMatchObject({ status: 429, problems: { message: expect.any(String) } })
  const others = [...Array(30)].map((_, number) => ask(2 + Math.floor(number / 10), `b${number}`))
  expect(await ask(9, 'too many in all')).toMatchObject({ status: 503 })
  release()
  await Promise.all([busy, ...asked, ...others])
})

test('the process ends when the data of the only plan could not be read', async () => {
  const printer = startPrinter(pino({ level: 'silent' }), { idleTimeout: 100 })
  onTestFinished(printer.stop)
  const processes = () => childProcesses(process.pid, 'printing-process.ts')
  const read = async () => {
    await expect.poll(processes).toHaveLength(1)
    throw new Error('unreadable')
  }
  const { signal } = new AbortController()
  await expect(printer.print(read, { person: 1, signal })).rejects.toThrow('unreadable')
  await expect.poll(processes).toEqual([])
})
