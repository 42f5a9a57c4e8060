// What this process counted since it started, and how its workers fare, for the metrics and the readiness. Kept here and
// not in the metrics themselves, which are loaded only where METRICS_PORT is set; `metrics.ts` says what a counter means.

export type CounterName =
  | 'child_process_exits_total'
  | 'log_lines_total'
  | 'refused_changes_total'
  | 'storage_errors_total'
  | 'stored_objects_lost_total'
  | 'worker_failures_total'

type Labels = Record<string, string>

const counters = new Map<CounterName, Map<string, number>>()

/** `by`: 0 shows a counter before anything happened, since an alarm needs a value from before the first time. */
export function count(name: CounterName, labels: Labels = {}, by = 1): void {
  const values = counters.get(name) ?? new Map<string, number>()
  const key = JSON.stringify(labels)
  values.set(key, (values.get(key) ?? 0) + by)
  counters.set(name, values)
}

export const countsOf = (name: CounterName): { labels: Labels; value: number }[] =>
  [...(counters.get(name) ?? [])].map(([key, value]) => ({ labels: JSON.parse(key), value }))

/** `lastSuccess`: milliseconds since 1970; undefined before the first. `isFailing`: since then. */
type State = { lastSuccess: number | undefined; failures: number; isFailing: boolean }

const states = new Map<string, State>()

/** Several workers of one name, as tests start them, count as one. */
export function noteWorker(name: string): void {
  count('worker_failures_total', { worker: name }, 0)
  if (!states.has(name)) states.set(name, { lastSuccess: undefined, failures: 0, isFailing: false })
}

/** For a part of the work too, after which the worker goes on. */
export function noteFailure(name: string): void {
  const state = states.get(name)!
  count('worker_failures_total', { worker: name })
  state.failures++
  state.isFailing = true
}

/** Returns a function to be called at the end of a series, which is a success when nothing failed meanwhile. */
export function noteStart(name: string): () => void {
  const state = states.get(name)!
  const { failures } = state
  return () => {
    if (state.failures === failures) Object.assign(state, { lastSuccess: Date.now(), isFailing: false })
  }
}

export const workerStates = (): ReadonlyMap<string, Readonly<State>> => states

/** For the readiness: which workers failed when they worked last. */
export function failingWorkers(): string | undefined {
  const names = [...states].flatMap(([name, { isFailing }]) => (isFailing ? name : []))
  return names.length > 0 ? `workers fail, see the log: ${names.join(', ')}` : undefined
}
