import { openQuestionsSentence } from '#shared/domain/check-words.ts'
import { useCompany } from '#shared/federation/company.ts'
import { checkHref } from '../hrefs.ts'
import { useRights } from '../use-rights.ts'

/** Explains how many parts must be finished before the plan can be downloaded, with a link to resume the check. */
export function PlanUnavailable({ numUnfinished }: { numUnfinished: number }) {
  const { id } = useCompany()
  const { mayWrite } = useRights()

  return (
    <p className="bw-measure">
      Het Plan van Aanpak voor het hele bedrijf kun je downloaden als alles af is.{' '}
      {openQuestionsSentence(numUnfinished)} {mayWrite && <a href={checkHref(id)}>Ga verder met de check</a>}
    </p>
  )
}
