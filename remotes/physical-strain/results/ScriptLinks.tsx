import type { ScriptResult, SectionResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { answersHref, checkHref } from '../addresses.ts'
import { useRights } from '../use-rights.ts'

type Props = {
  script: ScriptResult
  title: string
  pageKey: string
  functionGroup: Pick<SectionResult, 'id' | 'resume'> | null
}

/** Where one goes from the results of a script: on with it, to the answers, to what is written about it. */
export function ScriptLinks({ script, title, pageKey, functionGroup }: Props) {
  const { id } = useCompany()
  const { mayWrite } = useRights()
  const { scriptKey, status, hasFactsheets } = script
  const functionGroupId = functionGroup?.id ?? null
  const place = functionGroup?.resume?.scriptKey === scriptKey ? functionGroup.resume : undefined
  const answers = mayWrite ? 'Antwoorden bekijken of wijzigen' : 'Antwoorden bekijken'

  return (
    <p className="bw-result-links">
      {status === 'GREY' && mayWrite && (
        <a
          href={checkHref(id, { scriptKey, functionGroupId, questionId: place?.questionId ?? undefined })}
          aria-label={`Check hervatten: ${title}`}
        >
          Check hervatten
        </a>
      )}
      <a href={answersHref(id, pageKey, scriptKey, functionGroupId)} aria-label={`${answers}: ${title}`}>
        {answers}
      </a>
      {hasFactsheets && <a href={`${pageConfig().websiteUrl}factsheets.html`}>Bekijk de factsheets</a>}
    </p>
  )
}
