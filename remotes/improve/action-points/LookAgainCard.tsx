import { formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'

type Props = { lookAgain: NonNullable<ActionPointDetails['lookAgain']>; mayAnswer: boolean }

/** Asks users who may answer to do so again. Answers that follow from what is recorded have no page. */
export function LookAgainCard({ lookAgain, mayAnswer }: Props) {
  const { href, question, answer, risk, answeredDate } = lookAgain
  const facts = (
    <AnswerFacts
      facts={[
        ['Risico', risk],
        ['Vraag', question],
        ['Jullie antwoord toen', `${answer} (${formatInstant(answeredDate)})`],
      ]}
    />
  )
  if (href === null)
    return (
      <Card>
        <h2>Kijk opnieuw</h2>
        <p className="bw-soft">
          De actie is klaar, maar het risico staat nog open. Het antwoord volgt uit de gegevens die zijn
          vastgelegd. Werk die bij: dan klopt het Plan van Aanpak weer.
        </p>
        {facts}
      </Card>
    )
  if (!mayAnswer)
    return (
      <Card>
        <h2>Kijk opnieuw</h2>
        <p className="bw-soft">
          De actie is klaar, maar het risico staat nog open. Iemand die de check mag invullen, beantwoordt de
          vraag opnieuw.
        </p>
        {facts}
      </Card>
    )
  return (
    <NextStep
      title="Kijk opnieuw"
      description="De actie is klaar. Is het risico nu ook weg? Beantwoord de vraag opnieuw: dan klopt het Plan van Aanpak weer."
    >
      {facts}
      <div className="bw-actions">
        <ButtonLink href={href}>Beantwoord de vraag opnieuw</ButtonLink>
      </div>
    </NextStep>
  )
}
