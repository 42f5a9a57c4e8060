import type { Event, Exception, StackFrame } from '@sentry/browser'

import { pathTemplate, scrubAddress, scrubMessage } from './scrub.ts'

// Builds what leaves the browser from an explicit list of fields. Everything else is dropped, including whatever a later
// version of the library may collect.

type Span = NonNullable<Event['spans']>[number]
type Trace = NonNullable<NonNullable<Event['contexts']>['trace']>
type Item = [headers: Record<string, unknown>, payload: unknown]
/** The library's format: headers, and items with headers of their own. */
export type Envelope = [headers: Record<string, unknown>, items: Item[]]

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  const picked = Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined)
  return Object.fromEntries(picked) as Partial<T>
}

const scrubOptional = (text: string | undefined) => text && scrubMessage(text)

const anonymizeFrame = ({ filename, ...rest }: StackFrame): StackFrame => ({
  ...pick(rest, ['function', 'lineno', 'colno', 'in_app']),
  filename: filename && (filename.startsWith('<') ? filename : scrubAddress(filename)),
})

const anonymizeException = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type: scrubOptional(type),
  value: scrubOptional(value),
  mechanism: mechanism && {
    ...pick(mechanism, ['handled', 'synthetic', 'exception_id', 'parent_id', 'source']),
    type: mechanism.type,
  },
  stacktrace: stacktrace && { frames: stacktrace.frames?.map(anonymizeFrame) },
})

/** Keeps the address of a request or file. Other descriptions of a span may contain text of the page. */
function describeSpan(description = ''): string | undefined {
  const [, method = '', address] = description.match(/^([A-Z]+ )?((?:https?:\/)?\/\S+)$/) ?? []
  return address && method + scrubAddress(address)
}

const TRACE_FIELDS = ['trace_id', 'span_id', 'parent_span_id', 'op', 'origin', 'status']

const anonymizeSpan = ({ description, ...rest }: Span) => ({
  ...pick(rest, [...TRACE_FIELDS, 'start_timestamp', 'timestamp']),
  description: describeSpan(description),
})

const anonymizeMeasurements = (all: NonNullable<Event['measurements']>) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, { value }]) => typeof value === 'number')
      .map(([name, { value, unit }]) => [name, { value, unit }]),
  )

const anonymizeEvent = (from: Event) => ({
  ...pick(from, [
    'event_id',
    'type',
    'timestamp',
    'start_timestamp',
    'platform',
    'level',
    'release',
    'environment',
  ]),
  // Otherwise the receiver stores the IP address of the connection.
  sdk: { ...pick(from.sdk ?? {}, ['name', 'version']), settings: { infer_ip: 'never' } },
  transaction: from.transaction && pathTemplate(from.transaction),
  transaction_info: { source: 'route' },
  message: scrubOptional(from.message),
  exception: from.exception && { values: from.exception.values?.map(anonymizeException) },
  spans: from.spans?.map(anonymizeSpan),
  measurements: from.measurements && anonymizeMeasurements(from.measurements),
  contexts: { trace: from.contexts?.trace && pick<Trace>(from.contexts.trace, TRACE_FIELDS) },
})

const anonymizeHeaders = ({ sdk, trace, ...rest }: Envelope[0]) => ({
  ...pick(rest, ['event_id', 'sent_at']),
  sdk: pick(sdk ?? {}, ['name', 'version']),
  trace: pick(trace ?? {}, [
    'trace_id',
    'public_key',
    'sample_rate',
    'sample_rand',
    'sampled',
    'release',
    'environment',
  ]),
})

/** Undefined when it contains no error and no trace. */
export function anonymize([head, items]: Envelope): Envelope | undefined {
  const reports = items.filter(([{ type }]) => type === 'event' || type === 'transaction')
  if (reports.length === 0) return undefined
  return [
    anonymizeHeaders(head),
    reports.map(([{ type }, payload]) => [{ type }, anonymizeEvent(payload as Event)]),
  ]
}
