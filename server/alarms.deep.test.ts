import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'
import { freePort } from '#server/platform/runtime/start.ts'
import { companyFileIn } from '../testing/factories/company-file.ts'
import { photo } from '../testing/factories/pictures.ts'
import { useOwnBackEnd } from '../testing/harness/back-end.ts'
import { childProcesses } from '../testing/harness/child-processes.ts'
import { copySources } from '../testing/harness/copy-sources.ts'
import { whileLocked } from '../testing/harness/held-lock.ts'
import { createTemporaryFolder } from '../testing/harness/temporary-folder.ts'

// Every alarm of docs/operators.md rings when what it is about happens, and not before. Prometheus itself is not here:
// `rings` understands the few kinds of expressions that the table has.

const ports = [await freePort(), await freePort()] as const
const root = createTemporaryFolder('beterwerk-another-build-')
copySources(root)
mkdirSync(join(root, 'dist'))
writeFileSync(join(root, 'dist/pages.json'), '{}')
afterAll(() => rmSync(root, { recursive: true }))

const backEnd = useOwnBackEnd({ env: { METRICS_PORT: ports[0], DATABASE_LOCK_SECONDS: '1' } })
useOwnBackEnd({ env: { METRICS_PORT: ports[1] }, root })
const { companyWithRecord, addFile } = companyFileIn(backEnd)

const table = readFileSync('docs/operators.md', 'utf8').split('## Alarms')[1]!.split('\n## ')[0]!
const expressions = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, expression]) => expression!)

type Sample = { name: string; labels: Record<string, string>; value: number }

async function scrape(port: string = ports[0]): Promise<Sample[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name, labels = '', value]) => ({
    name: name!,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]),
    ),
    value: Number(value),
  }))
}

/** Of `increase`, the time is that since `before`. Throws for an expression of another kind. */
function rings(expression: string, before: Sample[], now: Sample[]): boolean {
  if (expression === 'count(count by (build) (build_info)) > 1')
    return new Set(now.flatMap(({ name, labels }) => (name === 'build_info' ? labels.build : []))).size > 1
  const [, kind, name, selector = '', limit] =
    /^(increase\(|time\(\) - )?(\w+)(?:\{(.*?)\})?(?:\[\d+[mh]\]\))? > (\d+)$/.exec(expression) ?? []
  if (!name) throw new Error(`the test cannot evaluate ${expression}`)
  const wanted = [...selector.matchAll(/(\w+)="([^"]*)"/g)]
  const found = (samples: Sample[]) =>
    samples.filter(
      (sample) => sample.name === name && wanted.every(([, label, text]) => sample.labels[label!] === text),
    )
  const series = found(now)
  if (series.length === 0) throw new Error(`there is no ${name}`)
  return series.some(({ labels, value }) => {
    if (kind === 'time() - ') return Date.now() / 1000 - value > Number(limit)
    if (!kind) return value > Number(limit)
    const former = found(before).find((one) => JSON.stringify(one.labels) === JSON.stringify(labels))
    // As Prometheus does: a series that appears has not increased.
    return former !== undefined && value - former.value > Number(limit)
  })
}

async function addMail(state: { createdAt: string; abandonedAt: string | null }) {
  await backEnd.sql`
    insert into mail_outbox (recipient, subject, body, message_id, created_at, next_attempt_at, abandoned_at)
    values ('els@smederij.nl', 'Hallo', '', 'a', ${state.createdAt}, 'infinity', ${state.abandonedAt})`
}

/** A worker that failed in another test fails until it works again. */
async function workersAtRest() {
  const failing = (await scrape()).filter(({ name, value }) => name === 'worker_failing' && value > 0)
  if (failing.length > 0) await backEnd.client().post('/rest/forgotpassword', { username: 'els@smederij.nl' })
  return failing.length === 0
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Makes happen what the alarm is about. */
const causes: Record<string, () => Promise<unknown>> = {
  // The other server is there from the beginning.
  'count(count by (build) (build_info)) > 1': async () => {},
  'mail_oldest_waiting_seconds > 900': () => addMail({ createdAt: ago(16), abandonedAt: null }),
  'mails{state="given up"} > 0': () => addMail({ createdAt: ago(16), abandonedAt: ago(1) }),
  'worker_failing > 0': () =>
    backEnd.withoutColumn('mail_outbox', 'attempts', async () => {
      await backEnd.createPerson({ email: 'els@smederij.nl' })
      await backEnd.client().post('/rest/forgotpassword', { username: 'els@smederij.nl' })
      await expect.poll(() => backEnd.log).toContain('outbox not readable')
    }),
  'increase(storage_errors_total[5m]) > 0': async () => {
    const folder = join(backEnd.dataDir, 'files')
    const { els, url } = await companyWithRecord()
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'not a folder')
    await addFile(els, url, 'a.txt', 'abc')
    await rm(folder)
    await rename(`${folder}-away`, folder)
  },
  'stored_objects_lost > 0': async () => {
    const { els, url } = await companyWithRecord()
    const { url: fileUrl } = (await addFile(els, url, 'a.txt', 'abc')).body.responseObject
    const [{ key }] = (await backEnd.sql`select key from stored_object`) as [{ key: string }]
    await rm(join(backEnd.dataDir, 'files', key.slice(0, 2), key))
    await els.browser.get(fileUrl)
  },
  'storage_deletion_attempts > 5': () => backEnd.sql`
    insert into storage_deletion (key, attempts, next_attempt_at) values (gen_random_uuid(), 6, 'infinity')`,
  'increase(refused_changes_total[5m]) > 10': async () => {
    const { els } = await companyWithRecord()
    await whileLocked(backEnd, 'lock table company', async () => {
      const company = { numberOfEmployees: '<10', branch: 'Metalektro', membership: 'Weet ik niet' }
      const names = Array.from({ length: 30 }, (_, n) => `Smederij ${n}`)
      await Promise.all(names.map((name) => els.browser.post('/rest/companies', { ...company, name })))
    })
  },
  'time() - backup_last_timestamp_seconds > 129600': () => backEnd.sql`
    update operation set done_at = now() - interval '37 hours' where name = 'BACKUP'`,
  'increase(child_process_exits_total[1h]) > 2': async () => {
    const { els, url } = await companyWithRecord()
    const picture = await photo(400, 300).jpeg().toBuffer()
    for (let n = 0; n < 3; n++) {
      await addFile(els, url, `${n}.jpg`, new Uint8Array(picture))
      const [pid] = childProcesses(backEnd.pid, 'picture-process.ts')
      process.kill(pid!, 'SIGKILL')
      await expect.poll(() => childProcesses(backEnd.pid, 'picture-process.ts')).toEqual([])
    }
  },
  'increase(log_lines_total{level="error"}[15m]) > 0': async () => {
    const { els } = await companyWithRecord()
    await backEnd.withoutTable('company', () => els.browser.get('/rest/companies'))
  },
}

test('the table names the alarms of this test, and no others', () => {
  expect(expressions.toSorted()).toEqual(Object.keys(causes).toSorted())
})

test.each(Object.entries(causes))('%s rings when it happens, and not before', async (expression, cause) => {
  await backEnd.sql`insert into operation (name, done_at) values ('BACKUP', now())`
  await expect.poll(workersAtRest).toBe(true)
  const before = await scrape()
  expect(rings(expression, before, before)).toBe(false)
  await cause()
  const others = expression.includes('build') ? await scrape(ports[1]) : []
  await expect.poll(async () => rings(expression, before, [...(await scrape()), ...others])).toBe(true)
})
