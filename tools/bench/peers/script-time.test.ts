import { expect, test } from 'vitest'

import { scriptTimeOf, type TraceEvent } from './script-time.ts'

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  ts: 0,
  args: { name },
})
const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
})
const main = thread(1, 'CrRendererMain')

test('what runs within something else counts once', () => {
  const events = [event('FunctionCall', 2_000, 3_000), event('EvaluateScript', 1_000, 9_000)]
  expect(scriptTimeOf([main, ...events])).toBe(9)
})

test('what overlaps counts up to its end', () => {
  expect(scriptTimeOf([main, event('RunMicrotasks', 0, 4_000), event('v8.compile', 3_000, 3_000)])).toBe(6)
})

test('only scripts count, and only on main threads', () => {
  const events = [
    event('Layout', 0, 5_000),
    event('FunctionCall', 0, 5_000, 2),
    event('FunctionCall', 0, 1_000, 3),
  ]
  expect(
    scriptTimeOf([main, thread(2, 'ThreadPoolForegroundWorker'), thread(3, 'CrRendererMain'), ...events]),
  ).toBe(1)
})
