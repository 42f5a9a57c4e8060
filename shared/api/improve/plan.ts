import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { PlanMailed } from '#shared/domain/checks/section-check.ts'
import { CompanyPlan, PlanProgress } from '#shared/domain/improve/company-plan.ts'
import { DOWNLOAD_TIMEOUT_MS } from './plan-files.ts'

/** Returns the address. Rejects like `fetchPlan`, and with 429 after ten mails. */
export const mailPlan = (check: CheckRef, key: string) =>
  api
    .post(checkUrl(check, 'result/mail'), { timeout: DOWNLOAD_TIMEOUT_MS, ...withKey(key) })
    .json(responseOf(PlanMailed))

const PlanResponse = responseOf(CompanyPlan)
const ProgressResponse = responseOf(v.object({ progress: v.nullable(PlanProgress) }))

export const getCompanyPlan = (companyId: number) => api.get(`companies/${companyId}/plan`).json(PlanResponse)

/** Of the file that `fetchCompanyPlan` waits for; null when the server that answers makes none. */
export const getPlanProgress = async (companyId: number) =>
  (await api.get(`companies/${companyId}/plan/progress`).json(ProgressResponse)).progress
