import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

/** How far making the download is. `total`: 0 as long as the number of steps is not known. */
export const ExportProgress = ({ done, total }: { done: number; total: number }) => (
  <ProgressBar aria-label="Gegevens klaarzetten" max={Math.max(total, 1)} value={done} />
)
