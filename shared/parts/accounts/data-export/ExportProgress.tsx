import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

/** `total`: 0 as long as the number of steps is not known. */
export const ExportProgress = ({ label, done, total }: { label: string; done: number; total: number }) => (
  <ProgressBar aria-label={label} max={Math.max(total, 1)} value={done} />
)
