import { useCompany } from '#shared/federation/company.ts'
import { checkHref } from '../hrefs.ts'
import { useRights } from '../use-rights.ts'

/** Says what is still missing before there is a plan to make, and leads on. */
export function PlanUnavailable({ numUnfinished }: { numUnfinished: number }) {
  const { id } = useCompany()
  const { mayWrite } = useRights()
  const words = numUnfinished === 1 ? 'is nog 1 onderdeel' : `zijn nog ${numUnfinished} onderdelen`

  return (
    <p className="bw-measure">
      Het Plan van Aanpak voor het hele bedrijf kun je downloaden als alles af is. Er {words} niet af.{' '}
      {mayWrite && <a href={checkHref(id)}>Ga verder met de check</a>}
    </p>
  )
}
