import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Scenario } from '#content/content.ts'
import { CONTENT } from '#server/checks/questionnaires/content-folder.ts'
import { type Check, folderOf } from '#shared/domain/basics/check.ts'

/** Of content/<check>/scenarios.ts. */
export async function readScenarios(check: Check): Promise<readonly Scenario[]> {
  const file = join(CONTENT, folderOf(check), 'scenarios.ts')
  const { scenarios } = await import(pathToFileURL(file).href)
  return scenarios
}
