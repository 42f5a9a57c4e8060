import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { COLLEAGUE, logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { UploadTask } from './upload-worker.ts'
import type { Workspace } from './workspace.ts'

type Headers = Record<string, string>

const UPLOADS = 5
const SAMPLE_INTERVAL_MS = 100
const RECORDS = 500

async function call(url: string, { 'content-type': _, ...headers }: Headers, method: string, body?: object) {
  const type = body && { 'content-type': 'application/json' }
  const init = { method, headers: { ...headers, ...type }, body: body ? JSON.stringify(body) : null }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return response.status === 204 ? undefined : (await response.json()).responseObject
}

/** Returns the address of the company file, and that of the item. */
async function addRecord(portal: string, headers: Headers, subject: string) {
  const companies = await call(`${portal}/rest/companies`, headers, 'GET')
  const records = `${portal}/rest/companies/${companies[0].id}/company-records`
  const { id } = await call(records, headers, 'POST', { theme: 'GENERAL', subject })
  return { records, record: `${records}/${id}` }
}

/** Repeats uploads while `work` runs. Returns its result, and the time of the slowest upload in ms. */
async function whileUploading<T>(workerData: UploadTask, work: () => Promise<T>) {
  // In a separate thread, so as not to delay the measured requests.
  const worker = new Worker(new URL('./upload-worker.ts', import.meta.url), { workerData })
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error))
  const result = await Promise.race([work(), failed])
  worker.postMessage('stop')
  const [slowest] = (await Promise.race([once(worker, 'message'), failed])) as [number]
  return { result, slowest }
}

/** Of 100 MB, five at once, to the storage of `settings`: the memory, and the delay of other requests. */
async function measureUploadsTo(
  storage: string,
  settings: NodeJS.ProcessEnv,
  workspace: Workspace,
  root: string,
  report: Report,
) {
  const portal = await workspace.startPortal(root, 'data', settings)
  const headers = await logIn(portal.url)
  const { record: recordUrl } = await addRecord(portal.url, headers, 'Meting')
  // Other measurements add companies to the owner's list.
  const list = { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url, COLLEAGUE) }
  // Memory kept after the first requests and the first upload does not count.
  await whileUploading({ recordUrl, headers, uploads: 1 }, () => p95(list, 60, 5))
  await setTimeout(10_000)

  const idle = portal.residentBytes()
  let peak = idle
  const sampling = setInterval(() => {
    peak = Math.max(peak, portal.residentBytes())
  }, SAMPLE_INTERVAL_MS)
  const task = { recordUrl, headers, uploads: UPLOADS }
  const { result: reading, slowest } = await whileUploading(task, () => p95(list, 60))
  clearInterval(sampling)
  const label = `${UPLOADS} uploads of 100 MB at once to ${storage}`
  report(`${label}, memory over idle`, formatMegabytes(peak - idle), '≤ 60 MB')
  report('  GET /rest/companies meanwhile, p95 at 60 a second', formatMilliseconds(reading), '≤ 50 ms')
  report('  slowest upload', formatMilliseconds(slowest))
  await portal.stop()
}

export const measureUploads = (workspace: Workspace, root: string, report: Report) =>
  measureUploadsTo('a folder', {}, workspace, root, report)

export async function measureBucketUploads(workspace: Workspace, root: string, report: Report) {
  const service = new Worker(new URL('./s3-worker.ts', import.meta.url))
  const [settings] = await once(service, 'message')
  await measureUploadsTo('a bucket', settings, workspace, root, report)
  service.postMessage('stop')
  await once(service, 'exit')
}

export async function measureCompanyFile(workspace: Workspace, root: string, report: Report) {
  const portal = await workspace.startPortal(root, 'data')
  const headers = await logIn(portal.url)
  const { records } = await addRecord(portal.url, headers, 'Meting')
  for (let count = 1; count < RECORDS; count++) await addRecord(portal.url, headers, `Item ${count}`)
  const list = await p95({ url: records, headers }, 10)
  const label = `company file of ${RECORDS} items, p95 at 10 a second`
  report(label, formatMilliseconds(list), '≤ 100 ms')
  await portal.stop()
}
