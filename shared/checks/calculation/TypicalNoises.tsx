import { keepUnits } from '#shared/domain/basics/units.ts'
import { typicalNoises } from '#shared/domain/checks/calculations/typical-noise.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

/** `level` in dB(A). Undefined when there is no room for another row. */
type Props = { onPick: ((source: string, level: number) => void) | undefined }

export const TypicalNoises = ({ onPick }: Props) => (
  <details className="bw-disclose">
    <summary>
      <Icon shape="info" />
      Ik weet niet hoe hard het is
      <Icon shape="chevron" />
    </summary>
    <div>
      <p>
        Kies het werk. Dan vullen we het hoogste getal in. Dit zijn schattingen van de Britse arbeidsinspectie
        HSE en veiligepraktijklokalen.nl: meet bij twijfel.
      </p>
      <ul role="list" className="bw-noise-typical">
        {typicalNoises.map(({ source, from, to }) => (
          <li key={source}>
            <Button variant="quiet" disabled={!onPick} onClick={() => onPick?.(source, to)}>
              {source}
            </Button>{' '}
            <span className="bw-soft">{keepUnits(from ? `${from} tot ${to} dB(A)` : `${to} dB(A)`)}</span>
          </li>
        ))}
      </ul>
    </div>
  </details>
)
