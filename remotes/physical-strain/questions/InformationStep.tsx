import { insertSectionName } from './format-answer.ts'
import { StepButtons, useSteps } from './StepButtons.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { Step } from './step.ts'
import { useSection } from './use-check.ts'

/** What to know before the questions about a subject. */
export function InformationStep({ step }: { step: Step }) {
  const { check, name } = useSection(step.sectionId)
  const { goOn, goBack } = useSteps(step)
  const script = check.questionnaire.scripts.find(({ scriptKey }) => scriptKey === step.scriptKey)
  if (script?.scriptType !== 'INFORMATION') return null

  return (
    <StepForm onGoOn={goOn}>
      <StepHeading sectionId={step.sectionId} where={['uitleg']}>
        {script.title}
      </StepHeading>
      <p className="bw-check-information">{insertSectionName(check.questionnaire, script.text, name)}</p>
      <StepButtons label="Verder" onBack={goBack} />
    </StepForm>
  )
}
