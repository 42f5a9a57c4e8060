import './LookAgain.css'

import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { LookAgainForm } from './LookAgainForm.tsx'
import { LookAgainPanel } from './LookAgainPanel.tsx'
import { QuestionPicture } from './QuestionPicture.tsx'
import { QuestionText } from './QuestionText.tsx'
import { RiskRemains } from './RiskRemains.tsx'
import { RiskSolved } from './RiskSolved.tsx'
import type { Step } from './step.ts'
import { useSection } from './use-check.ts'
import { useLookAgain } from './use-look-again.ts'

type Props = { step: Step & { questionKey: string }; actionPoint: ActionPointDetails }

export function LookAgainStep({ step, actionPoint }: Props) {
  const { sectionId, scriptKey, questionKey } = step
  const { check, name } = useSection(sectionId)
  const answering = useLookAgain(step, actionPoint)
  const survey = check.questionnaire.scripts.find((script) => script.scriptKey === scriptKey)
  if (survey?.scriptType !== 'SURVEY') return null
  const question = survey.questions.find((candidate) => candidate.questionKey === questionKey)
  if (!question) return null
  const { solved, lookAgain } = actionPoint

  return (
    <div className="bw-look-again">
      <div className="bw-check-step">
        <div className="bw-check-heading">
          <p className="bw-check-where">{`${name} · ${survey.title} · kijk opnieuw`}</p>
          <PageHeading>
            <QuestionText sectionId={sectionId}>{question.text}</QuestionText>
          </PageHeading>
        </div>
        <QuestionPicture step={step} />
        {solved ? (
          <RiskSolved actionPoint={actionPoint} isNew={answering.isSaved} />
        ) : answering.isSaved && lookAgain ? (
          <RiskRemains
            step={step}
            question={question}
            actionPoint={actionPoint}
            isSame={lookAgain.answer === answering.answerBefore}
            onRetry={answering.restart}
          />
        ) : (
          <LookAgainForm question={question} actionPoint={actionPoint} {...answering} />
        )}
      </div>
      <LookAgainPanel actionPoint={actionPoint} />
    </div>
  )
}
