import { setTimeout as wait } from 'node:timers/promises'

import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { longRecord } from '../../../testing/factories/long-substances.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { startPrinter } from './printer.ts'
import type { PrintingTask } from './printing-task.ts'

const SUBSTANCES = 2_000

const colophon = {
  company: 'Smederij',
  address: '',
  product: 'Beterwerk',
  madeBy: 'Els Smid',
  madeAt: '2026-11-25T12:00:00Z',
}
const registerOf = (count: number): PrintingTask => ({
  plan: 'REGISTER_DOCUMENT',
  format: 'pdf',
  source: {
    document: 'LIST',
    ...colophon,
    questionnaire: questionnaires.HAZARDOUS_SUBSTANCES!,
    substances: [...Array(count)].map((_, number) => ({
      name: `Stof ${number}`,
      record: longRecord,
      status: 'GREY',
      numUnfinished: 12,
      archivedOn: null,
      storedBeside: 0,
      risks: [],
    })),
  },
})

function startedPrinter() {
  const printer = startPrinter(pino({ level: 'silent' }), { timeout: 600_000 })
  onTestFinished(printer.stop)
  const made: string[] = []
  return {
    made,
    print: (person: number, name: string, task: PrintingTask, read = async () => task) =>
      printer.print(read, { person, signal: new AbortController().signal }).finally(() => made.push(name)),
  }
}

const printing = () => childProcesses(process.pid, 'printing-process.ts')

test('a short file waits for no long one, however many people print these', async () => {
  const { print, made } = startedPrinter()
  const longest = registerOf(SUBSTANCES)
  const long = [print(1, 'long', longest), print(2, 'long', longest), print(1, 'long', longest)]
  // These end with the test.
  for (const file of long.slice(1)) file.catch(() => {})
  for (const person of [3, 4]) await print(person, 'short', registerOf(1))
  expect(made).toEqual(['short', 'short'])
  expect(printing().length).toBe(2)
  expect((await long[0]!).byteLength).toBeGreaterThan(1_000_000)
}, 600_000)

test('a file is made although the process died meanwhile, and refused when it dies again', async () => {
  const { print } = startedPrinter()
  const task = registerOf(200)
  await print(1, 'short', registerOf(1))
  const [first] = printing()
  // It has the task by then, and needs a second for it.
  const killed = async () => {
    setTimeout(() => process.kill(first!, 'SIGKILL'), 200)
    return task
  }
  expect((await print(1, 'file', task, killed)).byteLength).toBeGreaterThan(100_000)
  expect(printing()).not.toContain(first)

  let isSettled = false
  const dying = print(1, 'dying', task)
    .catch((error: unknown) => error)
    .finally(() => {
      isSettled = true
    })
  while (!isSettled) {
    for (const pid of printing()) process.kill(pid, 'SIGKILL')
    await wait(20)
  }
  expect(await dying).toMatchObject({
    status: 503,
    retryAfter: 60,
    problems: { message: 'Het maken van dit bestand is mislukt. Probeer het over een minuut opnieuw.' },
  })
})
