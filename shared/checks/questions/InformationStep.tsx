import { insertSectionName } from '../insert-section-name.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { Step } from './step.ts'
import { useSection } from './use-check.ts'
import { useStepNavigation } from './use-step-navigation.ts'

export function InformationStep({ step }: { step: Step }) {
  const { check, name } = useSection(step.sectionId)
  const { goForward, goBack } = useStepNavigation(step)
  const script = check.questionnaire.scripts.find(({ scriptKey }) => scriptKey === step.scriptKey)
  if (script?.scriptType !== 'INFORMATION') return null

  return (
    <StepForm onSubmit={goForward} submitsFromHeading onBack={goBack}>
      <StepHeading sectionId={step.sectionId} position={['uitleg']}>
        {script.title}
      </StepHeading>
      <p className="bw-check-information">{insertSectionName(check.questionnaire, script.text, name)}</p>
      <StepButtons label="Verder" onBack={goBack} />
    </StepForm>
  )
}
