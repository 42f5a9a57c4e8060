import './AddCompanyPage.css'

import { useRef } from 'react'

import { createCompany } from '#shared/api/companies.ts'
import { statusOf } from '#shared/api/errors.ts'
import { CompanyInput, newCompanyDefaults } from '#shared/domain/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Workshop } from '#shared/parts/drawings/states.tsx'
import { newRequestKey } from '#shared/parts/new-request-key.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { CompanyFields } from './CompanyFields.tsx'

function AddCompanyPage() {
  const navigate = useNavigate()
  const creationKey = useRef<string>(undefined)

  /** Creates the company once, also when it is sent again because the answer was lost. Returns its id. */
  async function create(input: CompanyInput) {
    creationKey.current ??= newRequestKey()
    try {
      return await createCompany({ ...input, creationKey: creationKey.current })
    } catch (error) {
      // The server already has another company with this key. If the user submits again, it is a second company.
      if (statusOf(error) === 409) creationKey.current = undefined
      throw error
    }
  }

  const form = useForm(CompanyInput, {
    fallback: 'Bedrijf aanmaken niet gelukt',
    save: async (input) => {
      const { id } = await create(input)
      await navigate(`/bedrijven/${id}/checks`)
    },
  })

  return (
    <div className="bw-stack">
      <PageHeading>Maak je bedrijf aan</PageHeading>
      <p className="bw-soft">Je hebt een bedrijf nodig om verbeterchecks te doen.</p>
      <Card>
        <div className="bw-add-company">
          <Form form={form}>
            <CompanyFields company={newCompanyDefaults} />
            <Button type="submit" isPending={form.isSaving}>
              Bedrijf aanmaken
            </Button>
          </Form>
          <Workshop />
        </div>
      </Card>
    </div>
  )
}

export { AddCompanyPage as Component }
