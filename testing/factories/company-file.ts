import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect } from 'vitest'

import type { useBackEnd } from '../harness/back-end.ts'
import type { ApiResponse } from '../harness/client.ts'
import { companiesIn, type User } from './companies.ts'

/** Bytes of an upload, written piece by piece. */
type Pieces = Iterable<Uint8Array>

/** Not all in memory at once. */
export function* zeros(size: number): Generator<Uint8Array> {
  const piece = Buffer.alloc(1024 ** 2)
  for (let left = size; left > 0; left -= piece.length)
    yield left < piece.length ? piece.subarray(0, left) : piece
}

async function write(call: ClientRequest, pieces: Pieces) {
  for (const piece of pieces) {
    if (call.destroyed || call.closed) return
    if (call.write(piece)) continue
    const waiting = new AbortController()
    const { signal } = waiting
    const events = [once(call, 'drain', { signal }), once(call, 'close', { signal })]
    // A broken connection is closed, which ends the loop.
    await Promise.race(events).catch(() => {})
    // Removes the listeners of the event that did not come.
    waiting.abort()
  }
}

export function companyFileIn(backEnd: ReturnType<typeof useBackEnd>) {
  const companies = companiesIn(backEnd)

  /** The test writes the body. Errors are ignored: a server may end the request early. */
  function open(user: User, method: string, path: string, headers: Record<string, string | number>) {
    const cookie = [...user.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { url } = user.browser
    const call = request(new URL(path, url), { method, headers: { cookie, origin: url, ...headers } })
    return call.on('error', () => {})
  }

  /** Continues an upload with `size` bytes, for `write`. */
  const openPatch = (user: User, upload: string, offset: number, size: number) =>
    open(user, 'PATCH', upload, {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': offset,
      'content-length': size,
    })

  async function responseTo(call: ClientRequest): Promise<ApiResponse> {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of response) text += chunk
    const headers = new Headers(response.headers as Record<string, string>)
    return { status: response.statusCode ?? 0, headers, body: text ? JSON.parse(text) : undefined }
  }

  /** `url`: of the item. */
  async function companyWithRecord() {
    const els = await companies.createUser('els')
    const companyId = await companies.createCompany(els)
    const { body } = await els.browser.post(`/rest/companies/${companyId}/company-records`, {
      theme: 'GENERAL',
      subject: 'Certificaten',
    })
    const recordId: number = body.responseObject.id
    return { els, companyId, recordId, url: `/rest/companies/${companyId}/company-records/${recordId}` }
  }

  async function addFile(
    { browser }: User,
    recordUrl: string,
    name: string,
    content: BlobPart,
  ): Promise<{ status: number; body: ApiResponse['body'] }> {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    const response = await browser.fetch(`${recordUrl}/files`, { method: 'POST', body: form })
    return { status: response.status, body: (await response.json()) as ApiResponse['body'] }
  }

  /** For `write`. `isAnnounced`: whether the request says how long it is. */
  function openForm(user: User, recordUrl: string, size: number, { isAnnounced = true } = {}) {
    const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="nullen.bin"\r\n\r\n'
    const end = '\r\n--x--\r\n'
    const call = open(user, 'POST', `${recordUrl}/files`, {
      'content-type': 'multipart/form-data; boundary=x',
      ...(isAnnounced && { 'content-length': start.length + size + end.length }),
    })
    call.write(start)
    return { call, end: () => call.end(end) }
  }

  async function tus(
    { browser }: User,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    content?: BodyInit,
  ) {
    const isPatch = method === 'PATCH'
    const response = await browser.fetch(path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(isPatch && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      body: content ?? null,
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }

  async function beginUpload(user: User, recordUrl: string, name: string, size: number): Promise<string> {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const { status, headers, body } = await tus(user, 'POST', `${recordUrl}/uploads`, {
      'upload-length': String(size),
      'upload-metadata': metadata,
    })
    if (status !== 201) throw new Error(`an upload was refused with ${status}: ${JSON.stringify(body)}`)
    return headers.get('location')!
  }

  /**
   * Sends 5/9 of an upload as `user` in a request that hangs, and continues as `other`. `partSize`: in bytes; the upload
   * is 9/4 parts. Returns the bytes sent, and the statuses of both requests, of which the hanging one is ended last.
   */
  async function takeUploadOver(user: User, other: User, recordUrl: string, partSize: number) {
    const content = randomBytes((9 / 4) * partSize)
    const upload = await beginUpload(user, recordUrl, 'a.bin', content.length)
    const hanging = openPatch(user, upload, 0, content.length)
    const response = responseTo(hanging)
    hanging.write(content.subarray(0, (5 / 4) * partSize))
    const storedSize = async () => Number((await tus(other, 'HEAD', upload)).headers.get('upload-offset'))
    await expect.poll(storedSize).toBe(partSize)
    const offset = { 'upload-offset': String(partSize) }
    const { status } = await tus(other, 'PATCH', upload, offset, content.subarray(partSize))
    hanging.end(content.subarray((5 / 4) * partSize))
    return { content, statuses: [status, (await response).status] }
  }

  return {
    ...companies,
    companyWithRecord,
    takeUploadOver,
    addFile,
    open,
    openForm,
    openPatch,
    write,
    responseTo,
    tus,
    beginUpload,
  }
}
