import { formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { Card } from '#shared/ui/Card.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'

type Props = { solved: NonNullable<ActionPointDetails['solved']> }

/** Which risk was solved after an action point, by whom and when, with the answer before and after. */
export const SolvedRiskCard = ({ solved }: Props) => (
  <Card>
    <h2>
      Opgelost door {solved.solvedBy.name} op {formatInstant(solved.solvedDate)}
    </h2>
    <AnswerFacts
      facts={[
        ['Risico', solved.risk],
        ['Vraag', solved.question],
        ['Antwoord toen', solved.answer],
        [
          'Antwoord nu',
          solved.answerNow === null
            ? 'Deze vraag is niet meer nodig'
            : solved.answerNow || 'Nog geen antwoord',
        ],
      ]}
    />
  </Card>
)
