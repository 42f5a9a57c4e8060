import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { type ApiResponse, Client } from '../harness/client.ts'
import { SERVER_HEADER } from './haproxy.ts'

/** Before repeating a request without an answer, in milliseconds. */
const RETRY_AFTER_MS = 50

/** HAProxy's statuses when the server is gone, and the server's when it is temporarily unable. */
const WITHOUT_ANSWER = [502, 503, 504]

/** Of an upload and of its parts, in bytes. */
const [UPLOAD_SIZE, PIECE_SIZE] = [60_000, 20_000]

/** Visits per order and per invitation, and the number of orders allowed to a person per hour. */
const [MAIL_EVERY, MAX_MAILS] = [3, 20]

/**
 * A request without an answer. Times in milliseconds of `performance.now()`. `reason`: the status, or the code of the
 * connection's error. `server`: that it was sent to, if known.
 */
export type Failure = {
  path: string
  reason: number | string
  server: string | undefined
  from: number
  to: number
}

type Body = { json?: unknown; bytes?: Uint8Array; headers?: Record<string, string> }

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Uses the portal through its load balancer, and repeats requests without an answer with the same key, as the pages do.
 * Keeps what the server acknowledged, to compare later.
 */
export class Visitor {
  readonly email: string
  readonly failures: Failure[] = []
  /** Acknowledged reasons of advices, descriptions of action points and names in orders. */
  readonly advices: string[] = []
  readonly actionPoints: string[] = []
  readonly orders: string[] = []
  readonly invited: string[] = []
  /** The hash of each acknowledged file, by its address. */
  readonly files = new Map<string, string>()
  readonly servers = new Set<string>()
  companyId = 0
  readonly #client: Client

  constructor(url: string, email: string) {
    this.email = email
    this.#client = new Client(() => url)
  }

  /** Repeats a request until it is answered. A POST has a key, so that it is carried out once. */
  async send(method: string, path: string, { json, bytes, headers = {} }: Body = {}): Promise<ApiResponse> {
    const init: RequestInit = {
      method,
      headers: {
        ...(method === 'POST' && !bytes && { 'idempotency-key': randomUUID() }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(bytes && { body: Buffer.from(bytes) }),
    }
    for (; ; await setTimeout(RETRY_AFTER_MS)) {
      const from = performance.now()
      const response = await this.#receive(path, init)
      const server = 'headers' in response ? response.headers.get(SERVER_HEADER) || undefined : undefined
      if ('headers' in response && !WITHOUT_ANSWER.includes(response.status)) {
        this.servers.add(server!)
        return response
      }
      const reason = 'headers' in response ? response.status : (response.code ?? response.message)
      this.failures.push({ path: `${method} ${path}`, reason, server, from, to: performance.now() })
    }
  }

  /** Returns the answer, or the error of a connection that ended early. */
  async #receive(path: string, init: RequestInit): Promise<ApiResponse | NodeJS.ErrnoException> {
    try {
      const response = await this.#client.fetch(path, init)
      const text = await response.text()
      // The answer to HEAD has a content type but no body.
      const isJson = text && response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
    } catch (error) {
      return ((error as Error).cause ?? error) as NodeJS.ErrnoException
    }
  }

  /** The request must succeed. Undefined when a server carried it out and died before answering. */
  async #done(method: string, path: string, json?: unknown) {
    const { status, body } = await this.send(method, path, { json })
    if (body?.code === 'REQUEST_ALREADY_DONE') return undefined
    if (status >= 300) throw new Error(`${method} ${path} gave ${status} ${JSON.stringify(body)}`)
    return body?.responseObject
  }

  async begin(password: string): Promise<void> {
    await this.#done('POST', '/rest/login', { username: this.email, password })
    const company = { ...newCompanyDefaults, name: `Smederij van ${this.email}` }
    this.companyId = (await this.#done('POST', '/rest/companies', company))!.id
    await this.#done('POST', `/rest/companies/${this.companyId}/start-check/PHYSICAL_STRAIN`)
  }

  /** Does a bit of everything. Throws an error when something is refused or missing. */
  async visit(): Promise<void> {
    const ofCompany = `/rest/companies/${this.companyId}`
    await this.#advise(ofCompany)
    await this.#agree(ofCompany)
    await this.#answer()
    await this.#upload(ofCompany)
    if (this.advices.length % MAIL_EVERY !== 1 || this.orders.length === MAX_MAILS) return
    await this.#invite(ofCompany)
    await this.#order()
  }

  async #advise(ofCompany: string) {
    const reason = randomUUID()
    await this.#done('POST', `${ofCompany}/advices`, {
      themes: ['GENERAL'],
      reason,
      description: 'Opruimen',
      agreements: 'Voor de zomer',
    })
    this.advices.push(reason)
    const listed: { reason: string }[] = await this.#done('GET', `${ofCompany}/advices`)
    if (!listed.some((advice) => advice.reason === reason)) throw new Error('an advice is not listed')
  }

  async #agree(ofCompany: string) {
    const description = randomUUID()
    await this.#done('POST', `${ofCompany}/actionitems`, { themes: ['PHYSICAL_STRAIN'], description })
    this.actionPoints.push(description)
  }

  async #answer() {
    const ofCheck = `/rest/${this.companyId}/physicalstrain`
    const functionGroupName = randomUUID()
    await this.#done('POST', `${ofCheck}/functiongroup`, { functionGroupName })
    const groups: { id: number; name: string }[] = await this.#done('GET', `${ofCheck}/functiongroup`)
    const group = groups.find((group) => group.name === functionGroupName)!
    const survey = `${ofCheck}/survey/EDUCATION`
    const question = { checkSectionId: group.id, questionId: 'tasks', revision: 0 }
    const answers = [{ answerId: 'liftHigh', value: '' }]
    const { status, body } = await this.send('POST', survey, { json: { ...question, answers } })
    // A repeated answer is based on an older revision.
    if (status !== 200 && status !== 409) throw new Error(`an answer gave ${status} ${JSON.stringify(body)}`)
    const given = JSON.stringify(
      await this.#done('GET', `${survey}/sectionanswers?checkSectionId=${group.id}`),
    )
    if (!given.includes('liftHigh')) throw new Error(`an answer is not there: ${given}`)
  }

  async #invite(ofCompany: string) {
    const email = `${randomUUID()}@smederij.nl`
    const invitation = { role: 'COLLEAGUE', name: 'Jan', email, message: 'Kijk je mee?' }
    const rights = { rights: 'READONLY', checks: ['PHYSICAL_STRAIN'] }
    await this.#done('POST', `${ofCompany}/personinvitation`, { ...invitation, ...rights })
    this.invited.push(email)
  }

  async #order() {
    const contactInfo = {
      street: 'Kade',
      houseNumber: '1',
      zipCode: '1234 AB',
      city: 'Delft',
      email: this.email,
    }
    const name = randomUUID()
    await this.#done('POST', '/rest/orders', {
      companyId: this.companyId,
      name,
      membership: 'Weet ik niet',
      contactInfo,
      products: [{ id: 1, quantity: '1' }],
    })
    this.orders.push(name)
  }

  /** In parts, each of which any server may get, and resumes after a failure. */
  async #upload(ofCompany: string) {
    const list = `${ofCompany}/company-records`
    const subject = randomUUID()
    await this.#done('POST', list, { theme: 'GENERAL', subject })
    const records: { id: number; subject: string }[] = await this.#done('GET', list)
    const url = `${list}/${records.find((record) => record.subject === subject)!.id}`
    const content = randomBytes(UPLOAD_SIZE)
    const tus = { 'tus-resumable': '1.0.0' }
    const begun = await this.send('POST', `${url}/uploads`, {
      headers: {
        ...tus,
        'upload-length': String(content.length),
        'upload-metadata': `filename ${Buffer.from('a.bin').toString('base64')}`,
      },
    })
    const upload = begun.headers.get('location')!
    for (let offset = 0; offset < content.length; ) {
      const bytes = content.subarray(offset, offset + PIECE_SIZE)
      const type = { 'content-type': 'application/offset+octet-stream' }
      const headers = { ...tus, ...type, 'upload-offset': String(offset) }
      await this.send('PATCH', upload, { bytes, headers })
      const { status, headers: stored } = await this.send('HEAD', upload, { headers: tus })
      // A complete upload is a file of the item, and no longer an upload.
      if (status === 404) break
      offset = Number(stored.get('upload-offset'))
    }
    const { files } = await this.#done('GET', url)
    if (files.length !== 1) throw new Error(`an upload made ${files.length} files`)
    this.files.set(files[0].url, hashOf(content))
  }

  /** Returns the instance that was asked, which begins to make the download. */
  async askForDownload(): Promise<string | null> {
    const path = `/rest/companies/${this.companyId}/data-export`
    const { status, headers } = await this.send('POST', path)
    if (status !== 200) throw new Error(`POST ${path} gave ${status}`)
    return headers.get(SERVER_HEADER)
  }

  async hasDownload(): Promise<boolean> {
    const { status, body } = await this.send('GET', `/rest/companies/${this.companyId}/data-export/download`)
    return status === 200 && String(body).startsWith('PK')
  }

  async wholeFiles(): Promise<string[]> {
    const whole: string[] = []
    for (const [url, hash] of this.files) {
      const response = await this.#client.fetch(url)
      if (!response.ok) throw new Error(`${url} gave ${response.status}`)
      if (hashOf(new Uint8Array(await response.arrayBuffer())) === hash) whole.push(url)
    }
    return whole
  }
}
