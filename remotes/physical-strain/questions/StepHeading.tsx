import { progressOf } from '#shared/domain/check-flow.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { partOf } from './step.ts'
import { useSection } from './use-check.ts'

type Props = {
  sectionId: number | null
  /** Where one is within the part, such as a subject and which of its questions. */
  where: string[]
  children: string
}

/** How far one is, where one is, and what is asked there. */
export function StepHeading({ sectionId, where, children }: Props) {
  const { check, answers, name } = useSection(sectionId)
  const { answered, total } = progressOf(check.questionnaire, partOf(sectionId), answers)
  const words = `${answered} van ${total} vragen beantwoord`

  return (
    <div className="bw-check-heading">
      <progress max={total} value={answered} aria-label={`Voortgang ${name}`} aria-valuetext={words} />
      <div className="bw-row">
        <p className="bw-check-where">{[name, ...where].join(' · ')}</p>
        <p className="bw-check-count">{words}</p>
      </div>
      <PageHeading>{children}</PageHeading>
    </div>
  )
}
