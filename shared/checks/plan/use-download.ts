import { useState } from 'react'
import { fetchPlan } from '#shared/api/improve/plan-files.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { requireSentAnswers } from '#shared/parts/checks/waiting-answers/require-sent-answers.ts'

/** With fetch instead of a link, so that the page can show an error. */
export function useDownload(check: CheckRef, path: string) {
  const { run, isPending, failure } = useAction('Het plan van aanpak kan niet gedownload worden.')
  const [isDone, setDone] = useState(false)

  const start = () =>
    run(async () => {
      setDone(false)
      await requireSentAnswers(check.companyId)
      const { content, name } = await fetchPlan(check, path)
      saveFile(content, name)
      setDone(true)
    })

  return { start, isPending, isDone, failure }
}
