import { beforeEach, expect, test } from 'vitest'

import { companyFileIn } from '../../testing/factories/company-file.ts'
import { heicWithPosition, photo } from '../../testing/factories/pictures.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { childProcesses } from '../../testing/harness/child-processes.ts'
import { removeStoredFiles } from '../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { companyWithRecord, addFile } = companyFileIn(backEnd)
beforeEach(() => removeStoredFiles(backEnd.dataDir))

test('when the process for pictures dies in the middle of one, the file is stored without a thumbnail', async () => {
  const { els, url } = await companyWithRecord()
  // Larger than what fits in the pipe to the process.
  const picture = await photo(3000, 2000).jpeg({ quality: 100 }).toBuffer()
  const large = Buffer.concat([picture, Buffer.alloc(3_000_000, 1)])
  const first = await addFile(els, url, 'eerste.jpg', picture)
  expect(first.body.responseObject.thumbnailUrl).not.toBe(null)
  const [pid] = childProcesses(backEnd.pid, 'picture-process.ts')
  process.kill(pid!, 'SIGSTOP')
  const adding = addFile(els, url, 'tweede.jpg', large)
  const isPending = () => backEnd.sql`select key from stored_object where purpose = 'pending' and is_stored`
  await expect.poll(isPending).toHaveLength(1)
  process.kill(pid!, 'SIGKILL')
  const { status, body } = await adding
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    size: large.length,
    mediaType: 'image/jpeg',
    thumbnailUrl: null,
  })
  const stored = await (await els.browser.fetch(body.responseObject.url)).arrayBuffer()
  expect(Buffer.from(stored).equals(large)).toBe(true)
  const third = await addFile(els, url, 'derde.jpg', picture)
  expect(third.body.responseObject.thumbnailUrl).not.toBe(null)
  expect(childProcesses(backEnd.pid, 'picture-process.ts')).toHaveLength(1)
})

test.each([true, false])(
  'keeps a HEIC picture as it is, without its position and a thumbnail; Exif data with a mark: %s',
  async (hasMark) => {
    const { els, url } = await companyWithRecord()
    const { bytes, start, end } = heicWithPosition({ hasMark })
    const { status, body } = await addFile(els, url, 'IMG_0042.HEIC', bytes)
    expect([status, body.responseObject.mediaType]).toEqual([200, 'image/heic'])
    expect(body.responseObject).toMatchObject({ size: bytes.length, thumbnailUrl: null })
    const fileUrl = body.responseObject.url
    expect((await els.browser.get(`${fileUrl}/thumbnail`)).status).toBe(404)
    const response = await els.browser.fetch(fileUrl)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/heic',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="IMG_0042.HEIC"; filename*=UTF-8''IMG_0042.HEIC`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
    const stored = Buffer.from(await response.arrayBuffer())
    expect(stored.equals(Buffer.from(bytes).fill(0, start, end))).toBe(true)
    expect(stored.equals(bytes)).toBe(false)
  },
)
