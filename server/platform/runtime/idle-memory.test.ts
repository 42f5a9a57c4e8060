import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'

import { freeMemoryWhenIdle } from './idle-memory.ts'

const MANY = 1_000

afterEach(() => vi.useRealTimers())

/** A server that counts how often its memory was freed, after so many requests. */
async function serverAfter(requests: number, url = '/') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const collect = vi.fn()
  const app = Fastify()
  app.get('/', () => '')
  app.get('/health/live', () => '')
  freeMemoryWhenIdle(app, { collect, idleMs: 1_000 })
  const send = async (count: number, to = url) => {
    for (let sent = 0; sent < count; sent++) await app.inject(to)
  }
  await send(requests)
  return { app, collect, send, pass: () => vi.advanceTimersByTime(1_000) }
}

test('frees memory once, when no request came for a while after many, also while it is probed', async () => {
  const { collect, send, pass } = await serverAfter(MANY)
  pass()
  expect(collect).not.toHaveBeenCalled()
  await send(1, '/health/live')
  pass()
  expect(collect).toHaveBeenCalledExactlyOnceWith({
    type: 'major',
    execution: 'sync',
    flavor: 'last-resort',
  })
  pass()
  expect(collect).toHaveBeenCalledOnce()
})

test('waits while requests come', async () => {
  const { collect, send, pass } = await serverAfter(MANY)
  for (let round = 0; round < 5; round++) {
    pass()
    await send(1)
  }
  expect(collect).not.toHaveBeenCalled()
})

test('does nothing after few requests, nor for probes', async () => {
  const few = await serverAfter(MANY - 1)
  const probed = await serverAfter(MANY, '/health/live')
  for (const { collect, pass } of [few, probed]) {
    pass()
    pass()
    expect(collect).not.toHaveBeenCalled()
  }
})

test('a closed server frees nothing', async () => {
  const { app, collect, pass } = await serverAfter(MANY)
  await app.close()
  pass()
  pass()
  expect(collect).not.toHaveBeenCalled()
})
