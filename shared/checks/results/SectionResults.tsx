import type { ScriptResult } from '#shared/domain/checks/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { ActionPointList } from '#shared/parts/improve/action-points/ActionPointList.tsx'
import { useDefinition } from '../check-context.ts'
import { ResultCards } from './ResultCards.tsx'
import { isChosen, isExcluded, namesOf, type Results } from './results.ts'
import { SectionRecord } from './SectionRecord.tsx'
import { UnknownSubjects } from './UnknownSubjects.tsx'

export function SectionResults({ results: { pageKey, checkSections, matrixLabels } }: { results: Results }) {
  const { id } = useCompany()
  const { short } = useDefinition()
  const [section] = checkSections
  if (!section) return null
  const chosen = section.scripts.filter(isChosen)
  /** The matrix links to the first script of a column. */
  const anchorOf = ({ scriptKey }: ScriptResult) =>
    matrixLabels.find(
      ({ scriptKeys }) =>
        chosen.find((script) => scriptKeys.includes(script.scriptKey))?.scriptKey === scriptKey,
    )?.scriptKey ?? scriptKey
  const unknown = section.scripts.filter(({ isUnknown }) => isUnknown)
  const excluded = section.scripts.filter(isExcluded)

  return (
    <>
      <SectionRecord section={section} />
      {section.actions.length > 0 && (
        <section className="bw-card bw-results-measures" aria-label="Dit gaan jullie doen">
          <h2>Dit gaan jullie doen</h2>
          <ActionPointList companyId={id} actionPoints={section.actions} />
        </section>
      )}
      <ResultCards
        cards={chosen.map((script) => ({
          script,
          title: script.name,
          anchor: anchorOf(script),
          pageKey,
          section,
        }))}
      />
      {unknown[0] && (
        <UnknownSubjects
          text={`Nog niet bekend: ${namesOf(unknown)}.`}
          section={section}
          script={unknown.find(({ canResume }) => canResume) ?? unknown[0]}
        />
      )}
      {excluded.length > 0 && (
        <p className="bw-soft bw-measure">
          Komt bij deze {short.one} niet voor: {namesOf(excluded)}.
        </p>
      )}
    </>
  )
}
