import { parentPort, workerData } from 'node:worker_threads'

import { rowsOf, tables } from './tables.ts'
import { createWorld, type Origin } from './world.ts'

// Makes rows in a thread of its own.

export type Order = { number: number; table: string; first: number; end: number }
export type Delivery = { number: number; rows: Uint8Array<ArrayBuffer> }

const world = createWorld(workerData as Origin)

parentPort!.on('message', ({ number, table: name, first, end }: Order) => {
  const table = tables.find((candidate) => candidate.name === name)!
  const rows = new TextEncoder().encode(rowsOf(world, table, first, end))
  parentPort!.postMessage({ number, rows } satisfies Delivery, [rows.buffer])
})
