import './AddCompanyPage.css'

import { createCompany } from '#shared/api/companies/companies.ts'
import { CompanyInput, newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { CompanyFields } from './CompanyFields.tsx'

const CHECKOUT = '/winkelwagen/afronden'

/** With `?voor=bestelling`, the user came from the checkout and returns to it. */
function AddCompanyPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isForOrder = params.get('voor') === 'bestelling'

  const form = useForm(CompanyInput, {
    fallback: 'Bedrijf aanmaken niet gelukt',
    save: async (input, key) => {
      const { id } = await createCompany(input, key)
      if (isForOrder) await navigate(`${CHECKOUT}?bedrijf=${id}`, { replace: true })
      else await navigate(`/bedrijven/${id}/checks`)
    },
  })

  return (
    <div className="bw-stack">
      <PageHeading>Maak je bedrijf aan</PageHeading>
      <p className="bw-soft">Je hebt een bedrijf nodig om verbeterchecks te doen.</p>
      {isForOrder && (
        <Warning variant="info" title="Hierna rond je je bestelling af.">
          <p>Je bestelt voor een bedrijf. Je winkelwagen blijft bewaard.</p>
        </Warning>
      )}
      <Card>
        <div className="bw-add-company">
          <Form form={form}>
            <CompanyFields company={newCompanyDefaults} />
            <div className="bw-actions">
              <Button type="submit" isPending={form.isSaving}>
                Bedrijf aanmaken
              </Button>
              {isForOrder && (
                <ButtonLink variant="secondary" href={CHECKOUT}>
                  Terug naar je bestelling
                </ButtonLink>
              )}
            </div>
          </Form>
          <Workshop />
        </div>
      </Card>
    </div>
  )
}

export { AddCompanyPage as Component }
