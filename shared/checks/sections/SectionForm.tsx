import { useState } from 'react'
import * as v from 'valibot'

import { copySection, createSection, listSections, renameSection } from '#shared/api/section-checks.ts'
import { text } from '#shared/domain/rules.ts'
import { type Section, sectionInputOf, sectionUpdateInputOf } from '#shared/domain/section-check.ts'
import type { CheckRef, SectionTheme } from '#shared/domain/themes.ts'
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
import { useTheme } from '../check-context.ts'
import { resumeSectionHref, sectionsHref } from '../hrefs.ts'
import { refreshCheck } from '../questions/store.ts'
import { useCheck } from '../questions/use-check.ts'
import { useStartCheck } from './use-start-check.ts'

type NameField = SectionTheme['nameField']

/** A new section. `copyOf`: id of the section whose answers are copied; '' for none. */
const newSectionOf = (nameField: NameField) =>
  v.object({ ...sectionInputOf(nameField).entries, copyOf: text() })

type Props = {
  /** The section to rename; undefined: a new one. */
  section: Section | undefined
  copyOf: number | null
}

const fieldsOf = (label: string, { name }: Section): FieldText[] => [{ label, text: name }]

/** Returns a section as it is stored now; as it was when it was deleted meanwhile, which saving then tells. */
async function fetchSection(check: CheckRef, section: Section): Promise<Section> {
  const sections = await listSections(check)
  return sections.find(({ id }) => id === section.id) ?? section
}

/**
 * Renames a section, or adds one and opens its first question. A new one may copy the answers of another. After a
 * conflict with another user, it shows both names.
 */
export function SectionForm({ section, copyOf }: Props) {
  const { check } = useCheck()
  const { sections } = check
  const { one, nameField } = useTheme()
  const label = `Naam van de ${one}`
  const startIfNeeded = useStartCheck()
  const navigate = useNavigate()
  // The section when the form opened: the page may reload it meanwhile.
  const [initial] = useState(section)
  const { other, save } = useConflict<Section>(() => fetchSection(check, initial!))

  async function add(
    { [nameField]: name, copyOf: from }: v.InferOutput<ReturnType<typeof newSectionOf>>,
    key: string,
  ) {
    await startIfNeeded()
    const { id: newId } = await (from
      ? copySection(check, Number(from), name, key)
      : createSection(check, name, key))
    await refreshCheck(check)
    await navigate(resumeSectionHref(check, newId), { replace: true })
  }

  const form = useForm(initial ? sectionUpdateInputOf(nameField) : newSectionOf(nameField), {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input, key) => {
      if ('copyOf' in input) return add(input, key)
      await save(input.revision, (revision) =>
        renameSection(check, initial!.id, { name: input[nameField], revision }),
      )
      await refreshCheck(check)
      await navigate(sectionsHref(check))
    },
  })

  return (
    <Form form={form}>
      {initial && <RevisionField revision={initial.revision} />}
      {initial && other && (
        <OtherVersion fields={changedFields(fieldsOf(label, initial), fieldsOf(label, other))} />
      )}
      <TextField name={nameField} label={label} defaultValue={initial?.name ?? ''} autoComplete="off" />
      {!initial && sections.length > 0 && (
        <Select
          name="copyOf"
          label="Neem de antwoorden over van"
          description="Handig als het werk veel op elkaar lijkt. Daarna pas je aan wat anders is."
          required={false}
          placeholder="Geen: begin zonder antwoorden"
          defaultValue={copyOf ?? ''}
          options={sections.map((section) => ({ value: String(section.id), label: section.name }))}
        />
      )}
      <SaveActions
        label={initial ? 'Naam opslaan' : 'Toevoegen en beginnen'}
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={() => navigate(sectionsHref(check))}
      />
    </Form>
  )
}
