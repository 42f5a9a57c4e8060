import { api } from './client.ts'

/** A file to keep: what is in it, and what it is called. */
type Download = { content: Blob; name: string }

/** How long a plan may take to come, in milliseconds: the longest, and its turn. */
const DOWNLOAD_TIMEOUT_MS = 120_000

/** The name that the server gave a file, as RFC 6266 writes it. */
function fileNameOf(header: string | null): string {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'Plan van Aanpak'
}

/** A plan as a file. `path`: of the company's physical strain, such as 'result/pdf'. */
export async function fetchPlan(companyId: number, path: string): Promise<Download> {
  const response = await api.get(`${companyId}/physicalstrain/${path}`, { timeout: DOWNLOAD_TIMEOUT_MS })
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}
