import * as v from 'valibot'

import { createFunctionGroup } from '#shared/api/physical-strain.ts'
import { requiredChoices } from '#shared/domain/rules.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { focusHeading } from '#shared/parts/focus-heading.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { addFunctionGroupHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { useStartCheck } from './use-start-check.ts'

/** A form that adds function groups with common names, and a link to add one with another name. */
export function SuggestedGroups() {
  const { check } = useCheck()
  const { companyId, groups, questionnaire } = check
  const startIfNeeded = useStartCheck()
  const used = groups.map(({ name }) => name.toLowerCase())
  const offered = questionnaire.section.suggestions.filter((name) => !used.includes(name.toLowerCase()))
  const form = useForm(v.object({ groups: requiredChoices(offered) }), {
    fallback: 'Gegevens aanpassen is niet gelukt',
    async save({ groups: chosen }, key) {
      await startIfNeeded()
      try {
        for (const name of chosen)
          await createFunctionGroup(companyId, name, `${key}-${offered.indexOf(name)}`)
      } finally {
        await refreshCheck(check)
      }
      focusHeading()
    },
  })
  const other = (
    <ButtonLink variant="quiet" href={addFunctionGroupHref(companyId)}>
      Voeg een groep met een andere naam toe
    </ButtonLink>
  )
  if (offered.length === 0) return other

  return (
    <Form key={offered.join()} form={form} name="functiegroepen">
      <CheckboxGroup
        name="groups"
        label={groups.length === 0 ? 'Welke groepen zijn er in jullie bedrijf?' : 'Zijn er nog meer groepen?'}
        options={offered.map((name) => ({ value: name, label: name }))}
        columns
      />
      <div className="bw-actions">
        <Button
          type="submit"
          variant={groups.length === 0 ? 'primary' : 'secondary'}
          isPending={form.isSaving}
        >
          Toevoegen
        </Button>
        {other}
      </div>
    </Form>
  )
}
