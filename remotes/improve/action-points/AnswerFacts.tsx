import './AnswerFacts.css'

export const AnswerFacts = ({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) => (
  <dl className="bw-answer-facts">
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
