import './SectionSubjects.css'

import { summarizeCell, summarizeScript, surveysOf } from '#shared/domain/check-flow.ts'
import { statusSummaryText } from '#shared/domain/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useSection } from './use-check.ts'

/** How each subject of a section stands. null: each of the whole company. */
export function SectionSubjects({ sectionId }: { sectionId: number | null }) {
  const { check, answers, name } = useSection(sectionId)
  const { questionnaire } = check
  const subjects =
    sectionId === null
      ? surveysOf(questionnaire, 'COMPANY').map((survey) => ({
          key: survey.scriptKey,
          label: survey.title,
          standing: summarizeScript(questionnaire, survey, answers),
        }))
      : questionnaire.columns.map((column) => ({
          key: column.columnKey,
          label: column.label,
          standing: summarizeCell(questionnaire, column, answers),
        }))

  return (
    <ul className="bw-subjects" role="list" aria-label={`Onderdelen: ${name}`}>
      {subjects.map(({ key, label, standing }) => (
        <li key={key}>
          {label} <StatusPill color={standing.status}>{statusSummaryText(standing)}</StatusPill>
        </li>
      ))}
    </ul>
  )
}
