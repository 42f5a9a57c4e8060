import { useState } from 'react'
import * as v from 'valibot'

import {
  copyFunctionGroup,
  createFunctionGroup,
  listFunctionGroups,
  renameFunctionGroup,
} from '#shared/api/physical-strain.ts'
import { text } from '#shared/domain/rules.ts'
import {
  type FunctionGroup,
  FunctionGroupInput,
  FunctionGroupUpdateInput,
} from '#shared/domain/section-check.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, type FieldText } from '#shared/parts/changed-fields.ts'
import { OtherVersion } from '#shared/parts/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/RevisionField.tsx'
import { SaveActions } from '#shared/parts/SaveActions.tsx'
import { useConflict } from '#shared/parts/use-conflict.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { functionGroupsHref, resumeSectionHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { useStartCheck } from './use-start-check.ts'

/** A new function group. `copyOf`: id of the function group whose answers are copied; '' for none. */
const NewFunctionGroup = v.object({ ...FunctionGroupInput.entries, copyOf: text() })

type Props = {
  /** The function group to rename; undefined: a new one. */
  group: FunctionGroup | undefined
  copyOf: number | null
}

const fieldsOf = ({ name }: FunctionGroup): FieldText[] => [{ label: 'Naam van de functiegroep', text: name }]

/** Returns a function group as it is stored now; as it was when it was deleted meanwhile, which saving then tells. */
async function fetchGroup(companyId: number, group: FunctionGroup): Promise<FunctionGroup> {
  const groups = await listFunctionGroups(companyId)
  return groups.find(({ id }) => id === group.id) ?? group
}

/**
 * Renames a function group, or adds one and opens its first question. A new one may copy the answers of another. After a
 * conflict with another user, it shows both names.
 */
export function FunctionGroupForm({ group, copyOf }: Props) {
  const { check } = useCheck()
  const { companyId, groups } = check
  const startIfNeeded = useStartCheck()
  const navigate = useNavigate()
  // The function group when the form opened: the page may reload it meanwhile.
  const [initial] = useState(group)
  const { other, save } = useConflict<FunctionGroup>(() => fetchGroup(companyId, initial!))

  async function add(
    { functionGroupName, copyOf: from }: v.InferOutput<typeof NewFunctionGroup>,
    key: string,
  ) {
    await startIfNeeded()
    const { id: newId } = await (from
      ? copyFunctionGroup(companyId, Number(from), functionGroupName, key)
      : createFunctionGroup(companyId, functionGroupName, key))
    await refreshCheck(check)
    await navigate(resumeSectionHref(companyId, newId), { replace: true })
  }

  const form = useForm(initial ? FunctionGroupUpdateInput : NewFunctionGroup, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input, key) => {
      const { functionGroupName } = input
      if ('copyOf' in input) return add(input, key)
      await save(input.revision, (revision) =>
        renameFunctionGroup(companyId, initial!.id, { functionGroupName, revision }),
      )
      await refreshCheck(check)
      await navigate(functionGroupsHref(companyId))
    },
  })

  return (
    <Form form={form}>
      {initial && <RevisionField revision={initial.revision} />}
      {initial && other && <OtherVersion fields={changedFields(fieldsOf(initial), fieldsOf(other))} />}
      <TextField
        name="functionGroupName"
        label="Naam van de functiegroep"
        defaultValue={initial?.name ?? ''}
        autoComplete="off"
      />
      {!initial && groups.length > 0 && (
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
      <SaveActions
        label={initial ? 'Naam opslaan' : 'Toevoegen en beginnen'}
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={() => navigate(functionGroupsHref(companyId))}
      />
    </Form>
  )
}
