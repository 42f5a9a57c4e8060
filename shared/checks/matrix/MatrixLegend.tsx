import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

const hasOrange = ({ checkSections, genericResults }: Matrix) =>
  [...checkSections.flatMap(({ scripts }) => scripts), ...genericResults].some(
    ({ status }) => status === 'ORANGE',
  )

export function MatrixLegend({ matrix }: { matrix: Matrix }) {
  return (
    <section aria-label="Uitleg bij de tekens">
      <ul className="bw-matrix-legend" role="list">
        <li>
          <StatusPill color="RED">Risico</StatusPill> er is iets te verbeteren
        </li>
        {hasOrange(matrix) && (
          <li>
            <StatusPill color="ORANGE">Aandachtspunt</StatusPill> niet fout, wel iets te doen
          </li>
        )}
        <li>
          <StatusPill color="GREEN">In orde</StatusPill> geen risico’s gevonden
        </li>
        <li>
          <StatusPill color="GREY">Niet af</StatusPill> er zijn nog vragen open
        </li>
        <li>
          <StatusPill color="WHITE">Niet gekozen</StatusPill> er is gezegd dat dit hier niet voorkomt
        </li>
      </ul>
    </section>
  )
}
