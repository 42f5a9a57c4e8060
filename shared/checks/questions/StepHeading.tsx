import { countQuestions, summarizePart } from '#shared/domain/checks/check-flow.ts'
import { formatOpenQuestions } from '#shared/domain/checks/check-texts.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { QuestionText } from './QuestionText.tsx'
import { partOf } from './step.ts'
import { useSection } from './use-check.ts'

type Props = {
  sectionId: number | null
  position: string[]
  children: string
}

export function StepHeading({ sectionId, position, children }: Props) {
  const { check, answers, name } = useSection(sectionId)
  const part = partOf(sectionId)
  const total = countQuestions(check.questionnaire, part, answers)
  const numOpen = summarizePart(check.questionnaire, part, answers).numUnfinished
  const progressText = formatOpenQuestions(numOpen)

  return (
    <div className="bw-check-heading">
      <progress
        max={total}
        value={total - numOpen}
        aria-label={`Voortgang ${name}`}
        aria-valuetext={progressText}
      />
      <div className="bw-row">
        <p className="bw-check-where">{[name, ...position].join(' · ')}</p>
        <p className="bw-check-count">{progressText}</p>
      </div>
      <PageHeading>
        <QuestionText sectionId={sectionId}>{children}</QuestionText>
      </PageHeading>
    </div>
  )
}
