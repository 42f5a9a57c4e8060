import { randomBytes } from 'node:crypto'
import type { ClientRequest } from 'node:http'
import { setInterval } from 'node:timers/promises'

import { Upload as TusUpload } from 'tus-js-client'
import { beforeEach, expect, test } from 'vitest'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import { companyFileIn } from '../../../testing/factories/company-file.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { removeStoredFiles, storedFiles } from '../../../testing/harness/stored-files.ts'

const backEnd = useOwnBackEnd({ env: { TEST_REQUEST_TIMEOUT_MS: '5000' } })
const { companyWithRecord, openForm, openPatch, tus, beginUpload } = companyFileIn(backEnd)
beforeEach(() => removeStoredFiles(backEnd.dataDir))

/** Between two pieces of a slow sender, in milliseconds, and their size in bytes. */
const PAUSE_MS = 20
const PIECE = 10_000

/** Sends the start of `content`, and then a little at a time, until the server closes the connection. */
async function sendSlowly(call: ClientRequest, content: Buffer) {
  // Not `once`, which rejects when the connection is reset before it is closed.
  const closed = new Promise((resolve) => call.once('close', resolve))
  let sent = PART_SIZE + PIECE
  call.write(content.subarray(0, sent))
  for await (const _ of setInterval(PAUSE_MS)) {
    if (call.destroyed || call.closed) break
    call.write(content.subarray(sent, sent + PIECE))
    sent += PIECE
  }
  await closed
}

test('a slow upload that reaches the limit of a request keeps its bytes, and the client continues', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(30 * PART_SIZE)
  const upload = await beginUpload(els, url, 'a.bin', content.length)
  await sendSlowly(openPatch(els, upload, 0, content.length), content)
  const offset = async () => Number((await tus(els, 'HEAD', upload)).headers.get('upload-offset'))
  // Not a multiple of the part size: the bytes of an incomplete part are stored too.
  await expect.poll(async () => (await offset()) % PART_SIZE).toBeGreaterThan(0)
  expect((await els.browser.get(url)).body.responseObject.files).toEqual([])

  const cookie = [...els.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const offsets: string[] = []
  await new Promise<void>((onSuccess, onError) => {
    new TusUpload(content, {
      uploadUrl: backEnd.url + upload,
      headers: { cookie, origin: backEnd.url },
      retryDelays: [0, 0, 0],
      onBeforeRequest: (request) => {
        if (request.getMethod() === 'PATCH') offsets.push(request.getHeader('Upload-Offset')!)
      },
      onSuccess: () => onSuccess(),
      onError,
    }).start()
  })
  expect(Number(offsets[0])).toBeGreaterThan(PART_SIZE)
  const { files } = (await els.browser.get(url)).body.responseObject
  const read = await (await els.browser.fetch(files[0].url)).arrayBuffer()
  expect(Buffer.from(read).equals(content)).toBe(true)
})

test('a form that reaches the limit of a request leaves nothing behind', async () => {
  const { els, url } = await companyWithRecord()
  const content = randomBytes(30 * PART_SIZE)
  await sendSlowly(openForm(els, url, content.length).call, content)
  await expect.poll(() => storedFiles(backEnd.dataDir)).toEqual([])
  expect(await backEnd.sql`select * from company_record_file`).toEqual([])
})
