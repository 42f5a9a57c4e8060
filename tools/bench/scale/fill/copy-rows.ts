import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

import type { Table } from './tables/table.ts'

/** Into a table emptied in the same transaction: no log is written, and nothing is left to vacuum. Returns their number. */
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
