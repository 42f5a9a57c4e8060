import type { ScriptResult } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { ActionPointList } from '#shared/parts/action-points/ActionPointList.tsx'
import { ResultCards } from './ResultCards.tsx'
import { isChosen, isExcluded, namesOf, type Results } from './results.ts'
import { UnknownSubjects } from './UnknownSubjects.tsx'

/** The results of one function group: the planned measures, and a card for each chosen script. */
export function FunctionGroupResults({
  results: { pageKey, checkSections, matrixLabels },
}: {
  results: Results
}) {
  const { id } = useCompany()
  const [group] = checkSections
  if (!group) return null
  const chosen = group.scripts.filter(isChosen)
  /** The matrix links to a column: to the first script in it. */
  const anchorOf = ({ scriptKey }: ScriptResult) =>
    matrixLabels.find(
      ({ scriptKeys }) =>
        chosen.find((script) => scriptKeys.includes(script.scriptKey))?.scriptKey === scriptKey,
    )?.scriptKey ?? scriptKey
  const unknown = group.scripts.filter(({ isUnknown }) => isUnknown)
  const excluded = group.scripts.filter(isExcluded)

  return (
    <>
      {group.actions.length > 0 && (
        <section className="bw-card bw-results-measures" aria-label="Dit gaan jullie doen">
          <h2>Dit gaan jullie doen</h2>
          <ActionPointList companyId={id} actionPoints={group.actions} />
        </section>
      )}
      <ResultCards
        cards={chosen.map((script) => ({
          script,
          title: script.name,
          anchor: anchorOf(script),
          pageKey,
          section: group,
        }))}
      />
      {unknown[0] && (
        <UnknownSubjects
          text={`Nog niet bekend: ${namesOf(unknown)}.`}
          section={group}
          scriptKey={unknown[0].scriptKey}
        />
      )}
      {excluded.length > 0 && (
        <p className="bw-soft bw-measure">Komt in deze groep niet voor: {namesOf(excluded)}.</p>
      )}
    </>
  )
}
