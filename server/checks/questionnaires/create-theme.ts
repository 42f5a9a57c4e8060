import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Content } from '#content/content.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { CONTENT } from './content-folder.ts'
import { createQuestionnaire } from './create-questionnaire.ts'
import type { VersionRecord } from './recorded-versions.ts'

/** `content`: what `questionnaire` was created from. `record`: what is recorded of its versions. */
export type AuthoredTheme = { content: Content; questionnaire: Questionnaire; record: VersionRecord }

/** Reads what is recorded of the versions of a theme: nothing yet of a new one. */
function readRecord(theme: string): VersionRecord {
  const file = join(CONTENT, theme, 'versions.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { versions: {}, reworded: {} }
}

/**
 * Returns a theme with this content. `theme`: the name of its folder in content/. Throws an error that names each fault of
 * the content.
 */
export const createTheme = (theme: string, content: Content): AuthoredTheme => ({
  content,
  questionnaire: createQuestionnaire(theme, content),
  record: readRecord(theme),
})
