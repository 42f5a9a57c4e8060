import { formatInstant } from '#shared/domain/basics/date.ts'
import { hasDraftPlan, hasPlan } from '#shared/domain/checks/check-flow.ts'
import { countUrgencies, formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useCheckRef, useDefinition } from '../check-context.ts'
import { formatLastUpdate } from '../format-last-update.ts'
import { checkHref, editSectionHref, labelsHref, sectionsHref } from '../hrefs.ts'
import { isSectionKey } from '../page-key.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { useRights } from '../use-rights.ts'
import type { Results } from './results.ts'

export function ResultsHeading({ results }: { results: Results }) {
  const check = useCheckRef()
  const { sectionApi, many, short, hasSectionList, isThing } = useDefinition()
  const { mayWrite } = useRights()
  const { name, pageKey, status, checkSections, genericResults, resume } = results
  const scripts = [...checkSections.flatMap((section) => section.scripts), ...genericResults]
  const urgencies = formatUrgencies(countUrgencies(scripts.flatMap(({ risks }) => risks)))
  const line = formatLastUpdate(results)
  const archivedAt = isSectionKey(pageKey) ? checkSections[0]?.archivedAt : null

  return (
    <PageHeader
      title={name}
      actions={
        <div className="bw-actions">
          {status === 'GREY' && mayWrite && resume && (
            <ButtonLink
              // The page of a substance has its next step as the main action.
              variant={hasSectionList ? 'secondary' : 'primary'}
              href={checkHref(check, {
                ...(isSectionKey(pageKey) ? { resume: true } : { scriptKey: resume.scriptKey }),
                sectionId: resume.sectionId,
              })}
            >
              Check hervatten
            </ButtonLink>
          )}
          {hasSectionList && mayWrite && isSectionKey(pageKey) && (
            <ButtonLink variant="secondary" href={editSectionHref(check, { id: Number(pageKey) })}>
              Aanpassen
            </ButtonLink>
          )}
          {isThing && isSectionKey(pageKey) && !archivedAt && (
            <ButtonLink variant="quiet" href={labelsHref(check, Number(pageKey))}>
              Label met QR-code
            </ButtonLink>
          )}
          {(hasPlan(status) || hasDraftPlan(results)) && (
            <PlanDownloads
              variant="secondary"
              isDraft={!hasPlan(status)}
              resultPath={
                isSectionKey(pageKey) ? `${sectionApi}/${pageKey}/result` : `survey/${pageKey}/result`
              }
            />
          )}
        </div>
      }
    >
      {archivedAt && (
        <p>
          <strong>Niet meer in gebruik sinds {formatInstant(archivedAt)}.</strong> Deze {short.one} telt niet
          mee in de check.{' '}
          {mayWrite && !hasSectionList && <a href={sectionsHref(check)}>Zet terug bij de {many}</a>}
        </p>
      )}
      {urgencies && !archivedAt && <p className="bw-results-urgencies">{urgencies}</p>}
      {line && <p className="bw-soft bw-results-line">{line}</p>}
      {!archivedAt && (
        <p>
          <StatusPill color={status}>{statusSummaryText(results)}</StatusPill>
        </p>
      )}
    </PageHeader>
  )
}
