import { hasPlan } from '#shared/domain/check-flow.ts'
import { statusSummaryText } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { formatLastUpdate } from '../format-last-update.ts'
import { checkHref } from '../hrefs.ts'
import { isFunctionGroupKey } from '../page-key.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { useRights } from '../use-rights.ts'
import { formatNumOpen } from './format-num-open.ts'
import type { Results } from './results.ts'

/** The subject of the results, its status, and the actions: resume the check, download the plan. */
export function ResultsHeading({ results }: { results: Results }) {
  const { id } = useCompany()
  const { mayWrite } = useRights()
  const { name, pageKey, status, checkSections, genericResults, resume } = results
  const scripts = [...checkSections.flatMap((section) => section.scripts), ...genericResults]
  const numOpen = scripts.reduce((sum, script) => sum + script.numOpen, 0)
  const line = [numOpen > 0 && formatNumOpen(numOpen), formatLastUpdate(results)].filter(Boolean).join(' · ')

  return (
    <div className="bw-row bw-results-heading">
      <div className="bw-intro">
        <PageHeading>{name}</PageHeading>
        {line && <p className="bw-soft bw-results-line">{line}</p>}
        <p>
          <StatusPill color={status}>{statusSummaryText(results)}</StatusPill>
        </p>
      </div>
      {status === 'GREY' && mayWrite && resume && (
        <ButtonLink
          href={checkHref(id, {
            ...(isFunctionGroupKey(pageKey) ? { resume: true } : { scriptKey: resume.scriptKey }),
            sectionId: resume.functionGroupId,
          })}
        >
          Check hervatten
        </ButtonLink>
      )}
      {hasPlan(status) && (
        <PlanDownloads
          resultPath={
            isFunctionGroupKey(pageKey) ? `functiongroup/${pageKey}/result` : `survey/${pageKey}/result`
          }
        />
      )}
    </div>
  )
}
