import { useId } from 'react'
import { formatDay } from '#shared/domain/basics/date.ts'
import {
  type RoundQuestion,
  type RoundScript,
  type RoundSection,
  risksOfScript,
} from '#shared/domain/checks/check-round.ts'
import { urgencyLabels } from '#shared/domain/checks/questionnaire.ts'
import { FoldableScript } from '../FoldableScript.tsx'
import { anchorOf } from './anchors.ts'

const detailsOf = ({ actionHolder, deadline, completed }: RoundQuestion['actionPoints'][number]) =>
  [actionHolder, deadline && `klaar op ${formatDay(deadline)}`, completed && 'afgerond']
    .filter(Boolean)
    .join(' · ')

const Question = ({ question: { text, answers, actionPoints } }: { question: RoundQuestion }) => (
  <li>
    <p className="bw-soft">{text}</p>
    {answers.map(({ answerId, label, value, risk }) => (
      <div key={answerId}>
        <p>
          {label} {value && <q>{value}</q>}
        </p>
        {risk && (
          <p className="bw-round-risk">
            <strong>{risk.label}</strong> · {urgencyLabels[risk.urgency]}
          </p>
        )}
      </div>
    ))}
    {actionPoints.length > 0 && (
      <ul className="bw-round-actions">
        {actionPoints.map((actionPoint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round never changes
          <li key={index}>
            {actionPoint.description}
            {detailsOf(actionPoint) && <span className="bw-soft"> {detailsOf(actionPoint)}</span>}
          </li>
        ))}
      </ul>
    )}
  </li>
)

/** Only the heading is shown at first when no answer showed a risk. */
const Script = ({ section, script }: { section: RoundSection; script: RoundScript }) => {
  const numRisks = risksOfScript(script).length
  return (
    <FoldableScript
      id={anchorOf(section, script.scriptKey)}
      heading={<h3>{script.name}</h3>}
      summary={{ status: script.status, numRisks, numUnfinished: 0 }}
      isOpen={numRisks > 0}
    >
      <ul className="bw-round-questions" role="list">
        {script.questions.map((question) => (
          <Question key={question.questionId} question={question} />
        ))}
      </ul>
      {script.remark && (
        <p className="bw-round-remark">
          <strong>Opmerking:</strong> {script.remark}
        </p>
      )}
    </FoldableScript>
  )
}

export function RoundSectionCard({ section }: { section: RoundSection }) {
  const id = useId()
  const scripts = section.scripts.filter(({ status }) => status !== 'WHITE')
  const excluded = section.scripts.filter(({ status }) => status === 'WHITE')

  return (
    <section id={anchorOf(section)} className="bw-card bw-round-section" aria-labelledby={id}>
      <h2 id={id}>{section.name ?? 'Hele bedrijf'}</h2>
      {scripts.map((script) => (
        <Script key={script.scriptKey} section={section} script={script} />
      ))}
      {excluded.length > 0 && (
        <p className="bw-soft">Kwam niet voor: {excluded.map(({ name }) => name).join(', ')}.</p>
      )}
    </section>
  )
}
