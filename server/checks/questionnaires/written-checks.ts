import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Content } from '#content/content.ts'
import { hazardousSubstances } from '#content/hazardous-substances/questionnaire.ts'
import { machineSafety } from '#content/machine-safety/questionnaire.ts'
import { noiseHazard } from '#content/noise-hazard/questionnaire.ts'
import { physicalStrain } from '#content/physical-strain/questionnaire.ts'
import { tempWorkAtHeight } from '#content/temp-work-at-height/questionnaire.ts'
import { weldingSmoke } from '#content/welding-smoke/questionnaire.ts'
import { type Check, checks, folderOf } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { CONTENT } from './content-folder.ts'
import { createQuestionnaire } from './create-questionnaire.ts'
import type { VersionRecord } from './recorded-versions.ts'

/** What authors wrote. */
const contents: Record<Check, Content> = {
  PHYSICAL_STRAIN: physicalStrain,
  HAZARDOUS_SUBSTANCES: hazardousSubstances,
  MACHINE_SAFETY: machineSafety,
  NOISE_HAZARD: noiseHazard,
  TEMP_WORK_AT_HEIGHT: tempWorkAtHeight,
  WELDING_SMOKE: weldingSmoke,
}

/** `content`: what `questionnaire` was created from. `record`: what is recorded of its versions. */
export type WrittenCheck = { content: Content; questionnaire: Questionnaire; record: VersionRecord }

/** Nothing yet of a new check. */
function readRecord(check: Check): VersionRecord {
  const file = join(CONTENT, folderOf(check), 'versions.json')
  const empty = { versions: {}, reworded: {}, risks: {}, lifted: {} }
  return existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, 'utf8')) } : empty
}

/** Throws an error that names each fault of the content. */
const read = (check: Check): WrittenCheck => ({
  content: contents[check],
  questionnaire: createQuestionnaire(folderOf(check), contents[check]),
  record: readRecord(check),
})

/** Throws when no check has this folder in content/. */
export function checkIn(folder: string): Check {
  const found = checks.find((check) => folderOf(check) === folder)
  if (!found) throw new Error(`There is no check ${folder}: ${checks.map(folderOf).join(', ')}.`)
  return found
}

/** Every check as it is written in content/. */
export const writtenChecks = Object.fromEntries(checks.map((check) => [check, read(check)])) as Record<
  Check,
  WrittenCheck
>
