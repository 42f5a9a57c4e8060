import './PlanDownloads.css'

import { Button, type ButtonVariant } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useCheckRef } from '../check-context.ts'
import { useDownload } from './use-download.ts'

type Props = {
  /** In the API, such as 'survey/CARRY/result'. */
  resultPath: string
  hasExcel?: boolean
  isDraft?: boolean
  /** Of the PDF button: primary where the plan is what the page leads to. A draft is always secondary. */
  variant?: ButtonVariant
}

export function PlanDownloads({ resultPath, hasExcel, isDraft, variant = 'primary' }: Props) {
  const check = useCheckRef()
  const query = isDraft ? '?draft=true' : ''
  const pdf = useDownload(check, `${resultPath}/pdf${query}`)
  const excel = useDownload(check, `${resultPath}/xlsx${query}`)
  const failure = pdf.failure ?? excel.failure
  const isPending = pdf.isPending || excel.isPending
  const isDone = pdf.isDone || excel.isDone

  return (
    <div className="bw-plan bw-screen-only">
      <div className="bw-actions">
        <Button variant={isDraft ? 'secondary' : variant} isPending={pdf.isPending} onClick={pdf.start}>
          {isDraft ? 'Download concept' : 'Download Plan van Aanpak'}
        </Button>
        {hasExcel && (
          <Button variant="secondary" isPending={excel.isPending} onClick={excel.start}>
            {isDraft ? 'Download concept als Excel' : 'Download als Excel'}
          </Button>
        )}
      </div>
      <p className="bw-plan-status bw-soft" role="status">
        {isPending && 'Het plan wordt gemaakt…'}
        {!isPending && isDone && 'Het plan is gedownload.'}
      </p>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </div>
  )
}
