import { keepUnits } from '#shared/domain/basics/units.ts'
import {
  exposureAtEar,
  exposureTo,
  type KnownNoise,
  LIMIT_VALUE,
  LOWER_ACTION_VALUE,
  UPPER_ACTION_VALUE,
} from '#shared/domain/checks/calculations/noise-dose.ts'
import {
  describeHelp,
  describeLargest,
  describeLoudest,
  describeOverProtection,
  describePeak,
  describeWear,
  formatExposure,
  justBelow,
} from '#shared/domain/checks/calculations/noise-texts.ts'
import type { Answer } from '#shared/domain/checks/questionnaire.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

type Props = { rows: readonly KnownNoise[]; answer: Answer; isAtEar: boolean }

const dayClasses = [
  { key: 'below', range: `Tot ${LOWER_ACTION_VALUE}`, duty: 'Geen verplichte bescherming' },
  {
    key: 'lower',
    range: `${LOWER_ACTION_VALUE} tot ${UPPER_ACTION_VALUE}`,
    duty: 'Gehoorbescherming en voorlichting geven',
  },
  {
    key: 'upper',
    range: `${UPPER_ACTION_VALUE} en meer`,
    duty: 'Gehoorbescherming verplicht, plan maken, plek markeren',
  },
]
const earClasses = [
  { key: 'le87', range: `Tot en met ${LIMIT_VALUE}`, duty: 'Onder de grens' },
  { key: 'gt87', range: `Boven ${LIMIT_VALUE}`, duty: 'Meteen stoppen en maatregelen nemen' },
]

function Meaning({ rows, isAtEar }: Omit<Props, 'answer'>) {
  if (isAtEar)
    return (
      <>
        <p>{keepUnits(`Zonder bescherming is het ${formatExposure(exposureTo(rows))} dB(A).`)}</p>
        {[...describeWear(rows), ...describeOverProtection(rows)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </>
    )
  const note = justBelow(exposureTo(rows))
  const peak = describePeak(rows)
  return (
    <>
      <p>
        <b>{peak || describeLargest(rows)}</b> {!peak && describeHelp(rows)}
      </p>
      {note && <p>Het is {note}: meet het na.</p>}
      {!peak && <p className="bw-soft">{describeLoudest(rows)}</p>}
    </>
  )
}

export function NoiseOutcome({ rows, answer, isAtEar }: Props) {
  const color = answer.color === 'RED' ? 'RED' : 'GREEN'
  return (
    <section className="bw-noise-outcome" data-color={color} aria-label="Uitkomst">
      <div className="bw-noise-number">
        <h2>{isAtEar ? 'Bij het oor, over 8 uur' : 'Samen over 8 uur'}</h2>
        <p>
          {formatExposure(isAtEar ? exposureAtEar(rows) : exposureTo(rows))} <small>dB(A)</small>
        </p>
        <StatusPill color={color}>{color === 'RED' ? 'Risico' : 'In orde'}</StatusPill>
        {isAtEar && <p className="bw-soft">Schatting</p>}
      </div>
      <div className="bw-noise-meaning">
        <Meaning rows={rows} isAtEar={isAtEar} />
        <ol role="list" className="bw-noise-classes">
          {(isAtEar ? earClasses : dayClasses).map(({ key, range, duty }) => {
            const isCurrent = key === answer.answerKey
            return (
              <li key={key} aria-current={isCurrent ? 'true' : undefined}>
                <span>{isCurrent && <Icon shape={color === 'RED' ? 'triangle' : 'check'} />}</span>
                <span>
                  <b>{range}</b> {duty}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
