import { Workers } from '#shared/parts/basics/drawings/states.tsx'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useDefinition } from '../check-context.ts'
import { useSectionSearch } from '../use-section-search.ts'
import { ResultCards } from './ResultCards.tsx'
import { isChosen, isExcluded, namesOf, type Results } from './results.ts'
import { UnknownSubjects } from './UnknownSubjects.tsx'

export function ScriptResults({ results: { pageKey, checkSections, genericResults } }: { results: Results }) {
  const { one, many, short } = useDefinition()
  const excluded = checkSections.filter(isExcluded)
  const { found, query } = useSectionSearch(checkSections.filter(isChosen))
  const ofCompany = genericResults.map((script) => ({
    script,
    title: 'Uitkomst',
    anchor: script.scriptKey,
    pageKey,
    section: null,
  }))
  const ofSections = found.flatMap((section) =>
    section.scripts.filter(isChosen).map((script) => ({
      script,
      title: section.scripts.length > 1 ? `${section.name}: ${script.name.toLowerCase()}` : section.name,
      anchor: `${script.scriptKey}-${section.id}`,
      pageKey,
      section,
    })),
  )
  const isEmpty = genericResults.length === 0 && checkSections.length === 0

  return (
    <>
      {query && <SearchField label={`Zoek een ${one}`} query={query} />}
      <ResultCards cards={[...ofCompany, ...ofSections]} />
      {query && found.length === 0 && <p>Geen {many} gevonden.</p>}
      {checkSections
        .filter(({ isUnknown }) => isUnknown)
        .map((section) => (
          <UnknownSubjects
            key={section.id}
            text={`Nog niet bekend bij ${section.name}.`}
            section={section}
            script={section.scripts[0]!}
          />
        ))}
      {excluded.length > 0 && <p className="bw-soft bw-measure">Komt niet voor bij: {namesOf(excluded)}.</p>}
      {isEmpty && (
        <EmptyState title={`Er zijn nog geen ${many}`} drawing={<Workers />}>
          Zodra die er zijn, staat hier per {short.one} wat er uit de check kwam.
        </EmptyState>
      )}
    </>
  )
}
