import { beforeEach, expect, test } from 'vitest'

import { companyFileIn } from '../../testing/factories/company-file.ts'
import { heicWithPosition } from '../../testing/factories/pictures.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { removeStoredFiles } from '../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd()
const { companyWithRecord, addFile } = companyFileIn(backEnd)
beforeEach(() => removeStoredFiles(backEnd.dataDir))

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
