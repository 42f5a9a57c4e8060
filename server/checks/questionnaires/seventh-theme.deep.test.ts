import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { readPdf } from '../../../testing/harness/plan-files.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { addTheme, countAddedLines } from '../../../testing/seventh-theme/add-theme.ts'

// Adds a theme to a copy of the sources as docs/recipes/theme.md describes it, and goes through its check.

const MAX_LINES = 20

const root = createTemporaryFolder('beterwerk-theme-')
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], { cwd: root })
const runPackage = (path: string, ...args: string[]) => run(`node_modules/${path}`, ...args)

let files: string[]
// Before the server of the copy starts.
beforeAll(async () => {
  files = addTheme(root)
  await run('tools/record-version.ts', 'tidiness')
  return () => rmSync(root, { recursive: true })
})
const backEnd = useOwnBackEnd({ root })

test('a theme takes its content and a few lines', () => {
  const others = files.filter((file) => !file.startsWith('content/'))
  const numLines = others.reduce((sum, file) => sum + countAddedLines(root, file), 0)
  expect(numLines).toBeGreaterThan(0)
  expect(numLines).toBeLessThanOrEqual(MAX_LINES)
})

test('the product with one theme more has no faults in its types', async () => {
  await runPackage('typescript/bin/tsc')
})

test('what is added is formatted like everything else', async () => {
  await runPackage('@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false', ...files)
})

test('an expert can read its questions', async () => {
  const { stdout } = await run('tools/content.ts', 'tidiness')
  expect(stdout).toContain('Zijn de looppaden op de afdeling')
  expect(stdout).toContain('- **Zagerij met platen op het looppad.**')
  expect(stdout).toContain('- de looppaden vol staan: `AISLES.clear: no`')
})

test('its check leads from the first question to a plan', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select 'Smederij Noord', id, '<10', 'Metaalbewerking', 'Geen van beide' from person`
  const els = backEnd.client()
  await els.login('els@smederij.nl')
  const accepted = async (path: string, body?: object) => {
    const response = body ? await els.post(`/rest/${path}`, body) : await els.get(`/rest/${path}`)
    expect(response.body).toMatchObject({ responseObject: expect.anything() })
    return response.body.responseObject
  }
  const stateOf = async () =>
    (await accepted('companies/1/checks')).checks.find(({ check }: { check: string }) => check === 'TIDINESS')
  const answer = (checkSectionId: number | null, script: string, questionId: string, answerId: string) =>
    accepted(`1/tidiness/survey/${script}`, { checkSectionId, questionId, answers: [{ answerId }] })

  expect(await stateOf()).toMatchObject({ started: false, checkUrl: '/check/orde-en-netheid/1' })
  await accepted('companies/1/start-check/TIDINESS', {})
  const section = await accepted('1/tidiness/section', { sectionName: 'Zagerij', fields: { area: '120' } })
  await answer(section.id, 'AISLES', 'clear', 'mostly')
  await answer(section.id, 'STORING', 'place', 'yes')
  expect(await stateOf()).toMatchObject({ started: true, checkStatus: 'GREY', numUnfinished: 1 })
  await answer(null, 'TIDINESS_POLICY', 'agreed', 'no')
  expect(await stateOf()).toMatchObject({ checkStatus: 'RED', numUnfinished: 0 })

  const matrix = await accepted('1/tidiness/result/matrix')
  expect(matrix.matrixLabels.map(({ label }: { label: string }) => label)).toEqual([
    'Gangen en vloeren',
    'Opbergen',
  ])
  expect(matrix).toMatchObject({ status: 'RED', numRisks: 2 })
  expect(await backEnd.sql`select question_key from check_risk order by question_key`).toEqual([
    { question_key: 'agreed' },
    { question_key: 'clear' },
  ])

  const plan = await els.fetch('/rest/1/tidiness/result/pdf')
  const { text } = await readPdf(new Uint8Array(await plan.arrayBuffer()))
  const expected = [
    'Orde en netheid',
    'Zagerij',
    '120',
    'Looppaden zijn niet altijd vrij',
    'Trek lijnen op de vloer',
  ]
  for (const words of expected) expect(text).toContain(words)
})
