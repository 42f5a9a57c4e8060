import { readFileSync, writeFileSync } from 'node:fs'

import { physicalStrain } from '../server/questionnaires/physical-strain.ts'
import { fingerprintsOf, type VersionRecord } from '../server/questionnaires/recorded-versions.ts'

// npm run record-version     records the texts of the questionnaire for its version, after somebody has looked at them

const file = new URL('../server/questionnaires/physical-strain/versions.json', import.meta.url)
const record: VersionRecord = JSON.parse(readFileSync(file, 'utf8'))
const versions = { ...record.versions, [physicalStrain.version]: fingerprintsOf(physicalStrain) }
writeFileSync(file, `${JSON.stringify({ ...record, versions }, null, 2)}\n`)
