import type { TestProject } from 'vitest/node'

import { startPostgres } from './postgres.ts'
import { prepare } from './prepare.ts'

/** Global setup of the project on PostgreSQL: the one that TEST_DATABASE_URL names, else its own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return prepare(project, given)
  const { url, stop } = await startPostgres()
  const remove = await prepare(project, url)
  return async () => {
    await remove()
    await stop()
  }
}
