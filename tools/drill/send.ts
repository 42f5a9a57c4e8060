/** In milliseconds. Source: docs/operators.md, the timeout of a proxy, for plans. */
const MAX_ANSWER_MS = 120_000

/** `status` 0: the connection was refused or ended. `late`: no answer in time. `body`: undefined unless it is JSON. */
export type Received = {
  status: number | 'late'
  // biome-ignore lint/suspicious/noExplicitAny: of any route
  body: any
}

/** Receives the whole answer. Never rejects. */
export async function send(url: string, init: RequestInit = {}): Promise<Received> {
  try {
    const signal = AbortSignal.timeout(MAX_ANSWER_MS)
    const response = await fetch(url, { ...init, signal, redirect: 'manual' })
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  } catch (error) {
    return { status: (error as Error).name === 'TimeoutError' ? 'late' : 0, body: undefined }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
