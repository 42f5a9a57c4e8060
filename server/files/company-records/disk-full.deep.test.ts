import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { companyFileIn, zeros } from '../../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { mayMount, mountSmallDisk, unmount } from '../../../testing/harness/small-disk.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { companyWithRecord, addFile } = companyFileIn(backEnd)

const files = () => join(backEnd.dataDir, 'files')
afterEach(() => removeStoredFiles(backEnd.dataDir))

test.skipIf(!mayMount())(
  'a full disk refuses a file, keeps nothing of it, and harms nothing else',
  async () => {
    const { els, url } = await companyWithRecord()
    const large = Buffer.concat([...zeros(5_000_000)])
    mountSmallDisk(files(), 3)
    try {
      expect((await addFile(els, url, 'klein.bin', Buffer.alloc(1_000))).status).toBe(200)
      const { status, body } = await addFile(els, url, 'groot.bin', large)
      expect([status, body.code, body.message]).toEqual([
        503,
        'STORAGE_FULL',
        'Er is nu geen ruimte voor meer bestanden. Probeer het later nog eens.',
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
