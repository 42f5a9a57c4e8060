import './PlanDownloads.css'

import { useCompany } from '#shared/federation/company.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDownload } from './use-download.ts'

type Props = {
  /** Path of the plan's subject in the API, such as 'functiongroup/7/result'. */
  resultPath: string
  /** Whether there is an Excel workbook as well. */
  hasExcel?: boolean
}

/** Buttons that download the Plan van Aanpak, with a message about progress and failure. */
export function PlanDownloads({ resultPath, hasExcel }: Props) {
  const { id } = useCompany()
  const pdf = useDownload(id, `${resultPath}/pdf`)
  const excel = useDownload(id, `${resultPath}/xlsx`)
  const failure = pdf.failure ?? excel.failure
  const isPending = pdf.isPending || excel.isPending
  const isDone = pdf.isDone || excel.isDone

  return (
    <div className="bw-plan">
      <div className="bw-actions">
        <Button isPending={pdf.isPending} onClick={pdf.start}>
          Download Plan van Aanpak
        </Button>
        {hasExcel && (
          <Button variant="secondary" isPending={excel.isPending} onClick={excel.start}>
            Download als Excel
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
