import { writeFileSync } from 'node:fs'

import { fingerprintsOf } from '#server/checks/questionnaires/recorded-versions.ts'
import { themes } from '#server/checks/questionnaires/themes.ts'

// npm run record-version                        records the texts of every theme for its version, after somebody has
//                                               looked at them
// npm run record-version -- physical-strain     of one theme, by the name of its folder in content/

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(themes)
for (const name of names) {
  const theme = themes[name]
  if (!theme) throw new Error(`There is no theme ${name}: ${Object.keys(themes).join(', ')}.`)
  const file = new URL(`../content/${name}/versions.json`, import.meta.url)
  const versions = {
    ...theme.record.versions,
    [theme.questionnaire.version]: fingerprintsOf(theme.questionnaire),
  }
  writeFileSync(file, `${JSON.stringify({ ...theme.record, versions }, null, 2)}\n`)
}
