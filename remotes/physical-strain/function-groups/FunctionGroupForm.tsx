import * as v from 'valibot'

import { copyFunctionGroup, createFunctionGroup, renameFunctionGroup } from '#shared/api/physical-strain.ts'
import { text } from '#shared/domain/rules.ts'
import { FunctionGroupInput } from '#shared/domain/section-check.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { functionGroupsHref, resumeSectionHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { useStartCheck } from './use-start-check.ts'

/** The fields of the form. `copyOf`: id of the function group whose answers are copied; '' for none. */
const FunctionGroupFields = v.object({ ...FunctionGroupInput.entries, copyOf: text() })

type Props = {
  /** null: a new function group. */
  id: number | null
  name: string
  copyOf: number | null
}

/** Renames a function group, or adds one and opens its first question. A new one may copy the answers of another. */
export function FunctionGroupForm({ id, name, copyOf }: Props) {
  const { check } = useCheck()
  const { companyId, groups } = check
  const startIfNeeded = useStartCheck()
  const navigate = useNavigate()

  async function add(functionGroupName: string, from: string, key: string) {
    await startIfNeeded()
    const { id: newId } = await (from
      ? copyFunctionGroup(companyId, Number(from), functionGroupName, key)
      : createFunctionGroup(companyId, functionGroupName, key))
    await refreshCheck(check)
    await navigate(resumeSectionHref(companyId, newId), { replace: true })
  }

  const form = useForm(FunctionGroupFields, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async ({ functionGroupName, copyOf: from }, key) => {
      if (id === null) return add(functionGroupName, from, key)
      await renameFunctionGroup(companyId, id, functionGroupName)
      await refreshCheck(check)
      await navigate(functionGroupsHref(companyId))
    },
  })

  return (
    <Form form={form}>
      <TextField
        name="functionGroupName"
        label="Naam van de functiegroep"
        defaultValue={name}
        autoComplete="off"
      />
      {id === null && groups.length > 0 && (
        <Select
          name="copyOf"
          label="Neem de antwoorden over van"
          description="Handig als het werk veel op elkaar lijkt. Daarna pas je aan wat anders is."
          required={false}
          placeholder="Geen: begin zonder antwoorden"
          defaultValue={copyOf ?? ''}
          options={groups.map((group) => ({ value: String(group.id), label: group.name }))}
        />
      )}
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          {id === null ? 'Toevoegen en beginnen' : 'Naam opslaan'}
        </Button>
        <Button variant="secondary" onClick={() => navigate(functionGroupsHref(companyId))}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
