import { setTimeout } from 'node:timers/promises'

import { cheapHashOf } from '../harness/cheap-hash.ts'
import { PASSWORD } from '../harness/client.ts'
import type { Cluster } from './cluster.ts'
import { type Failure, Visitor } from './visitor.ts'

/** How long an instance that ended may still get requests, in milliseconds: until HAProxy sees the closed connection. */
const DYING_MS = 500

/** In milliseconds: servers and visitors share the processors. */
const PAUSE_MS = 100

const POLL_MS = 200

type Servers = Pick<Cluster, 'url' | 'deaths' | 'received'>

type Query = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** People who use the portal at the same time. `query`: returns the rows of a statement on the database. */
export class Crowd {
  readonly visitors: Visitor[] = []
  readonly query: Query
  readonly #servers: Servers

  constructor(servers: Servers, query: Query) {
    this.#servers = servers
    this.query = query
  }

  async add(name: string): Promise<Visitor> {
    const email = `${name}@smederij.nl`
    await this.query(
      `insert into person (email, first_name, last_name, password_hash, roles, email_verified_at)
       values ($1, 'Els', 'de Smid', $2, '{BW_USER}', now())`,
      [email, cheapHashOf(PASSWORD)],
    )
    const visitor = new Visitor(this.#servers.url, email)
    await visitor.begin(PASSWORD)
    this.visitors.push(visitor)
    return visitor
  }

  /** Runs `during` while everybody works. Returns the requests without an answer. */
  async work(during: () => Promise<void>): Promise<Failure[]> {
    const earlier = new Set(this.#failures())
    let isOver = false
    const stopAll = (error?: unknown) => {
      isOver = true
      if (error) throw error
    }
    const ended = during().finally(stopAll)
    const work = this.visitors.map(async (visitor) => {
      while (!isOver) {
        await visitor.visit().catch(stopAll)
        await setTimeout(PAUSE_MS)
      }
    })
    // Only when nobody works any more, because their servers stop next. Rejects with what stopped their work.
    await Promise.allSettled([ended, ...work])
    await Promise.all([...work, ended])
    return this.#failures().filter((failure) => !earlier.has(failure))
  }

  /**
   * Expires the claims of dead instances, which last a minute for a mail, five for a download. Claims of others are newer
   * than 2 s.
   */
  async expireClaims(): Promise<void> {
    await this.query(`
      update mail_outbox set next_attempt_at = now()
      where sent_at is null and claimed_until < now() + interval '58 seconds'`)
    await this.query('update company_export set next_attempt_at = now() where expires_at is null')
  }

  #failures = () => this.visitors.flatMap(({ failures }) => failures)

  wasOnDying = ({ server, from, to }: Failure): boolean =>
    this.#servers.deaths.some(
      ({ name, at, ended }) => at <= to && from <= ended + DYING_MS && (server ?? name) === name,
    )

  /**
   * Waits until all mails were sent, and compares what was acknowledged with what is stored and received. A mail may
   * arrive twice per death, with the same id: nothing can tell whether a mail server has what it was sent.
   */
  async compare(): Promise<{ lost: string[]; doubled: string[] }> {
    const all = (kind: 'advices' | 'actionPoints' | 'invited') =>
      this.visitors.flatMap((visitor) => visitor[kind])
    const stored = async (statement: string) =>
      (await this.query(statement)).map(({ value }) => String(value))
    const isWaiting = async () =>
      (await this.query('select from mail_outbox where sent_at is null')).length > 0
    while (await isWaiting()) await setTimeout(POLL_MS)
    const mails = this.#servers.received.filter(({ to }) => all('invited').includes(to))
    const messages = new Map(
      mails.map(({ to, message }) => [/^Message-ID: .*$/im.exec(message)?.[0] ?? message, to]),
    )
    const pairs = [
      [all('advices'), await stored('select reason as value from advice')],
      [all('actionPoints'), await stored('select description as value from action_item')],
      [all('invited'), await stored('select email as value from invitation')],
      [all('invited'), [...messages.values()]],
      [this.visitors.flatMap(({ orders }) => orders), await stored('select name as value from shop_order')],
      [this.visitors.flatMap(({ files }) => [...files.keys()]), await this.#wholeFiles()],
    ] as const
    const repeated = mails.length - messages.size
    return {
      lost: pairs.flatMap(([expected, found]) => expected.filter((item) => !found.includes(item))),
      doubled: [
        ...pairs.flatMap(([, found]) => found.filter((item, index) => found.indexOf(item) !== index)),
        ...(repeated > this.#servers.deaths.length ? [`${repeated} mails`] : []),
      ],
    }
  }

  async #wholeFiles(): Promise<string[]> {
    return (await Promise.all(this.visitors.map((visitor) => visitor.wholeFiles()))).flat()
  }
}
