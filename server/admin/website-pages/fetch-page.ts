import type { FetchedPage } from '#shared/domain/website/website-page.ts'

/** For a page with all its redirects. */
const TIMEOUT_MS = 8_000
/** In bytes; the rest of a page is not read. */
const MAX_SIZE = 1_000_000
const MAX_REDIRECTS = 3

async function readStart({ body, headers }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop cancels the rest.
    if (size >= MAX_SIZE) break
  }
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? []
  return decoderFor(charset).decode(Buffer.concat(chunks).subarray(0, MAX_SIZE))
}

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/**
 * Fetches a page of the website, without a cookie. Never rejects. `origins`: the only ones requested, also after a
 * redirect, so that nobody can make the server fetch something else.
 */
export async function fetchPage(
  address: string,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<FetchedPage> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  let url = new URL(address)
  const nothing = (outcome: FetchedPage['outcome'], status: number | null = null) => ({
    outcome,
    address: url.href,
    status,
    html: '',
    policy: '',
  })
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!origins.includes(url.origin)) return nothing('UNKNOWN_WEBSITE')
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
        signal: timeout,
      })
      const { status, headers } = response
      const location = headers.get('location')
      if (status >= 300 && status < 400 && location) {
        await response.body?.cancel()
        url = new URL(location, url)
        continue
      }
      if (!headers.get('content-type')?.startsWith('text/html')) {
        await response.body?.cancel()
        return nothing('NO_PAGE', status)
      }
      const html = await readStart(response)
      const policy = headers.get('content-security-policy') ?? ''
      return { outcome: 'FETCHED', address: url.href, status, html, policy }
    }
    return nothing('UNREACHABLE')
  } catch {
    return nothing('UNREACHABLE')
  }
}
