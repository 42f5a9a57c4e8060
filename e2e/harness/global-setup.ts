import { startPostgres } from '../../testing/harness/postgres.ts'
import { PREPARED, preparePortal } from './start-portal.ts'

/** Starts PostgreSQL, and prepares what every portal copies. Returns the function that removes both. */
export default async function globalSetup() {
  const postgres = await startPostgres()
  const { settings, remove } = await preparePortal(postgres.url)
  // The workers inherit the environment.
  process.env[PREPARED] = JSON.stringify(settings)
  return async () => {
    await remove()
    await postgres.stop()
  }
}
