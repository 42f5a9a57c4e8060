import { fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { useDefinition } from '../check-context.ts'
import { editSectionHref } from '../hrefs.ts'
import { useSection } from './use-check.ts'

type Props = {
  sectionId: number | null
  fieldKeys: readonly string[] | undefined
}

export function RecordedFacts({ sectionId, fieldKeys = [] }: Props) {
  const { check } = useSection(sectionId)
  const { one } = useDefinition()
  const section = check.sections.find(({ id }) => id === sectionId)
  if (!section || fieldKeys.length === 0) return null
  const fields = fieldsOf(check.questionnaire).filter(({ fieldKey }) => fieldKeys.includes(fieldKey))
  const facts = fieldsInWords(fields, section.fields).map(
    ({ label, text }) => `${label}: ${text || 'niet ingevuld'}`,
  )

  return (
    <p className="bw-soft">
      Bij deze {one} staat: {facts.join(' · ')}.{' '}
      <a href={editSectionHref(check, { id: section.id })}>Wijzig de gegevens</a>
    </p>
  )
}
