import { Worker } from 'node:worker_threads'

import type { Delivery, Order } from './row-worker.ts'
import type { Table } from './tables/table.ts'
import { countItems } from './tables.ts'
import type { World } from './world.ts'

/** The database needs the other processor, and both wait for each other at times. */
const THREADS = 2
/** People or companies per batch: at most some megabytes of rows. */
const BATCH = 500
/** Batches made in advance. */
const AHEAD = 3

/** Each thread computes the world for itself from its origin. */
export function startRowMakers({ size, seed, today, passwordHash, templates }: World) {
  const waiting = new Map<number, { resolve: (rows: Uint8Array) => void; reject: (error: unknown) => void }>()
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error)
  }
  const threads = Array.from({ length: THREADS }, () => {
    const workerData = { size, seed, today, passwordHash, templates }
    const thread = new Worker(new URL('./row-worker.ts', import.meta.url), { workerData })
    thread.on('error', fail)
    return thread.on('message', ({ number, rows }: Delivery) => {
      waiting.get(number)?.resolve(rows)
      waiting.delete(number)
    })
  })
  let ordered = 0

  function order(table: Table, first: number, end: number): Promise<Uint8Array> {
    const number = ordered++
    threads[number % THREADS]!.postMessage({ number, table: table.name, first, end } satisfies Order)
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }))
  }

  return {
    /** In order, as COPY reads them. `onProgress`: takes the part that was made, from 0 to 1. */
    async *rowsOf(
      world: World,
      table: Table,
      onProgress: (part: number) => void,
    ): AsyncGenerator<Uint8Array> {
      const end = countItems(world, table) + 1
      const coming: Promise<Uint8Array>[] = []
      for (let next = 1; next < end || coming.length > 0; ) {
        for (; next < end && coming.length < AHEAD; next += BATCH)
          coming.push(order(table, next, Math.min(next + BATCH, end)))
        const rows = await coming.shift()!
        onProgress(Math.min(1, next / end))
        if (rows.length > 0) yield rows
      }
    },
    stop: () => Promise.all(threads.map((thread) => thread.terminate())),
  }
}
