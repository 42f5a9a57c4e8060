import * as v from 'valibot'

import { createSection } from '#shared/api/checks/section-checks.ts'
import { requiredChoices } from '#shared/domain/basics/rules.ts'
import { fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { useDefinition } from '../check-context.ts'
import { addSectionHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/stored-answers.ts'
import { useCheck } from '../questions/use-check.ts'
import { useStartCheck } from './use-start-check.ts'

export function SuggestedSections() {
  const { check } = useCheck()
  const { sections, archived, questionnaire } = check
  const { many, short } = useDefinition()
  const startIfNeeded = useStartCheck()
  const noFields = fieldsOf(questionnaire).length > 0 ? { fields: {} } : {}
  const used = [...sections, ...archived].map(({ name }) => name.toLowerCase())
  const offered = questionnaire.section.suggestions.filter((name) => !used.includes(name.toLowerCase()))
  const form = useForm(v.object({ sections: requiredChoices(offered) }), {
    fallback: 'Gegevens aanpassen is niet gelukt',
    async save({ sections: chosen }, key) {
      await startIfNeeded()
      try {
        for (const name of chosen)
          await createSection(check, { name, ...noFields }, `${key}-${offered.indexOf(name)}`)
      } finally {
        await refreshCheck(check)
      }
      focusHeading()
    },
  })
  const other = (
    <ButtonLink variant="quiet" href={addSectionHref(check)}>
      Voeg een {short.one} met een andere naam toe
    </ButtonLink>
  )
  if (questionnaire.section.suggestions.length === 0)
    return (
      <div className="bw-actions">
        <ButtonLink variant={sections.length === 0 ? 'primary' : 'secondary'} href={addSectionHref(check)}>
          Voeg een {short.one} toe
        </ButtonLink>
      </div>
    )
  if (offered.length === 0) return other

  return (
    <Form key={offered.join()} form={form} name={many}>
      <CheckboxGroup
        name="sections"
        label={
          sections.length === 0
            ? `Welke ${short.many} zijn er in jullie bedrijf?`
            : `Zijn er nog meer ${short.many}?`
        }
        options={offered.map((name) => ({ value: name, label: name }))}
        columns
      />
      <div className="bw-actions">
        <Button
          type="submit"
          variant={sections.length === 0 ? 'primary' : 'secondary'}
          isPending={form.isSaving}
        >
          Toevoegen
        </Button>
        {other}
      </div>
    </Form>
  )
}
