import { type MeasureKind, measureKinds, type SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

/** In the order of the law. Source: Arbobesluit, article 4.4. */
const measureSentences: Record<MeasureKind, string> = {
  REPLACED: 'Vervang de stof door een minder gevaarlijke',
  CLOSED: 'Sluit de bron af',
  EXTRACTION: 'Zuig de damp of het stof weg bij de bron',
  VENTILATION: 'Ventileer de ruimte',
  ORGANISATION: 'Laat minder mensen er korter mee werken',
  PERSONAL: 'Bescherm de mensen: masker, handschoenen, pak',
}

/** The best measure first; the first without anything done is the current one. */
export function MeasuresLadder({ record: { measures, substitutionOn } }: { record: SubstanceRecord }) {
  const doneOf = (kind: MeasureKind) =>
    measures[kind] || (kind === 'REPLACED' && substitutionOn ? 'Onderzocht' : '')
  const current = measureKinds.find((kind) => doneOf(kind) === '')

  return (
    <section className="bw-card" aria-labelledby="maatregelen">
      <div className="bw-intro">
        <h2 id="maatregelen">Wat je doet, in deze volgorde</h2>
        <p className="bw-soft">Begin bovenaan. Een stap lager mag pas als de vorige niet kan.</p>
      </div>
      <ol className="bw-ladder" role="list">
        {measureKinds.map((kind, index) => (
          <li key={kind} aria-current={kind === current ? 'step' : undefined}>
            <b>{index + 1}</b>
            <span>{measureSentences[kind]}</span>
            <Done text={doneOf(kind)} isCurrent={kind === current} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Done({ text, isCurrent }: { text: string; isCurrent: boolean }) {
  if (text !== '') return <StatusPill color="GREEN">{text}</StatusPill>
  return isCurrent ? (
    <StatusPill color="GREY">Hier ben je</StatusPill>
  ) : (
    <StatusPill color="WHITE">Nog niet</StatusPill>
  )
}
