import { beforeAll, expect, test } from 'vitest'

import { configurePage } from '../../testing/harness/configure-page.ts'
import { anonymize, type Envelope } from './anonymize.ts'

beforeAll(configurePage)

/** Personal data in every field that the library, or a later version of it, could fill. */
const ELS = 'Els de Smid'
const everywhere = {
  user: { id: 7, username: ELS, ip_address: '{{auto}}' },
  request: { url: `http://localhost/?naam=${ELS}`, headers: { Referer: ELS, Cookie: ELS }, cookies: ELS },
  breadcrumbs: [{ message: ELS }],
  extra: { __serialized__: { name: ELS } },
  tags: { name: ELS },
  fingerprint: [ELS],
  server_name: ELS,
  logentry: { message: ELS, params: [ELS] },
  debug_meta: ELS,
  attachments: ELS,
  something_new: { deep: [ELS] },
}

const head = {
  ...everywhere,
  event_id: '1',
  sent_at: '2026-01-01T00:00:00Z',
  dsn: ELS,
  sdk: { ...everywhere, name: 'browser', version: '11' },
  trace: { ...everywhere, trace_id: '2', public_key: 'key', transaction: ELS, user_segment: ELS },
}
const sdk = { name: 'browser', version: '11', settings: { infer_ip: 'auto' }, integrations: [ELS] }
const reportedSdk = { name: 'browser', version: '11', settings: { infer_ip: 'never' } }
const itemOf = (type: string, payload: object): Envelope => [head, [[{ ...everywhere, type }, payload]]]

test('keeps only the type, message and location of an error', () => {
  const clean = anonymize(
    itemOf('event', {
      ...everywhere,
      sdk,
      level: 'error',
      release: 'beterwerk@0.2.0',
      transaction: '/bedrijven/7/checks',
      contexts: { ...everywhere, trace: { ...everywhere, trace_id: '2', data: { name: ELS } }, culture: ELS },
      exception: {
        values: [
          {
            ...everywhere,
            type: 'ValiError',
            value: `Expected number but received "${ELS}"`,
            mechanism: { ...everywhere, type: 'onerror', handled: false, data: { name: ELS } },
            stacktrace: {
              frames: [
                {
                  ...everywhere,
                  function: 'save',
                  filename: 'http://x/main.1a.js?Els',
                  lineno: 1,
                  vars: { ELS },
                },
                { filename: 'http://x/bedrijven/7?Els', context_line: ELS, pre_context: [ELS], lineno: 2 },
                { filename: '<anonymous>', module: ELS },
              ],
            },
          },
        ],
      },
    }),
  )

  expect(JSON.stringify(clean)).not.toContain('Els')
  expect(clean).toEqual([
    {
      event_id: '1',
      sent_at: '2026-01-01T00:00:00Z',
      sdk: { name: 'browser', version: '11' },
      trace: { trace_id: '2', public_key: 'key' },
    },
    [
      [
        { type: 'event' },
        {
          level: 'error',
          release: 'beterwerk@0.2.0',
          sdk: reportedSdk,
          transaction: '/bedrijven/:id/checks',
          transaction_info: { source: 'route' },
          contexts: { trace: { trace_id: '2' } },
          exception: {
            values: [
              {
                type: 'ValiError',
                value: 'Expected number but received […]',
                mechanism: { type: 'onerror', handled: false },
                stacktrace: {
                  frames: [
                    { function: 'save', filename: 'http://x/main.1a.js', lineno: 1 },
                    { filename: 'http://x/bedrijven/:id', lineno: 2 },
                    { filename: '<anonymous>' },
                  ],
                },
              },
            ],
          },
        },
      ],
    ],
  ])
})

test('keeps only timings and the addresses of requests and files of a trace', () => {
  const span = (op: string, description: string) => ({
    ...everywhere,
    op,
    description,
    data: { ELS },
    timestamp: 2,
  })
  const clean = anonymize(
    itemOf('transaction', {
      ...everywhere,
      sdk,
      type: 'transaction',
      transaction: '/bedrijven/7',
      timestamp: 2,
      measurements: { lcp: { ...everywhere, value: 120, unit: 'millisecond' }, name: { value: ELS } },
      spans: [
        span('http.client', 'GET http://x/rest/companies/7?search=Els'),
        span('resource.script', '/main.1a.js'),
        span('ui.interaction.click', 'button[aria-label="Els de Smid"]'),
      ],
    }),
  )

  expect(JSON.stringify(clean)).not.toContain('Els')
  expect(clean?.[1][0]?.[1]).toEqual({
    type: 'transaction',
    sdk: reportedSdk,
    transaction: '/bedrijven/:id',
    transaction_info: { source: 'route' },
    timestamp: 2,
    measurements: { lcp: { value: 120, unit: 'millisecond' } },
    contexts: {},
    spans: [
      { op: 'http.client', description: 'GET http://x/rest/companies/:id', timestamp: 2 },
      { op: 'resource.script', description: '/main.1a.js', timestamp: 2 },
      { op: 'ui.interaction.click', timestamp: 2 },
    ],
  })
})

test.each(['session', 'sessions', 'attachment', 'client_report', 'replay_event', 'log', 'span', 'feedback'])(
  'does not send a %s',
  (type) => {
    expect(anonymize(itemOf(type, everywhere))).toBeUndefined()
  },
)
