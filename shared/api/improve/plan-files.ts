import { api } from '#shared/api/basics/client.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { PlanFormat } from '#shared/domain/improve/company-plan.ts'

type Download = { content: Blob; name: string }

/** Includes its time in the queue of the server. */
export const DOWNLOAD_TIMEOUT_MS = 120_000

/** Reads a content-disposition header (RFC 6266). */
function fileNameOf(header: string | null): string {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'Plan van Aanpak'
}

async function download(path: string): Promise<Download> {
  const response = await api.get(path, { timeout: DOWNLOAD_TIMEOUT_MS })
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

/**
 * `path`: relative to the check of the company, such as 'result/pdf'. Rejects with 409 when the plan is not available,
 * with 429 when the user has too many plans in the queue, and with 503 when it is full.
 */
export const fetchPlan = (check: CheckRef, path: string) => download(checkUrl(check, path))

/** Over all themes. Rejects with 429 and 503 like `fetchPlan`. */
export const fetchCompanyPlan = (companyId: number, format: PlanFormat) =>
  download(`companies/${companyId}/plan/${format}`)
