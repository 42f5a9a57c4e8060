import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { logIn } from '../bench/accounts.ts'
import { send } from './send.ts'

/** Before a failed request is repeated, in milliseconds. */
const RETRY_AFTER_MS = 50

/** The start of saved texts, to find them again. */
export const MARK = 'Oefening '

const DEFAULT_SIZE = 40

/** For the next texts to be saved, in milliseconds: a start takes long on a busy machine. */
const MAX_WAIT_MS = 600_000

/** Texts that the server acknowledged, with the id in its answer. 0: acknowledged without the id. */
export type Acknowledged = Map<string, number>

export type Account = { headers: Record<string, string>; companyId: number }

/** Cannot be compressed. */
const textOf = (size: number) => randomBytes(size / 2).toString('hex')

/** Saves advices, each with its own key. A failed request is repeated with its key, as browsers do. */
export class Writer {
  readonly acknowledged: Acknowledged = new Map()
  /** Answers that nobody should get, and late ones. */
  readonly failures: string[] = []
  repeated = 0
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #size: number

  /** `url`: of the server, which may be restarted. `size`: of each text, in characters. */
  constructor(url: string, { headers, companyId }: Account, size = DEFAULT_SIZE) {
    this.#url = `${url}/rest/companies/${companyId}/advices`
    this.#headers = headers
    this.#size = size
  }

  /** Gives up once `mayRepeat` returns false. */
  async save(mayRepeat = () => true): Promise<void> {
    const reason = MARK + randomUUID()
    const headers = { ...this.#headers, 'idempotency-key': randomUUID() }
    const text = textOf(this.#size)
    const body = JSON.stringify({ themes: ['GENERAL'], reason, description: text, agreements: text })
    const request = { method: 'POST', headers, body }
    for (; ; await setTimeout(RETRY_AFTER_MS)) {
      const { status, body: answer } = await send(this.#url, request)
      if (status === 200) return void this.acknowledged.set(reason, answer.responseObject.id)
      if (answer?.code === 'REQUEST_ALREADY_DONE') return void this.acknowledged.set(reason, 0)
      const isExpected = status === 0 || status === 503 || answer?.code === 'REQUEST_UNDER_WAY'
      if (!isExpected) this.failures.push(`${status} for saving an advice`)
      if (!mayRepeat() || !(isExpected || status === 'late')) return
      this.repeated++
    }
  }
}

export type Writers = Writer & {
  stop: () => Promise<void>
}

type WritersOptions = { account?: Account; count?: number; size?: number }

/** Each saves one advice after another. By default as the owner of the demo, in the first company. */
export async function startWriters(
  url: string,
  { account, count = 4, size }: WritersOptions = {},
): Promise<Writers> {
  const writer = new Writer(url, account ?? { headers: await logIn(url), companyId: 1 }, size)
  let isStopped = false
  const work = Array.from({ length: count }, async () => {
    while (!isStopped) await writer.save(() => !isStopped)
  })
  const stop = async () => {
    isStopped = true
    await Promise.all(work)
  }
  return Object.assign(writer, { stop })
}

/** Throws an error when so many are not saved in time. */
export async function saveSome({ acknowledged }: Writer, count: number): Promise<void> {
  const enough = acknowledged.size + count
  for (const deadline = Date.now() + MAX_WAIT_MS; acknowledged.size < enough; await setTimeout(20))
    if (Date.now() > deadline) throw new Error('nothing is saved any more')
}
