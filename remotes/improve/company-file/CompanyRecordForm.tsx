import { useState } from 'react'

import { getCompanyRecord, updateCompanyRecord } from '#shared/api/files/company-records.ts'
import { themeLabels, themeOptions } from '#shared/domain/basics/theme.ts'
import { type CompanyRecord, CompanyRecordUpdateInput } from '#shared/domain/files/company-record.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CancelButton } from './CancelButton.tsx'
import { LinkRows } from './LinkRows.tsx'

const linksText = ({ urls }: CompanyRecord) => urls.map(({ name, link }) => `${name}: ${link}`).join('\n')

const fieldsOf = (record: CompanyRecord) =>
  fieldTexts<Omit<CompanyRecordUpdateInput, 'revision'>>({
    subject: { label: 'Onderwerp', text: record.subject },
    theme: { label: 'Thema', text: themeLabels[record.theme] },
    urls: { label: 'Links', text: linksText(record) },
  })

/** After a conflict with another user, it shows both versions. */
export function CompanyRecordForm({ record }: { record: CompanyRecord }) {
  const { companyId, id } = record
  // The version that the fields are based on. Not `record`, which is fetched again when files change: saving with its
  // revision would overwrite changes of other users.
  const [base, setBase] = useState(record)
  const reload = useReload()
  const { other, save } = useConflict(() => getCompanyRecord(companyId, id))
  const form = useForm(CompanyRecordUpdateInput, {
    fallback: 'Item kon niet worden opgeslagen',
    async save({ revision: ownRevision, ...input }) {
      await save(ownRevision, async (revision) =>
        setBase(await updateCompanyRecord(companyId, id, { ...input, revision })),
      )
      await reload()
    },
  })

  return (
    <Card>
      <Form form={form} name="item">
        <RevisionField key={base.revision} revision={base.revision} />
        {other && <OtherVersion fields={changedFields(fieldsOf(base), fieldsOf(other))} />}
        <h2>Gegevens</h2>
        <TextField name="subject" label="Onderwerp" autoComplete="off" defaultValue={base.subject} />
        <Select name="theme" label="Thema" options={themeOptions} defaultValue={base.theme} />
        <LinkRows urls={base.urls} />
        {form.isSaved && <Warning variant="success" title="Het item is opgeslagen." />}
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Opslaan
          </Button>
          <CancelButton record={record} />
        </div>
      </Form>
    </Card>
  )
}
