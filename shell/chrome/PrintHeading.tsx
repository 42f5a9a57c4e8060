import './PrintHeading.css'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { Logo } from '#shared/ui/Logo.tsx'

export const PrintHeading = ({ company }: { company: string | undefined }) => (
  <div className="bw-print-only bw-print-heading">
    <Logo name={pageConfig().productName} />
    <span>{[company, formatDay(today())].filter(Boolean).join(' · ')}</span>
  </div>
)
