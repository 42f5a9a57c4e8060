import { expect, test } from 'vitest'
import { longRecord } from '../../../testing/factories/long-substances.ts'
import type { PrintingTask } from './printing-task.ts'
import { createTaskCollector, piecesOf } from './task-pieces.ts'

const registerOf = (count: number): PrintingTask => ({
  plan: 'REGISTER',
  format: 'csv',
  source: {
    company: 'Smederij',
    madeAt: '2026-11-25T12:00:00Z',
    substances: [...Array(count)].map((_, number) => ({
      name: `Stof ${number}`,
      record: longRecord,
      status: 'GREY',
      archivedOn: '',
      risks: [],
      redAnswers: [],
    })),
  },
})

test('a task that is sent in pieces arrives as it was, one after the other', () => {
  const collect = createTaskCollector()
  for (const count of [0, 1, 50, 51, 120]) {
    const task = registerOf(count)
    const messages = [...piecesOf(task)]
    expect(messages).toHaveLength(Math.ceil(count / 50) + 1)
    const collected = messages.map(collect)
    expect(collected.slice(0, -1).every((part) => part === undefined)).toBe(true)
    expect(collected.at(-1)).toEqual(task)
  }
})
