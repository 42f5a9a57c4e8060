import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from 'vitest'

import { useMailServers } from '../../../testing/fakes/mail-server.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'

// Real servers in processes of their own, whose clock is moved.

const CLOCK = pathToFileURL(join(import.meta.dirname, '../../../testing/fakes/clock.ts')).href
const { received, listen: mailServer } = useMailServers()
const port = await mailServer()

describe('several servers on one database', () => {
  const backEnd = useOwnBackEnd({
    env: {
      NODE_OPTIONS: `--import=${CLOCK}`,
      // A Monday, at noon in Amsterdam.
      FAKE_NOW: '2026-11-23T11:00:00Z',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
  })

  async function addCompanies(count: number) {
    await backEnd.sql`
      insert into person (email, first_name, last_name, password_hash)
      select 'eigenaar' || number || '@smederij.nl', 'Els', 'Smid', '' from generate_series(1, ${count}::int) number`
    await backEnd.sql`
      insert into company (owner_id, name, number_of_employees, branch, membership)
      select id, 'Smederij', '<10', 'Metalektro', 'Weet ik niet' from person`
    await backEnd.sql`
      insert into action_item (company_id, themes, description, deadline, holder_email, created_at)
      select id, '{GENERAL}', 'Kap', deadline, 'houder' || id || '@elders.nl', '2026-01-01'
      from company, unnest('{2026-11-30,2026-11-24,2026-11-01}'::date[]) deadline`
  }

  const queued = async () =>
    (await backEnd.sql`select recipient from mail_outbox`)
      .map(({ recipient }) => String(recipient).replace(/^(houder).*/, '$1'))
      .sort()

  const waitingInserts = () => backEnd.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "unsubscribe_key"%'`

  test('three that start at the same moment send each reminder and each digest once', async () => {
    await addCompanies(20)
    const others = await Promise.all([1, 2, 3].map(() => backEnd.startAnother()))
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(60)
    // What they would send twice is sent before they stop.
    await Promise.all(others.map(({ stop }) => stop()))
    await expect.poll(() => backEnd.sql`select from mail_outbox where sent_at is null`).toEqual([])
    const recipients = received.map(({ to }) => to)
    const twice = (name: string) => recipients.filter((recipient) => recipient.startsWith(name))
    expect([twice('eigenaar').length, twice('houder').length]).toEqual([40, 20])
    expect(new Set(recipients).size).toBe(40)
    expect(await backEnd.sql`select from digest`).toHaveLength(20)
  })

  test('one that is killed while it queues reminders leaves nothing half done, and another one queues each once', async () => {
    await addCompanies(2)
    // Its transaction has recorded reminders, and waits to queue their mail.
    await whileLocked(backEnd, 'lock table unsubscribe_key in share mode', async () => {
      const killed = await backEnd.startAnother()
      await expect.poll(waitingInserts).toHaveLength(1)
      await killed.kill()
    })
    expect(await queued()).toEqual([])
    const other = await backEnd.startAnother()
    await expect.poll(async () => (await queued()).length).toBeGreaterThanOrEqual(6)
    // What it would queue twice is queued before it stops.
    await other.stop()
    const once = ['eigenaar1@smederij.nl', 'eigenaar2@smederij.nl']
    expect(await queued()).toEqual([...once, ...once, 'houder', 'houder'].sort())
  })
})
