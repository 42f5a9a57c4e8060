import { formatInstant } from '#shared/domain/basics/date.ts'
import type { Picture } from '#shared/domain/checks/questionnaire.ts'
import type { AnswersOverview } from '#shared/domain/checks/section-check.ts'
import { useLocation } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useCheckRef } from '../check-context.ts'
import { checkHref, editSectionHref } from '../hrefs.ts'
import { useRights } from '../use-rights.ts'

type Question = AnswersOverview['questions'][number]
type Props = {
  question: Question
  picture: (Picture & { url: string }) | undefined
  origin: { scriptKey: string; sectionId: number | null }
  /** It follows from what is recorded of the section, and is changed in the form of the section. */
  isDecided: boolean
}

export function AnswerItem({ question, picture, origin, isDecided }: Props) {
  const check = useCheckRef()
  const { mayWrite } = useRights()
  const { questionId, description, answers, isOptional, isNew, lastUpdated, lastUpdatedBy } = question
  const { pathname, search } = useLocation()
  const href =
    isDecided && origin.sectionId !== null
      ? editSectionHref(check, { id: origin.sectionId })
      : checkHref(check, { ...origin, questionId, terug: `${pathname}${search}#${questionId}` })
  const unanswered = isOptional ? 'Reken uit' : isDecided ? 'Vul aan' : 'Beantwoord'
  const label = answers.length > 0 ? 'Wijzig' : unanswered

  return (
    <li id={questionId} className="bw-overview-item">
      {picture && <img src={picture.url} alt={picture.alt} width={320} height={300} loading="lazy" />}
      <div className="bw-stack">
        <h2>
          {description}{' '}
          {isNew && <span className="bw-overview-new">{answers.length > 0 ? 'Kijk opnieuw' : 'Nieuw'}</span>}
        </h2>
        {answers.length > 0 ? (
          <ul role="list">
            {answers.map((answer) => (
              <li key={answer.answerId} className="bw-overview-given">
                {answer.label}
                {answer.isRisk && (
                  <>
                    {' '}
                    <StatusPill color="RED">Risico</StatusPill>
                  </>
                )}
                {answer.value && (isOptional ? <p>{answer.value}</p> : <q>{answer.value}</q>)}
              </li>
            ))}
          </ul>
        ) : (
          <p>{isOptional ? 'Niet uitgerekend' : <StatusPill color="GREY">Nog niet beantwoord</StatusPill>}</p>
        )}
        {lastUpdated && (
          <p className="bw-soft bw-overview-update">
            Beantwoord op {formatInstant(lastUpdated)}
            {lastUpdatedBy && ` door ${lastUpdatedBy}`}
          </p>
        )}
      </div>
      {mayWrite && (
        <ButtonLink variant="secondary" href={href} aria-label={`${label}: ${description}`}>
          {label}
        </ButtonLink>
      )}
    </li>
  )
}
