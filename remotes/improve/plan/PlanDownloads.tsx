import { type PlanFormat, type PlanProgress, planFormats } from '#shared/domain/improve/company-plan.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { usePlanDownload } from './use-plan-download.ts'

const labels: Record<PlanFormat, string> = { pdf: 'Download als pdf', xlsx: 'Excel', docx: 'Word' }

function phaseText(progress: PlanProgress | null): string {
  if (progress?.phase === 'WAITING') return 'Je plan wacht tot andere plannen klaar zijn…'
  if (progress?.phase === 'READING' && progress.total > 0)
    return `Foto’s verzamelen: ${progress.done} van ${progress.total}…`
  return 'Het plan wordt gemaakt…'
}

export function PlanDownloads() {
  const { id } = useCompany()
  const { start, pending, progress, isDone, failure } = usePlanDownload(id)
  const isCounted = progress?.phase === 'READING' && progress.total > 0

  return (
    <div className="bw-plan-downloads bw-screen-only">
      <div className="bw-actions">
        {planFormats.map((format) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'primary' : 'secondary'}
            aria-label={format === 'pdf' ? undefined : `Download als ${labels[format]}`}
            isPending={pending === format}
            onClick={() => start(format)}
          >
            {labels[format]}
          </Button>
        ))}
      </div>
      <p className="bw-soft" role="status">
        {pending && phaseText(progress)}
        {!pending && isDone && 'Het plan is gedownload.'}
      </p>
      {pending && (
        <ProgressBar
          aria-label="Plan van Aanpak maken"
          value={isCounted ? progress.done : undefined}
          max={isCounted ? progress.total : 1}
        />
      )}
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </div>
  )
}
