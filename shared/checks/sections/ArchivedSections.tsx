import './ArchivedSections.css'

import { restoreSection } from '#shared/api/checks/section-checks.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { Section } from '#shared/domain/checks/section-check.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { resultsHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/stored-answers.ts'
import { useCheck } from '../questions/use-check.ts'

function ArchivedSection({ section: { id, name, archivedAt } }: { section: Section }) {
  const { check } = useCheck()
  const { run, isPending, failure } = useAction('Terugzetten is niet gelukt.')
  const restore = () =>
    run(async () => {
      await restoreSection(check, id)
      await refreshCheck(check)
      focusHeading()
    })

  return (
    <li>
      <p>
        <a href={resultsHref(check, id)}>{name}</a>{' '}
        <span className="bw-soft">sinds {formatInstant(archivedAt!)}</span>
      </p>
      <Button variant="secondary" aria-label={`Zet terug: ${name}`} isPending={isPending} onClick={restore}>
        Zet terug
      </Button>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
    </li>
  )
}

export function ArchivedSections() {
  const { check } = useCheck()
  const { archived } = check
  if (archived.length === 0) return null

  return (
    <details className="bw-archived-sections">
      <summary>Niet meer in gebruik ({archived.length})</summary>
      <ul role="list" aria-label="Niet meer in gebruik">
        {archived.map((section) => (
          <ArchivedSection key={section.id} section={section} />
        ))}
      </ul>
    </details>
  )
}
