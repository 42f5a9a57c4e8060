import { isChosen, type Results } from './results.ts'
import { ScriptCard } from './ScriptCard.tsx'

/** The results of one function group: the planned measures, and a card for each chosen script. */
export function FunctionGroupResults({ results: { pageKey, checkSections } }: { results: Results }) {
  const [group] = checkSections
  if (!group) return null
  const skipped = group.scripts.filter((script) => !isChosen(script)).map(({ name }) => name)

  return (
    <>
      {group.actions.length > 0 && (
        <section className="bw-card bw-results-measures" aria-label="Dit gaan jullie doen">
          <h2>Dit gaan jullie doen</h2>
          <ul>
            {group.actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </section>
      )}
      {group.scripts.filter(isChosen).map((script) => (
        <ScriptCard
          key={script.scriptKey}
          script={script}
          title={script.name}
          pageKey={pageKey}
          section={group}
        />
      ))}
      {skipped.length > 0 && (
        <p className="bw-soft bw-measure">Komt in deze groep niet voor: {skipped.join(', ')}.</p>
      )}
    </>
  )
}
