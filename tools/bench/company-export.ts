import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#server/platform/runtime/start.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'
import type { RunningProgram } from '../program.ts'
import { COLLEAGUE, logIn } from './accounts.ts'
import { p95 } from './api.ts'
import { addFullCompany } from './full-company.ts'
import { call, type Headers, longestGap } from './plan.ts'
import { formatMegabytes, formatMilliseconds, type Report } from './report.ts'
import type { Workspace } from './workspace.ts'

/** 5 GB of files of the maximum size. */
const FILES = 50
const FILES_OF_ITEM = 25
const SAMPLE_INTERVAL_MS = 100
/** Of other requests during the download, in seconds. */
const READING_S = 20

/** `records`: the address of the items. */
async function addFiles(records: string, headers: Headers): Promise<void> {
  // Incompressible, like photos.
  const content = new Blob([randomBytes(MAX_FILE_SIZE)])
  const { 'content-type': _, ...withoutType } = headers
  let item = 0
  for (let file = 0; file < FILES; file++) {
    if (file % FILES_OF_ITEM === 0)
      item = (await call(records, headers, { theme: 'GENERAL', subject: `Foto's ${file}` })).id
    const body = new FormData()
    body.set('file', content, `film ${file}.bin`)
    const response = await fetch(`${records}/${item}/files`, { method: 'POST', headers: withoutType, body })
    if (!response.ok) throw new Error(`an upload was answered with ${response.status}`)
  }
}

/** Returns its size in bytes. */
async function madeDownload(url: string, headers: Headers): Promise<number> {
  for (;;) {
    const made: DataExport = await call(url, headers)
    if (made.status === 'READY') return made.size
    if (made.status !== 'PENDING') throw new Error(`the download is ${made.status}`)
    await setTimeout(SAMPLE_INTERVAL_MS)
  }
}

/** Without keeping it. Returns the number of bytes. */
async function readAll(url: string, headers: Headers): Promise<number> {
  const response = await fetch(`${url}/download`, { headers })
  if (!response.ok) throw new Error(`the download answered ${response.status}`)
  let size = 0
  for await (const piece of response.body!) size += piece.byteLength
  return size
}

/** Returns the result with the server's peak memory, in bytes. */
async function withPeak<T>(portal: RunningProgram, work: () => Promise<T>): Promise<[T, number]> {
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, portal.residentBytes())
  }, SAMPLE_INTERVAL_MS)
  try {
    return [await work(), peak]
  } finally {
    clearInterval(sampling)
  }
}

/**
 * Measures the download of a company with six full checks and 5 GB of files: the time to make and read it, the delay of
 * other requests, and the memory, also without the files. Texts are in memory for a while; files should not be.
 */
export async function measureCompanyExport(
  workspace: Workspace,
  root: string,
  report: Report,
): Promise<void> {
  const id = await addFullCompany(workspace.dataDir('export-data'))
  const METRICS_PORT = await freePort()
  const portal = await workspace.startPortal(root, 'export-data', { METRICS_PORT, COMPANY_QUOTA_MB: '9999' })
  const headers = await logIn(portal.url)
  const company = `${portal.url}/rest/companies/${id}`
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`
  const list = { url: `${portal.url}/rest/companies`, headers: await logIn(portal.url, COLLEAGUE) }
  const make = async () => {
    await call(`${company}/data-export`, headers, {})
    return madeDownload(`${company}/data-export`, headers)
  }
  const [, withoutFiles] = await withPeak(portal, make)
  await addFiles(`${company}/company-records`, headers)
  await p95(list, 60, 5)
  // V8 collects garbage once the process has been idle for 8 s, and again later.
  await setTimeout(40_000)

  await longestGap(metrics)
  const start = performance.now()
  const [[size, reading], peak] = await withPeak(portal, () =>
    Promise.all([make(), p95(list, 60, READING_S)]),
  )
  const label = `download of a company with six full checks and ${FILES} files of 100 MB`
  report(label, formatMegabytes(size))
  report('  made in', formatMilliseconds(performance.now() - start))
  report('  event loop gap meanwhile', formatMilliseconds(await longestGap(metrics)))
  report('  GET /rest/companies meanwhile, p95 at 60 a second', formatMilliseconds(reading), '≤ 50 ms')
  const began = performance.now()
  const read = await readAll(`${company}/data-export`, headers)
  if (read !== size) throw new Error(`${read} bytes of ${size} were read`)
  report('  read in', formatMilliseconds(performance.now() - began))
  report('  memory of the server meanwhile', formatMegabytes(peak))
  report('    over that without files', formatMegabytes(peak - withoutFiles), '≤ 60 MB')
  await portal.stop()
}
