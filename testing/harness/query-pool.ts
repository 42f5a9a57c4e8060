import pg from 'pg'

const pools = new Map<string, pg.Pool>()

function poolOf(databaseUrl: string): pg.Pool {
  const existing = pools.get(databaseUrl)
  if (existing) return existing
  const pool = new pg.Pool({ connectionString: databaseUrl, allowExitOnIdle: true })
  // Its connections end with the database, when the server of a test stops.
  pool.on('error', () => {})
  pools.set(databaseUrl, pool)
  return pool
}

/** Throws the database's error with the statement. */
export async function queryPool(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  try {
    return (await poolOf(databaseUrl).query(text, values)).rows
  } catch (error) {
    throw new Error(`${(error as Error).message} in: ${text}`)
  }
}
