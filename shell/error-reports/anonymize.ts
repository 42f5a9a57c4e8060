import type { Event, Exception, StackFrame } from '@sentry/browser'

import { pathTemplate, scrubAddress, scrubMessage } from './scrub.ts'

// What leaves the browser is built anew from what is named here. What is not named does not go: not what a next
// version of the library collects either.

type Span = NonNullable<Event['spans']>[number]
type Trace = NonNullable<NonNullable<Event['contexts']>['trace']>
type Item = [headers: Record<string, unknown>, payload: unknown]
/** As the library makes it: headers, and items of which each has headers of its own. */
export type Envelope = [headers: Record<string, unknown>, items: Item[]]

/** The parts of `from` that may be told as they are. */
function only<T extends object>(from: T, names: readonly string[]): Partial<T> {
  const wanted = Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined)
  return Object.fromEntries(wanted) as Partial<T>
}

const told = (text: string | undefined) => text && scrubMessage(text)

const frame = ({ filename, ...rest }: StackFrame): StackFrame => ({
  ...only(rest, ['function', 'lineno', 'colno', 'in_app']),
  filename: filename && (filename.startsWith('<') ? filename : scrubAddress(filename)),
})

const exception = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type: told(type),
  value: told(value),
  mechanism: mechanism && {
    ...only(mechanism, ['handled', 'synthetic', 'exception_id', 'parent_id', 'source']),
    type: mechanism.type,
  },
  stacktrace: stacktrace && { frames: stacktrace.frames?.map(frame) },
})

/** A call or a file is told by its address; what else a span describes may come from the page. */
function describe(description = ''): string | undefined {
  const [, method = '', address] = description.match(/^([A-Z]+ )?((?:https?:\/)?\/\S+)$/) ?? []
  return address && method + scrubAddress(address)
}

const IN_TRACE = ['trace_id', 'span_id', 'parent_span_id', 'op', 'origin', 'status']

const span = ({ description, ...rest }: Span) => ({
  ...only(rest, [...IN_TRACE, 'start_timestamp', 'timestamp']),
  description: describe(description),
})

const measurements = (all: NonNullable<Event['measurements']>) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, { value }]) => typeof value === 'number')
      .map(([name, { value, unit }]) => [name, { value, unit }]),
  )

const event = (from: Event) => ({
  ...only(from, [
    'event_id',
    'type',
    'timestamp',
    'start_timestamp',
    'platform',
    'level',
    'release',
    'environment',
  ]),
  // The receiver would otherwise derive one from the connection.
  sdk: { ...only(from.sdk ?? {}, ['name', 'version']), settings: { infer_ip: 'never' } },
  transaction: from.transaction && pathTemplate(from.transaction),
  transaction_info: { source: 'route' },
  message: told(from.message),
  exception: from.exception && { values: from.exception.values?.map(exception) },
  spans: from.spans?.map(span),
  measurements: from.measurements && measurements(from.measurements),
  contexts: { trace: from.contexts?.trace && only<Trace>(from.contexts.trace, IN_TRACE) },
})

const headers = ({ sdk, trace, ...rest }: Envelope[0]) => ({
  ...only(rest, ['event_id', 'sent_at']),
  sdk: only(sdk ?? {}, ['name', 'version']),
  trace: only(trace ?? {}, [
    'trace_id',
    'public_key',
    'sample_rate',
    'sample_rand',
    'sampled',
    'release',
    'environment',
  ]),
})

/** An envelope with nothing personal in it, or undefined when it carries no error and no trace. */
export function anonymize([head, items]: Envelope): Envelope | undefined {
  const known = items.filter(([{ type }]) => type === 'event' || type === 'transaction')
  if (known.length === 0) return undefined
  return [headers(head), known.map(([{ type }, payload]) => [{ type }, event(payload as Event)])]
}
