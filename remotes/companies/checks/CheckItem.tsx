import { startCheck } from '#shared/api/companies.ts'
import { type CheckEntry, checkLabels } from '#shared/domain/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { CheckStatus } from '#shared/parts/CheckStatus.tsx'
import { useAction } from '#shared/parts/use-action.ts'
import { useReload } from '#shared/parts/use-reload.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { useGoToCheck } from '../start-check/use-go-to-check.ts'
import { CheckButton } from './CheckButton.tsx'
import { CheckDisclaimer } from './CheckDisclaimer.tsx'

type Props = {
  entry: CheckEntry
  /** Id of the element that explains why the check may not be started; absent when it may. */
  disabledReasonId?: string
}

/** A check of the company, with its status and a button to open or start it. */
export function CheckItem({ entry, disabledReasonId }: Props) {
  const { id } = useCompany()
  const reload = useReload()
  const goToCheck = useGoToCheck()
  const { run, isPending, failure } = useAction('De verbetercheck kan niet gestart worden')

  const start = () =>
    run(async () => {
      await startCheck(id, entry.check)
      // When the user comes back, the browser may restore the page as it is now: it must show the started check.
      await reload()
      await goToCheck(entry)
    })

  return (
    <li>
      <h2>{checkLabels[entry.check]}</h2>
      <CheckStatus entry={entry} />
      <CheckButton entry={entry} disabledReasonId={disabledReasonId} isStarting={isPending} onStart={start} />
      <p className="bw-checks-note bw-soft">
        <CheckDisclaimer entry={entry} />
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </li>
  )
}
