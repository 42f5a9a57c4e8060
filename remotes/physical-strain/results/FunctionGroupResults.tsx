import type { Results } from './ResultsPage.tsx'
import { ScriptCard } from './ScriptCard.tsx'

/** What came out of one function group: what is going to be done, and each script that was chosen. */
export function FunctionGroupResults({ results: { pageKey, checkSections } }: { results: Results }) {
  const [group] = checkSections
  if (!group) return null
  const isChosen = ({ status }: { status: string }) => status !== 'WHITE'
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
          functionGroup={group}
        />
      ))}
      {skipped.length > 0 && (
        <p className="bw-soft bw-measure">Komt in deze groep niet voor: {skipped.join(', ')}.</p>
      )}
    </>
  )
}
