import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'deep-test.json'

type DeepTestRecord = { commit: string; result: string; isPassed: boolean }

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** What `npm run test:deep` found, for `npm run release`. A folder with changes that are not committed has no record. */
export function recordDeepTest(result: string, isPassed: boolean): void {
  if (git('status', '--porcelain')) return
  const record: DeepTestRecord = { commit: git('rev-parse', 'HEAD'), result, isPassed }
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`)
}

/** Throws an error when `npm run test:deep` has not passed on the present commit. */
export function requireDeepTest(): void {
  const record: DeepTestRecord | undefined = existsSync(FILE) && JSON.parse(readFileSync(FILE, 'utf8'))
  const commit = git('rev-parse', 'HEAD')
  if (!record || record.commit !== commit || git('status', '--porcelain'))
    throw new Error(`A release needs a commit that passed: run npm run test:deep on ${commit}.`)
  if (!record.isPassed) throw new Error(`npm run test:deep failed on ${commit}: ${record.result}`)
}
