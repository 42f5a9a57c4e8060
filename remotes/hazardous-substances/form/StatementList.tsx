import { flagHelp, flagsOf } from '#shared/domain/substances/hazard-flags.ts'
import { isKnown, isWithdrawn, textOf, WITHDRAWN_CODE } from '#shared/domain/substances/hazard-statements.ts'
import { HazardSymbols } from '#shared/parts/substances/hazard-symbols/HazardSymbols.tsx'

const UNKNOWN_CODE = 'Deze code kennen we niet. Controleer hem op het blad.'

const wordsOf = (code: string): string =>
  isWithdrawn(code) ? WITHDRAWN_CODE : (textOf(code) ?? UNKNOWN_CODE)

/** Each sentence once. */
const helpOf = (code: string): string[] => [...new Set(flagsOf([code]).map((flag) => flagHelp[flag]))]

export function StatementList({ codes }: { codes: readonly string[] }) {
  return (
    <div className="bw-statements" aria-live="polite">
      {codes.length === 0 ? (
        <p className="bw-soft">Nog geen H-zinnen gevonden.</p>
      ) : (
        <>
          <HazardSymbols codes={codes} />
          <dl>
            {codes.map((code) => (
              <div key={code} data-unknown={!isKnown(code) || undefined}>
                <dt>{code}</dt>
                <dd>
                  {wordsOf(code)}
                  {helpOf(code).map((help) => (
                    <span key={help} className="bw-soft">
                      {help}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
