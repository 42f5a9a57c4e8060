import { readFileSync, writeFileSync } from 'node:fs'

import { fingerprintsOf, type VersionRecord } from '../server/questionnaires/recorded-versions.ts'
import { themes } from '../server/questionnaires/themes.ts'

// npm run record-version                        records the texts of every theme for its version, after somebody has
//                                               looked at them
// npm run record-version -- physical-strain     of one theme, by the name of its folder in content/

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(themes)
for (const name of names) {
  const theme = themes[name]
  if (!theme) throw new Error(`There is no theme ${name}: ${Object.keys(themes).join(', ')}.`)
  const file = new URL(`../content/${name}/versions.json`, import.meta.url)
  const record: VersionRecord = JSON.parse(readFileSync(file, 'utf8'))
  const versions = { ...record.versions, [theme.questionnaire.version]: fingerprintsOf(theme.questionnaire) }
  writeFileSync(file, `${JSON.stringify({ ...record, versions }, null, 2)}\n`)
}
