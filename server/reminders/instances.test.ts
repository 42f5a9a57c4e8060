import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, inject, test } from 'vitest'

import { useMailServers } from '../../testing/fakes/mail-server.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'

// Real servers, each in a process of its own, of which the clock is moved. Only PostgreSQL can be shared.

const CLOCK = pathToFileURL(join(import.meta.dirname, '../../testing/fakes/clock.ts')).href
const { received, listen: mailServer } = useMailServers()
const isShared = inject('template').DATABASE_URL !== undefined
const port = isShared ? await mailServer() : 0

describe.runIf(isShared)('several servers on one database', () => {
  const backEnd = useOwnBackEnd({
    env: {
      NODE_OPTIONS: `--import=${CLOCK}`,
      // A Monday, at noon in Amsterdam.
      FAKE_NOW: '2026-11-23T11:00:00Z',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
  })

  test('three that start at the same moment send each reminder and each digest once', async () => {
    await backEnd.sql`
      insert into person (email, first_name, last_name, password_hash)
      select 'eigenaar' || number || '@smederij.nl', 'Els', 'Smid', '' from generate_series(1, 20) number`
    await backEnd.sql`
      insert into company (owner_id, name, number_of_employees, branch, membership)
      select id, 'Smederij', '<10', 'Metalektro', 'Weet ik niet' from person`
    await backEnd.sql`
      insert into action_item (company_id, themes, description, deadline, holder_email, created_at)
      select id, '{GENERAL}', 'Kap', deadline, 'houder' || id || '@elders.nl', '2026-01-01'
      from company, unnest('{2026-11-30,2026-11-24,2026-11-01}'::date[]) deadline`
    const others = await Promise.all([1, 2, 3].map(() => backEnd.startAnother()))
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(60)
    // Whatever they would send twice is sent before they stop.
    await Promise.all(others.map(({ stop }) => stop()))
    await expect.poll(() => backEnd.sql`select from mail_outbox where sent_at is null`).toEqual([])
    const recipients = received.map(({ to }) => to)
    const twice = (name: string) => recipients.filter((recipient) => recipient.startsWith(name))
    expect([twice('eigenaar').length, twice('houder').length]).toEqual([40, 20])
    expect(new Set(recipients).size).toBe(40)
    expect(await backEnd.sql`select from digest`).toHaveLength(20)
  })
})
