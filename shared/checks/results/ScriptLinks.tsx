import { pageConfig } from '#shared/federation/page-config.ts'
import { useCheckRef } from '../check-context.ts'
import { answersHref, checkHref } from '../hrefs.ts'
import { useRights } from '../use-rights.ts'
import type { ShownScript } from './results.ts'

export function ScriptLinks({ script, title, pageKey, section }: Omit<ShownScript, 'anchor'>) {
  const check = useCheckRef()
  const rights = useRights()
  const mayWrite = rights.mayWrite && !section?.archivedAt
  const { scriptKey, canResume, hasFactsheets } = script
  const sectionId = section?.id ?? null
  const resumePage = section?.resume?.scriptKey === scriptKey ? section.resume : undefined
  const answersLabel = mayWrite ? 'Antwoorden bekijken of wijzigen' : 'Antwoorden bekijken'

  return (
    <p className="bw-result-links bw-screen-only">
      {canResume && mayWrite && (
        <a
          href={checkHref(check, {
            scriptKey,
            sectionId,
            questionId: resumePage?.questionId ?? undefined,
          })}
          aria-label={`Check hervatten: ${title}`}
        >
          Check hervatten
        </a>
      )}
      <a href={answersHref(check, pageKey, scriptKey, sectionId)} aria-label={`${answersLabel}: ${title}`}>
        {answersLabel}
      </a>
      {hasFactsheets && <a href={`${pageConfig().websiteUrl}factsheets.html`}>Bekijk de factsheets</a>}
    </p>
  )
}
