import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { companyFileIn, zeros } from '../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { companyWithRecord, addFile } = companyFileIn(backEnd)

/** Mounts a file system of 3 MB at this path. */
const mountSmallDisk = (path: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'small-disk', path], { stdio: 'ignore' })
const unmount = (path: string) => execFileSync('umount', ['--lazy', path], { stdio: 'ignore' })

/** Whether this user may mount a file system. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-mount-'))
  try {
    mountSmallDisk(folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const files = () => join(backEnd.dataDir, 'files')
afterEach(() => removeStoredFiles(backEnd.dataDir))

// Skipped where the user may not mount a file system: only an administrator of the machine may.
test.skipIf(!mayMount())(
  'a full disk refuses a file, keeps nothing of it, and harms nothing else',
  async () => {
    const { els, url } = await companyWithRecord()
    const large = Buffer.concat([...zeros(5_000_000)])
    mountSmallDisk(files())
    try {
      expect((await addFile(els, url, 'klein.bin', Buffer.alloc(1_000))).status).toBe(200)
      const { status, body } = await addFile(els, url, 'groot.bin', large)
      expect([status, body.code, body.message]).toEqual([
        503,
        'STORAGE_UNAVAILABLE',
        'Bestanden bewaren en ophalen lukt nu niet. Probeer het later nog eens.',
      ])
      await expect.poll(async () => (await storedFiles(backEnd.dataDir)).length).toBe(1)
      const { files: listed } = (await els.browser.get(url)).body.responseObject
      expect(listed.map(({ name }: { name: string }) => name)).toEqual(['klein.bin'])
      expect((await (await els.browser.fetch(listed[0].url)).arrayBuffer()).byteLength).toBe(1_000)
      expect((await addFile(els, url, 'nog een.bin', Buffer.alloc(1_000))).status).toBe(200)
    } finally {
      unmount(files())
    }
    expect((await addFile(els, url, 'groot.bin', large)).status).toBe(200)
  },
)
