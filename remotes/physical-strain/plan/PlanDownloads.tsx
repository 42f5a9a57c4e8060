import './PlanDownloads.css'

import { useCompany } from '#shared/federation/company.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDownload } from './use-download.ts'

type Props = {
  /** What the plan is about: a result, as the API calls it, such as 'functiongroup/7/result'. */
  of: string
  /** Whether there is a workbook besides. */
  hasExcel?: boolean
}

/** Downloads the Plan van Aanpak. While it is made, and when that fails, it says so. */
export function PlanDownloads({ of, hasExcel }: Props) {
  const { id } = useCompany()
  const pdf = useDownload(id, `${of}/pdf`)
  const excel = useDownload(id, `${of}/xlsx`)
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
