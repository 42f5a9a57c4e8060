import { startCheck } from '#shared/api/companies.ts'
import { type CheckEntry, checkLabels } from '#shared/domain/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useRevalidator } from '#shared/federation/router.ts'
import { CheckStatus } from '#shared/parts/CheckStatus.tsx'
import { useAction } from '#shared/parts/use-action.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { useGoToCheck } from '../start-check/use-go-to-check.ts'
import { CheckButton } from './CheckButton.tsx'
import { CheckDisclaimer } from './CheckDisclaimer.tsx'

type Props = {
  entry: CheckEntry
  /** The id of what says why the check may not be started; absent when it may. */
  disabledReasonId?: string
}

/** A check of the company: how it stands, and the way to it. */
export function CheckItem({ entry, disabledReasonId }: Props) {
  const { id } = useCompany()
  const { revalidate } = useRevalidator()
  const goToCheck = useGoToCheck()
  const { run, isPending, failure } = useAction('De verbetercheck kan niet gestart worden')

  const start = () =>
    run(async () => {
      await startCheck(id, entry.check)
      // Back from elsewhere the browser may show the page as it was left: with the check started.
      await revalidate()
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
