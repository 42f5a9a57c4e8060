import './PrintHeading.css'

import { formatDay, today } from '#shared/domain/basics/date.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { Logo } from '#shared/ui/Logo.tsx'

/** What replaces the header on paper: the product, the company that the page is about, if any, and the day. */
export const PrintHeading = ({ company }: { company: string | undefined }) => (
  <div className="bw-print-only bw-print-heading">
    <Logo name={pageConfig().productName} />
    <span>{[company, formatDay(today())].filter(Boolean).join(' · ')}</span>
  </div>
)
