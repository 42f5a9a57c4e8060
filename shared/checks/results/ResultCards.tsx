import type { ShownScript } from './results.ts'
import { ScriptCard } from './ScriptCard.tsx'

/** With more cards, a list before them leads to each. */
const MAX_WITHOUT_LIST = 2

const numRisksText = (count: number) => (count === 1 ? '1 risico' : `${count} risico’s`)

export function ResultCards({ cards }: { cards: readonly ShownScript[] }) {
  return (
    <>
      {cards.length > MAX_WITHOUT_LIST && (
        <nav aria-label="Op deze pagina">
          <ul className="bw-result-list" role="list">
            {cards.map(({ anchor, title, script: { numRisks } }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
                {numRisks > 0 && ` (${numRisksText(numRisks)})`}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {cards.map((card) => (
        <ScriptCard
          key={card.anchor}
          {...card}
          isFolded={card.script.status === 'GREEN' && cards.length > MAX_WITHOUT_LIST}
        />
      ))}
    </>
  )
}
