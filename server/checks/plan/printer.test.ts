import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { childProcesses } from '../../../testing/harness/child-processes.ts'
import { startPrinter } from './printer.ts'
import type { PrintingTask } from './printing-task.ts'
import { createPrintingTimes } from './printing-times.ts'

/** The first two plans wait until `release`. `read` lists the plans that the printer started on; all of them fail. */
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
  expect(read).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('skips a plan whose client closed the connection', async () => {
  const { ask, release, read } = printerWithQueue()
  const leaving = new AbortController()
  const asked = [ask(1, 'a1'), ask(2, 'b1'), ask(3, 'c1', leaving.signal), ask(4, 'd1')]
  leaving.abort()
  expect(await asked[2]).toMatchObject({ status: 499 })
  release()
  await Promise.all(asked)
  expect(read).toEqual(['a1', 'b1', 'd1'])
})

test('rejects too many plans of one person, and accepts those of others', async () => {
  const { ask, release } = printerWithQueue()
  const busy = Promise.all([ask(1, 'busy'), ask(8, 'busy too')])
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

const oneRow = {
  plan: 'NONE',
  format: 'xlsx',
  source: {
    title: 'Register',
    company: 'Smederij',
    madeOn: '29-11-2026',
    sheets: [{ name: 'Stoffen', columns: [['Naam', 20]], rows: [['Zeep']] }],
  },
} satisfies PrintingTask

test('a long file that waits for another long one is made after it', async () => {
  const printer = startPrinter(pino({ level: 'silent' }))
  onTestFinished(printer.stop)
  const rows = Array.from({ length: 2_001 }, () => ['Zeep'])
  const long = { ...oneRow, source: { ...oneRow.source, sheets: [{ ...oneRow.source.sheets[0]!, rows }] } }
  const { signal } = new AbortController()
  const files = [1, 2].map((person) => printer.print(async () => long, { person, signal }))
  for (const file of await Promise.all(files)) expect(file.byteLength).toBeGreaterThan(5_000)
})

test('who used up the printing time of this hour waits for the next, and others do not', async () => {
  const printer = startPrinter(pino({ level: 'silent' }), { timePerPerson: 1 })
  onTestFinished(printer.stop)
  const print = (person: number) =>
    printer
      .print(async () => oneRow, { person, signal: new AbortController().signal })
      .catch((error: unknown) => error)
  // The second waits while the first is made, and has no time left when its turn comes.
  const [first, second] = await Promise.all([print(1), print(1)])
  expect(first).toBeInstanceOf(Uint8Array)
  for (const refused of [second, await print(1)])
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: expect.closeTo(3_570, -2),
      problems: {
        message:
          'Je hebt het afgelopen uur veel grote bestanden laten maken. Wacht 60 minuten en probeer het dan opnieuw.',
      },
    })
  expect(await print(2)).toBeInstanceOf(Uint8Array)

  // At once, not when their turn comes.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { signal } = new AbortController()
  const busy = [3, 4].map((person) => printer.print(() => held.then(() => oneRow), { person, signal }))
  expect(await print(1)).toMatchObject({ status: 429 })
  release()
  await Promise.all(busy)
})

test('the printing time of an hour does not count in the next', () => {
  let now = 0
  const times = createPrintingTimes(() => now)
  times.add(1, 200)
  times.add(1, 100)
  times.add(2, 50)
  now = 3_599_999
  expect([times.of(1), times.of(2), times.of(3), times.untilNext()]).toEqual([300, 50, 0, 1])
  now = 3_600_000
  expect([times.of(1), times.of(2), times.untilNext()]).toEqual([0, 0, 3_600_000])
})

test('a file that takes too long is refused with what the user can do', async () => {
  const printer = startPrinter(pino({ level: 'silent' }), { timeout: 1 })
  onTestFinished(printer.stop)
  const requester = { person: 1, signal: new AbortController().signal }
  await expect(printer.print(async () => oneRow, requester)).rejects.toMatchObject({
    status: 422,
    code: 'DOCUMENT_TOO_LARGE',
    problems: {
      message:
        'Dit bestand is te groot om in één keer te maken. Maak de lijst korter, of kies een ander soort bestand, zoals Excel.',
    },
  })
})
