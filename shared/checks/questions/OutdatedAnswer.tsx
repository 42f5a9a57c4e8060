import { type GivenAnswer, hasExpiredAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Question } from '#shared/domain/checks/questionnaire.ts'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = { question: Question; given: readonly GivenAnswer[] }

export const OutdatedAnswer = ({ question, given }: Props) =>
  hasExpiredAnswer(question, given) ? (
    <Warning variant="info" title="Je eerdere antwoord is vervallen.">
      De vragenlijst is vernieuwd. Kies wat nu bij jullie klopt.
    </Warning>
  ) : (
    <Warning variant="info" title="Er zijn antwoorden bijgekomen.">
      De vragenlijst is vernieuwd. Kijk of je antwoord nog klopt en ga verder.
    </Warning>
  )
