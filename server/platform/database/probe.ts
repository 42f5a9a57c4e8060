import type pg from 'pg'

import { PreparingClient } from './preparing-client.ts'

/** How long connecting, and the answer, may take, in milliseconds. */
const TIMEOUT_MS = 2_000

/** Uses its own connection. Questions at the same time are one. `findAddress`: of the database. */
export function createProbe(options: pg.ClientConfig, findAddress: () => Promise<string>) {
  let client: PreparingClient | undefined
  let question: Promise<boolean> | undefined

  async function open(): Promise<boolean> {
    try {
      const connectionString = await findAddress()
      const opened = new PreparingClient({
        ...options,
        connectionString,
        connectionTimeoutMillis: TIMEOUT_MS,
      })
      await opened.connect()
      client = opened
      return await opened.isAnswering(TIMEOUT_MS)
    } catch {
      return false
    }
  }

  /** A connection that broke says nothing about the database either. */
  const ask = async () => (await client?.isAnswering(TIMEOUT_MS)) || open()

  return {
    /** Whether the database responds, within six seconds. */
    isAnswering: (): Promise<boolean> => {
      question ??= ask().finally(() => {
        question = undefined
      })
      return question
    },
    close: (): void => client?.destroy('The server stops.'),
  }
}
