import { isCmr } from '#shared/domain/substances/hazard-flags.ts'
import { textOf } from '#shared/domain/substances/hazard-statements.ts'
import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { codesOf } from '#shared/domain/substances/substance-codes.ts'
import { CMR_TEXT, describePeople, UNKNOWN_CODE } from '#shared/domain/substances/substance-texts.ts'
import { CmrMark } from '#shared/parts/substances/hazard-symbols/CmrMark.tsx'
import { HazardSymbols } from '#shared/parts/substances/hazard-symbols/HazardSymbols.tsx'

export function LabelCard({ substance: { record } }: { substance: Substance }) {
  const codes = codesOf(record)
  const people = describePeople(codes)

  return (
    <section className="bw-card" aria-labelledby="etiket">
      <h2 id="etiket">Op het etiket</h2>
      <HazardSymbols codes={codes} withWords />
      {(record.releasesCmr || isCmr(codes)) && (
        <div>
          <CmrMark />
          <p>{CMR_TEXT}</p>
        </div>
      )}
      {people.length > 0 && (
        <ul className="bw-label-people">
          {people.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {codes.length === 0 ? (
        <p className="bw-soft">
          {record.statementState === 'NONE'
            ? 'Het product heeft geen H-zinnen.'
            : 'De H-zinnen zijn nog niet ingevuld.'}
        </p>
      ) : (
        <dl className="bw-label-statements">
          {codes.map((code) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>{textOf(code) ?? UNKNOWN_CODE}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
