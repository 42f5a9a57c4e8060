import { formatDay } from '#shared/domain/basics/date.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { signalWordLabels, substanceFormLabels } from '#shared/domain/substances/substance.ts'
import {
  describeAmount,
  describeClass,
  describeLimits,
  describeStock,
} from '#shared/domain/substances/substance-texts.ts'

type Props = { substance: Substance; companyId: number }

export function SubstanceFacts({ substance, companyId }: Props) {
  const { record, sheetFile } = substance
  const facts: [label: string, text: string][] = [
    ['Leverancier', record.supplier],
    ['Artikelnummer', record.articleNumber],
    ['Vorm', record.form && substanceFormLabels[record.form]],
    ['Signaalwoord', record.signalWord && signalWordLabels[record.signalWord]],
    ['Grenswaarde', describeLimits(record)],
    ['Opslag', record.storagePlace],
    ['Mag niet staan bij', substance.reactsWith.join(', ')],
    ['Grootste voorraad', describeStock(record, substance.storage)],
    ['ADR-klasse', describeClass(record)],
    ['Verbruik per jaar', describeAmount(record.yearAmount, record.yearUnit)],
    [
      'Vervanging onderzocht',
      [record.substitution, formatDay(record.substitutionOn)].filter(Boolean).join(' · '),
    ],
    ['Lijst van wie blootstaat', record.exposureList],
    ['Blad van', formatDay(record.sdsDate)],
    ['Blad nagevraagd', formatDay(record.sdsCheckedOn)],
    ['Beoordeeld op', formatDay(record.reviewedOn)],
  ]
  const known = facts.filter(([, text]) => text !== '')
  if (known.length === 0 && !sheetFile) return null

  return (
    <section className="bw-card" aria-labelledby="waar-en-hoe">
      <h2 id="waar-en-hoe">Waar en hoe</h2>
      <dl className="bw-substance-facts">
        {known.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {sheetFile && (
          <div>
            <dt>Veiligheidsinformatieblad</dt>
            <dd>
              <a href={`/bedrijven/${companyId}/bedrijfsdossier/${sheetFile.recordId}`}>{sheetFile.name}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
