import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

import type { Table } from './tables/table.ts'

/**
 * Copies rows into a table that was emptied in the same transaction, so that they are stored as old ones at once: no log is
 * written, and nothing is left to be cleaned up. Returns their number.
 */
export async function copyRows(
  client: Client,
  { name, columns }: Table,
  rows: AsyncGenerator<Uint8Array>,
): Promise<number> {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  const copy = client.query(from(`copy "${name}" (${listed}) from stdin with (freeze)`))
  await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 1 }), copy)
  return copy.rowCount
}
