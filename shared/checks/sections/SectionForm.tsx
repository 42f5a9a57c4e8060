import { useState } from 'react'
import * as v from 'valibot'

import { copySection, createSection, listSections, updateSection } from '#shared/api/checks/section-checks.ts'
import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import { text } from '#shared/domain/basics/rules.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { Questionnaire, SectionField } from '#shared/domain/checks/questionnaire.ts'
import { type Section, sectionInputOf, sectionUpdateInputOf } from '#shared/domain/checks/section-check.ts'
import { fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, type FieldText } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useDefinition } from '../check-context.ts'
import { resumeSectionHref, sectionsHref } from '../hrefs.ts'
import { refreshCheck, refreshSection } from '../questions/stored-answers.ts'
import { useCheck } from '../questions/use-check.ts'
import { SectionFields } from './SectionFields.tsx'
import { useStartCheck } from './use-start-check.ts'

type NameField = CheckDefinition['nameField']

/** `copyOf`: id of the section whose answers are copied; '' for none. */
const newSectionOf = (nameField: NameField, fields: readonly SectionField[]) =>
  v.object({ ...sectionInputOf(nameField, fields).entries, copyOf: text() })

type Props = {
  section: Section | undefined
  copyOf: number | null
}

/** As it was when it was deleted meanwhile, which saving then tells. */
async function fetchSection(check: CheckRef, section: Section): Promise<Section> {
  const sections = await listSections(check)
  return sections.find(({ id }) => id === section.id) ?? section
}

/** A copy begins with the fields of the copied section. After a conflict, both versions are shown. */
export function SectionForm({ section, copyOf }: Props) {
  const { check } = useCheck()
  const { sections, questionnaire } = check
  const { nameField, nameLabel: label, isThing } = useDefinition()
  const fields = fieldsOf(questionnaire)
  const textsOf = ({ name, fields: values }: Section): FieldText[] => [
    { label, text: name },
    ...fieldsInWords(fields, values),
  ]
  const startIfNeeded = useStartCheck()
  const navigate = useNavigate()
  // The section when the form opened: the page may reload it meanwhile.
  const [initial] = useState(section)
  const [values] = useState(() => (initial ?? sections.find(({ id }) => id === copyOf))?.fields ?? {})
  const { other, save } = useConflict<Section>(() => fetchSection(check, initial!))

  async function add(
    { copyOf: from, ...input }: v.InferOutput<ReturnType<typeof newSectionOf>>,
    key: string,
  ) {
    await startIfNeeded()
    const added = { name: input[nameField], fields: input.fields }
    const { id: newId } = await (from
      ? copySection(check, Number(from), added, key)
      : createSection(check, added, key))
    await refreshCheck(check)
    await navigate(resumeSectionHref(check, newId), { replace: true })
  }

  const schema = initial ? sectionUpdateInputOf(nameField, fields) : newSectionOf(nameField, fields)
  const form = useForm(schema, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input, key) => {
      if ('copyOf' in input) return add(input, key)
      const { id } = initial!
      await save(input.revision, (revision) =>
        updateSection(check, id, { name: input[nameField], fields: input.fields, revision }),
      )
      await refreshSection(check, id)
      await navigate(sectionsHref(check))
    },
  })

  return (
    <Form form={form}>
      {initial && <RevisionField revision={initial.revision} />}
      {initial && other && <OtherVersion fields={changedFields(textsOf(initial), textsOf(other))} />}
      <TextField
        name={nameField}
        label={label}
        description={!isThing && 'Functie, geen namen of gezondheid.'}
        defaultValue={initial?.name ?? ''}
        autoComplete="off"
      />
      <SectionFields fields={fields} values={values} />
      {!initial && sections.length > 0 && (
        <Select
          name="copyOf"
          label="Neem de antwoorden over van"
          description={copyDescription(questionnaire)}
          required={false}
          placeholder="Geen: begin zonder antwoorden"
          defaultValue={copyOf ?? ''}
          options={sections.map((section) => ({ value: String(section.id), label: section.name }))}
        />
      )}
      <SaveActions
        label={submitLabel(initial !== undefined, fields.length > 0)}
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={() => navigate(sectionsHref(check))}
      />
    </Form>
  )
}

function copyDescription({ section: { one, copiesWithout = [] } }: Questionnaire): string {
  const purpose = 'Handig als het werk veel op elkaar lijkt. Daarna pas je aan wat anders is.'
  if (copiesWithout.length === 0) return purpose
  const left = new Intl.ListFormat('nl').format(copiesWithout.map(({ label }) => label))
  return `${purpose} We nemen niet over: ${left}. Die vul je per ${one} in.`
}

function submitLabel(isChange: boolean, hasFields: boolean): string {
  if (!isChange) return 'Toevoegen en beginnen'
  return hasFields ? 'Opslaan' : 'Naam opslaan'
}
