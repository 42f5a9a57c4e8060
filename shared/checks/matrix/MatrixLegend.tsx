import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useTheme } from '../check-context.ts'

/** Explains the shapes and colours in the matrix. */
export function MatrixLegend() {
  const { short } = useTheme()
  return (
    <section aria-label="Uitleg bij de tekens">
      <ul className="bw-matrix-legend" role="list">
        <li>
          <StatusPill color="RED">Risico</StatusPill> er is iets te verbeteren
        </li>
        <li>
          <StatusPill color="GREEN">In orde</StatusPill> geen risico’s gevonden
        </li>
        <li>
          <StatusPill color="GREY">Niet af</StatusPill> er zijn nog vragen open
        </li>
        <li>
          <StatusPill color="WHITE">Niet gekozen</StatusPill> er is gezegd dat dit in de {short.one} niet
          voorkomt
        </li>
      </ul>
    </section>
  )
}
