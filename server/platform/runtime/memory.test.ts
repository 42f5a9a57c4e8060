import { expect, test } from 'vitest'

import { tooLittleMemory } from './memory.ts'

const MB = 1024 ** 2

test('too little memory to start is refused, less than documents take is only said', () => {
  expect(tooLittleMemory(159 * MB)).toEqual({
    isRefused: true,
    complaint:
      'This server and its database may use 159 MB of memory (the machine, or the limit of its container or service), and need at least 160 to start. Give them 512 MB or more.',
  })
  expect(tooLittleMemory(160 * MB)).toEqual({
    isRefused: false,
    complaint: expect.stringContaining(
      'are killed when they make documents or read pictures with less than 512',
    ),
  })
  expect(tooLittleMemory(512 * MB)).toBeUndefined()
})
