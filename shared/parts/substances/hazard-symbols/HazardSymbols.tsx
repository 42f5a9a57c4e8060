import './HazardSymbols.css'

import {
  SYMBOL_FRAME,
  SYMBOL_GRID,
  SYMBOL_RED,
  type SymbolShape,
  symbolDrawings,
} from '#shared/domain/substances/hazard-symbol-drawings.ts'
import {
  type HazardSymbol,
  symbolAdvice,
  symbolLabels,
  symbolsOf,
} from '#shared/domain/substances/hazard-symbols.ts'

const Shape = ({ d, line }: SymbolShape) =>
  line === undefined ? (
    <path d={d} fillRule="evenodd" />
  ) : (
    <path d={d} fill="none" stroke="#000" strokeWidth={line} strokeLinecap="round" />
  )

const Diamond = ({ symbol }: { symbol: HazardSymbol }) => (
  <>
    <path d={SYMBOL_FRAME} fill="#fff" stroke={SYMBOL_RED} strokeWidth="3" />
    {symbolDrawings[symbol].map((shape) => (
      <Shape key={shape.d} {...shape} />
    ))}
  </>
)

const grid = `0 0 ${SYMBOL_GRID} ${SYMBOL_GRID}`

/** `withWords`: a list with names and advice. Otherwise they are smaller, and read out by their names. */
export function HazardSymbols({
  codes,
  withWords = false,
}: {
  codes: readonly string[]
  withWords?: boolean
}) {
  const symbols = symbolsOf(codes)
  if (symbols.length === 0) return <span className="bw-soft">Geen symbool</span>
  if (!withWords)
    return (
      <span className="bw-ghs">
        {symbols.map((symbol) => (
          <svg key={symbol} className="bw-ghs-symbol" viewBox={grid} role="img">
            <title>{symbolLabels[symbol]}</title>
            <Diamond symbol={symbol} />
          </svg>
        ))}
      </span>
    )

  return (
    <ul className="bw-ghs-list" role="list">
      {symbols.map((symbol) => (
        <li key={symbol}>
          <svg className="bw-ghs-symbol" viewBox={grid} aria-hidden="true">
            <Diamond symbol={symbol} />
          </svg>
          <span>
            <b>{symbolLabels[symbol]}</b>
            <span className="bw-soft">{symbolAdvice[symbol]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
