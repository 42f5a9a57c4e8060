import { progressOf } from '#shared/domain/check-flow.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { partOf } from './step.ts'
import { useSection } from './use-check.ts'

type Props = {
  sectionId: number | null
  /** The position within the part, such as the subject and the number of the question. */
  position: string[]
  children: string
}

/** The progress of the part, the position of the step, and its heading. */
export function StepHeading({ sectionId, position, children }: Props) {
  const { check, answers, name } = useSection(sectionId)
  const { answered, total } = progressOf(check.questionnaire, partOf(sectionId), answers)
  const progressText = `${answered} van ${total} vragen beantwoord`

  return (
    <div className="bw-check-heading">
      <progress max={total} value={answered} aria-label={`Voortgang ${name}`} aria-valuetext={progressText} />
      <div className="bw-row">
        <p className="bw-check-where">{[name, ...position].join(' · ')}</p>
        <p className="bw-check-count">{progressText}</p>
      </div>
      <PageHeading>{children}</PageHeading>
    </div>
  )
}
