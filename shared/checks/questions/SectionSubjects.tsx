import './SectionSubjects.css'

import { summarizeCell, summarizeScript, surveysOf } from '#shared/domain/checks/check-flow.ts'
import { statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useSection } from './use-check.ts'

/** `sectionId` null: of the whole company. */
export function SectionSubjects({ sectionId }: { sectionId: number | null }) {
  const { check, answers, name } = useSection(sectionId)
  const { questionnaire } = check
  const subjects =
    sectionId === null
      ? surveysOf(questionnaire, 'COMPANY').map((survey) => ({
          key: survey.scriptKey,
          label: survey.title,
          summary: summarizeScript(questionnaire, survey, answers),
        }))
      : questionnaire.columns.map((column) => ({
          key: column.columnKey,
          label: column.label,
          summary: summarizeCell(questionnaire, column, answers),
        }))

  return (
    <ul className="bw-subjects" role="list" aria-label={`Onderdelen: ${name}`}>
      {subjects.map(({ key, label, summary }) => (
        <li key={key}>
          {label} <StatusPill color={summary.status}>{statusSummaryText(summary)}</StatusPill>
        </li>
      ))}
    </ul>
  )
}
