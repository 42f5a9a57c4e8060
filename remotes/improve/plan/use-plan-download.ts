import { useEffect, useState } from 'react'

import { getPlanProgress } from '#shared/api/improve/plan.ts'
import { fetchCompanyPlan } from '#shared/api/improve/plan-files.ts'
import type { PlanFormat, PlanProgress } from '#shared/domain/improve/company-plan.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { requireSentAnswers } from '#shared/parts/checks/waiting-answers/require-sent-answers.ts'

const POLL_INTERVAL_MS = 500

/** With fetch, to show progress and failure. `isDone`: the last file was saved. `progress`: null while unknown. */
export function usePlanDownload(companyId: number) {
  const { run, failure } = useAction('Het plan van aanpak kan niet gedownload worden.')
  const [pending, setPending] = useState<PlanFormat>()
  const [progress, setProgress] = useState<PlanProgress | null>(null)
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!pending) return
    let isCurrent = true
    const timer = setInterval(async () => {
      const found = await getPlanProgress(companyId).catch(() => null)
      if (isCurrent) setProgress(found)
    }, POLL_INTERVAL_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
      setProgress(null)
    }
  }, [pending, companyId])

  const start = (format: PlanFormat) =>
    run(async () => {
      setPending(format)
      setDone(false)
      try {
        await requireSentAnswers(companyId)
        const { content, name } = await fetchCompanyPlan(companyId, format)
        saveFile(content, name)
        setDone(true)
      } finally {
        setPending(undefined)
      }
    })

  return { start, pending, progress, isDone, failure }
}
