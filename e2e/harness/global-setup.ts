import { rmSync } from 'node:fs'

import { PREPARED_DATA_DIR, prepareDataDir } from './start-portal.ts'

/** Prepares the data directory that every portal copies. Returns the function that removes it. */
export default async function globalSetup() {
  const folder = await prepareDataDir()
  // The workers inherit the environment.
  process.env[PREPARED_DATA_DIR] = folder
  return () => rmSync(folder, { recursive: true })
}
