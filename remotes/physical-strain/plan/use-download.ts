import { useState } from 'react'
import { fetchPlan } from '#shared/api/plan.ts'
import { useAction } from '#shared/parts/use-action.ts'

/** Long enough for the browser to begin saving, in milliseconds. */
const URL_LIFETIME_MS = 60_000

/** Hands a file to the browser, which saves it. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS)
}

/** For a plan that is fetched before it is saved, so that what goes wrong is told on the page. */
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
