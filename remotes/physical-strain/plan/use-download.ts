import { useState } from 'react'
import { fetchPlan } from '#shared/api/plan.ts'
import { useAction } from '#shared/parts/use-action.ts'

/** How long a download's URL stays valid: long enough for the browser to start saving. */
const URL_LIFETIME_MS = 60_000

/** Lets the browser save a file. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS)
}

/** Downloads a plan with fetch instead of a link, so that the page can show an error. */
export function useDownload(companyId: number, path: string) {
  const { run, isPending, failure } = useAction('Het plan van aanpak kan niet gedownload worden.')
  const [isDone, setDone] = useState(false)

  const start = () =>
    run(async () => {
      setDone(false)
      const { content, name } = await fetchPlan(companyId, path)
      saveFile(content, name)
      setDone(true)
    })

  return { start, isPending, isDone, failure }
}
