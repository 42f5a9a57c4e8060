import './GradeLegend.css'

import { EXPERT_REVIEW } from '#shared/domain/checks/check-texts.ts'
import { Grade, gradeLabels } from '#shared/domain/checks/questionnaire.ts'

export const GradeLegend = () => (
  <section className="bw-grades" aria-label="De letters bij de bronnen">
    <p>De letter bij een bron zegt hoe zeker die is:</p>
    <ul role="list">
      {Grade.options.map((grade) => (
        <li key={grade}>
          <b>{grade}</b> {gradeLabels[grade]}
        </li>
      ))}
    </ul>
    <p>{EXPERT_REVIEW}</p>
  </section>
)
