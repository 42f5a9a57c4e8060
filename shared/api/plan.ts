import { api } from './client.ts'

/** A downloaded file. */
type Download = { content: Blob; name: string }

/** Timeout of a plan, including its time in the queue of the server. */
const DOWNLOAD_TIMEOUT_MS = 120_000

/** Returns the file name in a content-disposition header (RFC 6266). */
function fileNameOf(header: string | null): string {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'Plan van Aanpak'
}

/**
 * Downloads a plan. `path`: relative to the physical strain check of the company, such as 'result/pdf'. Rejects with 409
 * when the plan is not available, with 429 when the user has too many plans in the queue, and with 503 when it is full.
 */
export async function fetchPlan(companyId: number, path: string): Promise<Download> {
  const response = await api.get(`${companyId}/physicalstrain/${path}`, { timeout: DOWNLOAD_TIMEOUT_MS })
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}
