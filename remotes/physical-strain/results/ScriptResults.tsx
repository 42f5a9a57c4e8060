import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { isChosen, type Results } from './results.ts'
import { ScriptCard } from './ScriptCard.tsx'

/** The results of one script or column: in each function group, or for the whole company. */
export function ScriptResults({ results: { pageKey, checkSections, genericResults } }: { results: Results }) {
  const skipped = checkSections.filter((group) => !isChosen(group)).map(({ name }) => name)
  const isEmpty = genericResults.length === 0 && checkSections.length === 0

  return (
    <>
      {genericResults.map((script) => (
        <ScriptCard
          key={script.scriptKey}
          script={script}
          title="Uitkomst"
          pageKey={pageKey}
          section={null}
        />
      ))}
      {checkSections.map((group) =>
        group.scripts
          .filter(isChosen)
          .map((script) => (
            <ScriptCard
              key={`${group.id} ${script.scriptKey}`}
              script={script}
              title={group.scripts.length > 1 ? `${group.name}: ${script.name.toLowerCase()}` : group.name}
              pageKey={pageKey}
              section={group}
            />
          )),
      )}
      {skipped.length > 0 && <p className="bw-soft bw-measure">Komt niet voor bij: {skipped.join(', ')}.</p>}
      {isEmpty && (
        <EmptyState title="Er zijn nog geen functiegroepen">
          Zodra die er zijn, staat hier per groep wat er uit de check kwam.
        </EmptyState>
      )}
    </>
  )
}
