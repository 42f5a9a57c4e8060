import { Workers } from '#shared/parts/drawings/states.tsx'
import { SearchField } from '#shared/parts/lists/SearchField.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useGroupSearch } from '../use-group-search.ts'
import { ResultCards } from './ResultCards.tsx'
import { isChosen, isExcluded, namesOf, type Results } from './results.ts'
import { UnknownSubjects } from './UnknownSubjects.tsx'

/** The results of one script or column: in each function group, or for the whole company. */
export function ScriptResults({ results: { pageKey, checkSections, genericResults } }: { results: Results }) {
  const excluded = checkSections.filter(isExcluded)
  const { found, query } = useGroupSearch(checkSections.filter(isChosen))
  const ofCompany = genericResults.map((script) => ({
    script,
    title: 'Uitkomst',
    anchor: script.scriptKey,
    pageKey,
    section: null,
  }))
  const ofGroups = found.flatMap((group) =>
    group.scripts.filter(isChosen).map((script) => ({
      script,
      title: group.scripts.length > 1 ? `${group.name}: ${script.name.toLowerCase()}` : group.name,
      anchor: `${script.scriptKey}-${group.id}`,
      pageKey,
      section: group,
    })),
  )
  const isEmpty = genericResults.length === 0 && checkSections.length === 0

  return (
    <>
      {query && <SearchField label="Zoek een functiegroep" query={query} />}
      <ResultCards cards={[...ofCompany, ...ofGroups]} />
      {query && found.length === 0 && <p>Geen functiegroepen gevonden.</p>}
      {checkSections
        .filter(({ isUnknown }) => isUnknown)
        .map((group) => (
          <UnknownSubjects
            key={group.id}
            text={`Nog niet bekend bij ${group.name}.`}
            section={group}
            scriptKey={group.scripts[0]!.scriptKey}
          />
        ))}
      {excluded.length > 0 && <p className="bw-soft bw-measure">Komt niet voor bij: {namesOf(excluded)}.</p>}
      {isEmpty && (
        <EmptyState title="Er zijn nog geen functiegroepen" drawing={<Workers />}>
          Zodra die er zijn, staat hier per groep wat er uit de check kwam.
        </EmptyState>
      )}
    </>
  )
}
