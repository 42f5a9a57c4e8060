import { writeFileSync } from 'node:fs'

import { fingerprintsOf, riskKeysOf } from '#server/checks/questionnaires/recorded-versions.ts'
import { checkIn, writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import { checks, folderOf } from '#shared/domain/basics/check.ts'

// npm run record-version                        records the texts of every check for its version, after somebody has
//                                               looked at them
// npm run record-version -- physical-strain     of one check, by the name of its folder in content/

const chosen = process.argv.length > 2 ? process.argv.slice(2).map(checkIn) : checks
for (const check of chosen) {
  const { record, questionnaire } = writtenChecks[check]
  const file = new URL(`../content/${folderOf(check)}/versions.json`, import.meta.url)
  const versions = { ...record.versions, [questionnaire.version]: fingerprintsOf(questionnaire) }
  const risks = { ...record.risks, [questionnaire.version]: riskKeysOf(questionnaire) }
  writeFileSync(file, `${JSON.stringify({ ...record, versions, risks }, null, 2)}\n`)
}
