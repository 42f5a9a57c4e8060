import type pg from 'pg'

import { OwnConnection } from './own-connection.ts'

/**
 * Creates a probe of a database, with a connection of its own. Questions at the same time are one. `findAddress`: of the
 * database.
 */
export function createProbe(options: pg.ClientConfig, findAddress: () => Promise<string>) {
  const connection = new OwnConnection(options, findAddress)
  let question: Promise<boolean> | undefined

  const ask = () => connection.queryRow('select 1').then(() => true)

  return {
    /** Whether the database responds, within eight seconds. A connection that broke says nothing about that. */
    isAnswering: (): Promise<boolean> => {
      question ??= ask()
        .catch(ask)
        .catch(() => false)
        .finally(() => {
          question = undefined
        })
      return question
    },
    close: (): void => connection.close(),
  }
}
