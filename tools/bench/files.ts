import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import { MAX_FILE_SIZE } from '#shared/domain/company-record.ts'
import { logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { DatabaseKind } from './server.ts'
import type { Workspace } from './workspace.ts'

type Headers = Record<string, string>

/** Number of files that are uploaded at once. */
const UPLOADS = 5
const SAMPLE_INTERVAL_MS = 100
/** Number of items of a long company file. */
const RECORDS = 500

async function call(url: string, { 'content-type': _, ...headers }: Headers, method: string, body?: object) {
  const type = body && { 'content-type': 'application/json' }
  const init = { method, headers: { ...headers, ...type }, body: body ? JSON.stringify(body) : null }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return response.status === 204 ? undefined : (await response.json()).responseObject
}

/** A form with a file of the maximum size, as it is sent. */
async function* form(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n')
  const piece = Buffer.alloc(65_536)
  for (let sent = 0; sent < MAX_FILE_SIZE; sent += piece.length) yield piece
  yield Buffer.from('\r\n--x--\r\n')
}

/** Uploads a file of 100 MB and deletes it. Returns the time of the upload, in milliseconds. */
async function uploadOnce(recordUrl: string, { 'content-type': _, ...headers }: Headers): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${recordUrl}/files`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(Readable.from(form())),
    duplex: 'half',
  } as RequestInit)
  if (!response.ok) throw new Error(`an upload was answered with ${response.status}`)
  const time = performance.now() - start
  const { id } = (await response.json()).responseObject
  await call(`${recordUrl}/files/${id}`, headers, 'DELETE')
  return time
}

/** Measures uploads of 100 MB: the memory that five at once take, and other requests meanwhile; and a long list. */
export async function measureFiles(
  workspace: Workspace,
  root: string,
  { name, env }: DatabaseKind,
  report: Report,
) {
  const portal = await workspace.startPortal(root, 'data', env)
  const headers = await logIn(portal.url)
  const companies = await call(`${portal.url}/rest/companies`, headers, 'GET')
  const records = `${portal.url}/rest/companies/${companies[0].id}/company-records`
  const addRecord = (subject: string) => call(records, headers, 'POST', { theme: 'GENERAL', subject })
  const recordUrl = `${records}/${(await addRecord('Meting')).id}`
  await p95({ url: `${portal.url}/rest/companies`, headers }, 60, 5)
  await setTimeout(10_000)

  const idle = portal.residentBytes()
  let peak = idle
  const sampling = setInterval(() => {
    peak = Math.max(peak, portal.residentBytes())
  }, SAMPLE_INTERVAL_MS)
  let isDone = false
  const times: number[] = []
  const uploading = Array.from({ length: UPLOADS }, async () => {
    while (!isDone) times.push(await uploadOnce(recordUrl, headers))
  })
  const reading = await p95({ url: `${portal.url}/rest/companies`, headers }, 60)
  isDone = true
  await Promise.all(uploading)
  clearInterval(sampling)
  report(
    `${UPLOADS} uploads of 100 MB at once, ${name}, memory over idle`,
    formatMegabytes(peak - idle),
    '≤ 60 MB',
  )
  report('  GET /rest/companies meanwhile, p95 at 60 a second', formatMilliseconds(reading), '≤ 50 ms')
  report('  slowest upload', formatMilliseconds(Math.max(...times)))

  for (let count = 1; count < RECORDS; count++) await addRecord(`Item ${count}`)
  const list = await p95({ url: records, headers }, 10)
  report(
    `company file of ${RECORDS} items, ${name}, p95 at 10 a second`,
    formatMilliseconds(list),
    '≤ 100 ms',
  )
  await portal.stop()
}
