/** An event of a trace of the browser. `ts` and `dur` are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { name?: string }
}

/** The events in which a browser compiles or runs scripts. */
const scriptEvents = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
])

/** Returns how long the main threads of pages compiled and ran scripts, in milliseconds. What overlaps counts once. */
export function scriptTimeOf(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  /** Until when the scripts of each thread that were counted lasted. */
  const ends = new Map<string, number>()
  let sum = 0
  const isScript = (event: TraceEvent) =>
    event.ph === 'X' && scriptEvents.has(event.name) && mainThreads.has(threadOf(event))
  for (const event of events.filter(isScript).toSorted((a, b) => a.ts - b.ts)) {
    const end = event.ts + (event.dur ?? 0)
    const from = Math.max(event.ts, ends.get(threadOf(event)) ?? 0)
    if (end <= from) continue
    sum += end - from
    ends.set(threadOf(event), end)
  }
  return sum / 1000
}
