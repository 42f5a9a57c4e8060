import type pg from 'pg'

import { OwnConnection } from './own-connection.ts'

/** Uses its own connection. Questions at the same time are one. `findAddress`: of the database. */
export function createProbe(options: pg.ClientConfig, findAddress: () => Promise<string>) {
  const connection = new OwnConnection(options, findAddress)
  let question: Promise<boolean> | undefined

  const ask = () => connection.queryRow('select 1').then(() => true)

  return {
    /** Within eight seconds. A broken connection says nothing about the database, so it asks again. */
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
