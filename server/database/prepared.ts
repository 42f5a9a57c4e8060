import { hash } from 'node:crypto'

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements that a connection keeps. The server has fewer; it is there for those that are put together at run time. */
const MAX_STATEMENTS = 500

/**
 * The pool as Kysely sees it: a statement with parameters is sent by name, so that PostgreSQL parses and plans it once
 * per connection instead of at every call. Of a session's look-up in the embedded database that takes two thirds off.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, hash('sha1', text))
    return names.get(text)
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) =>
      // Without parameters it may be several statements in one, as migrations have them; those cannot be prepared.
      client.query({ text, values: [...values], name: values.length > 0 ? nameOf(text) : undefined })
    const release = (destroy?: boolean) => client.release(destroy)
    return { query, release } as unknown as PostgresPoolClient
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = clients.get(client) ?? wrap(client)
      clients.set(client, wrapped)
      return wrapped
    },
  }
}
