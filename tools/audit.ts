import { readFileSync } from 'node:fs'
import { listVulnerable, readAdvisories } from './audit/known-vulnerabilities.ts'

const { advisories, source } = await readAdvisories()
const vulnerable = listVulnerable(JSON.parse(readFileSync('package-lock.json', 'utf8')), advisories)
console.log(`Compared with ${source}.`)
console.log(vulnerable.length === 0 ? 'None of these is about an installed package.' : vulnerable.join('\n'))
process.exitCode = vulnerable.length === 0 ? 0 : 1
