import { useEffect, useRef } from 'react'

import { deleteOwnAccount } from '#shared/api/accounts/account-deletion.ts'
import { type AccountDeletion, OwnDeletionInput } from '#shared/domain/accounts/account-deletion.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { CompanyChoices } from '#shared/parts/accounts/account-deletion/CompanyChoices.tsx'
import {
  DELETION_FAILED,
  useConfirmedDeletion,
} from '#shared/parts/accounts/account-deletion/use-confirmed-deletion.ts'
import { LoginCodeField } from '#shared/parts/accounts/LoginCodeField.tsx'
import { OwnPasswordField } from '#shared/parts/accounts/OwnPasswordField.tsx'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { signOut } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

/** Deletes the user's own account: asks what happens to each company, and the password. */
export function DeleteAccountForm({
  deletion: { companies, hasTwoStepLogin },
}: {
  deletion: AccountDeletion
}) {
  const navigate = useNavigate()
  const { confirmAndRun, dialog } = useConfirmedDeletion(
    companies,
    'Je verwijdert je account. Dit kun je niet ongedaan maken.',
  )
  const isDeleted = useRef(false)
  // After the next page is rendered: this one is not public and would ask for a login.
  useEffect(
    () => () => {
      if (isDeleted.current) void signOut()
    },
    [],
  )
  const form = useForm(OwnDeletionInput, {
    fallback: DELETION_FAILED,
    save: (input) =>
      confirmAndRun(input.companies, async () => {
        await deleteOwnAccount(input)
        isDeleted.current = true
        await navigate('/account-verwijderd', { replace: true })
      }),
  })

  return (
    <>
      <Form form={form} name="account-verwijderen" mayBeLeft>
        <CompanyChoices
          title={companies.length === 1 ? 'Je bedrijf' : 'Je bedrijven'}
          companies={companies}
          withoutSuccessors="Niemand kijkt mee bij dit bedrijf. Wil je het overdragen? Nodig dan eerst iemand uit om mee te kijken."
        />
        <FormSection title="Bevestigen">
          <OwnPasswordField />
          {hasTwoStepLogin && <LoginCodeField />}
        </FormSection>
        <div className="bw-actions">
          <Button type="submit" isDestructive isPending={form.isSaving}>
            Account verwijderen
          </Button>
          <ButtonLink variant="secondary" href="/gegevens">
            Annuleren
          </ButtonLink>
        </div>
      </Form>
      {dialog}
    </>
  )
}
