import { risksOf, surveysOf } from '#shared/domain/check-flow.ts'
import { partOf } from './step.ts'
import { useSection } from './use-check.ts'

/** With more risks the list is closed at first: it would push the question off the screen. */
const MAX_OPEN_RISKS = 3

/** The measures for the risks that were found in a section. */
export function MeasureList({ sectionId }: { sectionId: number | null }) {
  const { check, answers } = useSection(sectionId)
  const { questionnaire } = check
  const risks = surveysOf(questionnaire, partOf(sectionId)).flatMap((survey) =>
    risksOf(questionnaire, survey, answers).map((risk) => ({ ...risk, subject: survey.title })),
  )
  if (risks.length === 0) return <p>Er zijn hier tot nu toe geen risico’s gevonden.</p>

  return (
    <section className="bw-measures" aria-label="Maatregelen bij de gevonden risico’s">
      <details open={risks.length <= MAX_OPEN_RISKS}>
        <summary>
          <h2>Dit kun je doen{risks.length > 1 && ` bij ${risks.length} risico’s`}</h2>
        </summary>
        <ul role="list">
          {risks.map(({ subject, label, actions, scriptKey, question }) => (
            <li key={`${scriptKey}/${question.questionKey}/${label}`}>
              <strong>
                {subject}: {label}
              </strong>
              <ul className="bw-answer-consequences-actions">
                {actions.map((action) => (
                  <li key={action}>{action}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
