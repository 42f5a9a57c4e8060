import { createCompanyRecord } from '#shared/api/files/company-records.ts'
import { themeOptions } from '#shared/domain/basics/theme.ts'
import { CompanyRecordInput } from '#shared/domain/files/company-record.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

function AddCompanyRecordPage() {
  const { id } = useCompany()
  const navigate = useNavigate()
  const companyFile = `/bedrijven/${id}/bedrijfsdossier`
  const form = useForm(CompanyRecordInput, {
    fallback: 'Item kon niet worden opgeslagen',
    async save(input, key) {
      const record = await createCompanyRecord(id, input, key)
      await navigate(`${companyFile}/${record.id}`, { replace: true })
    },
  })

  return (
    <div className="bw-stack">
      <PageHeading>Item toevoegen</PageHeading>
      <p className="bw-soft">Waar gaat het over? Hierna voeg je bestanden en links toe.</p>
      <Card>
        <Form form={form}>
          <Select name="theme" label="Thema" placeholder="Kies een thema" options={themeOptions} />
          <TextField name="subject" label="Onderwerp" autoComplete="off" />
          <div className="bw-actions">
            <Button type="submit" isPending={form.isSaving}>
              Verder
            </Button>
            <ButtonLink variant="secondary" href={companyFile}>
              Annuleren
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </div>
  )
}

export { AddCompanyRecordPage as Component }
