import '#shared/checks/plan/PlanDownloads.css'

import { useState } from 'react'

import { fetchPlan } from '#shared/api/improve/plan-files.ts'
import type { SubstanceListPage } from '#shared/domain/substances/substance-list.ts'
import { saveFile } from '#shared/parts/basics/save-file.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { requireSentAnswers } from '#shared/parts/checks/waiting-answers/require-sent-answers.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { importHref, substanceListOf } from '../hrefs.ts'
import { documentsOf } from './documents.ts'

/** These files can be imported again. `path`: in the API, below the check of the company. */
const files = [
  { label: 'Download als Excel', path: 'register/xlsx' },
  { label: 'Download als CSV', path: 'register/csv' },
] as const

const EXPOSURES = {
  title: 'Bewaar je het veilig?',
  message:
    'In dit register staat welke functies werken met stoffen waarvan je kanker kunt krijgen. Geef het bestand alleen aan wie het nodig heeft. Er horen functies in te staan, geen namen of gezondheid.',
  confirmLabel: 'Ja, download',
}

type Props = {
  companyId: number
  mayWrite: boolean
  list: Pick<SubstanceListPage, 'total' | 'numRegistered'>
}

export function SubstanceListActions({ companyId, mayWrite, list }: Props) {
  const { run, isPending, failure } = useAction('Het register kan niet gedownload worden.')
  const [isDone, setDone] = useState(false)
  const [isWarned, setWarned] = useState(list.numRegistered === 0)
  const { confirm, dialog } = useDialog()

  /** Who works with substances that cause cancer is in such a register. Asked once. */
  async function mayDownload(): Promise<boolean> {
    if (isWarned) return true
    const isConfirmed = await confirm(EXPOSURES).catch(() => false)
    setWarned(isConfirmed)
    return isConfirmed
  }

  const download = (path: string) =>
    run(async () => {
      setDone(false)
      await requireSentAnswers(companyId)
      const { content, name } = await fetchPlan(substanceListOf(companyId), path)
      saveFile(content, name)
      setDone(true)
    })

  const start = async (path: string) => {
    if (await mayDownload()) await download(path)
  }

  // An empty list itself says how to begin.
  if (list.total === 0) return null
  return (
    <div className="bw-plan bw-screen-only">
      <div className="bw-actions">
        {[...files, ...documentsOf(list)].map(({ label, path }) => (
          <Button key={path} variant="secondary" isPending={isPending} onClick={() => start(path)}>
            {label}
          </Button>
        ))}
        {mayWrite && (
          <ButtonLink variant="quiet" href={importHref(companyId)}>
            Lees een lijst in
          </ButtonLink>
        )}
      </div>
      <p className="bw-plan-status bw-soft" role="status">
        {isPending && 'Het bestand wordt gemaakt…'}
        {!isPending && isDone && 'Het register is gedownload.'}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {dialog}
    </div>
  )
}
