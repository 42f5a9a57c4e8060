import { deleteAccountOf } from '#shared/api/accounts/account-deletion.ts'
import {
  type AccountDeletion,
  DELETE_COMPANY,
  DeletionInput,
} from '#shared/domain/accounts/account-deletion.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { CompanyChoices } from '#shared/parts/accounts/account-deletion/CompanyChoices.tsx'
import {
  DELETION_FAILED,
  useConfirmedDeletion,
} from '#shared/parts/accounts/account-deletion/use-confirmed-deletion.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

type Props = { userId: number; deletion: AccountDeletion }

export function DeleteUserForm({ userId, deletion: { fullName, companies } }: Props) {
  const navigate = useNavigate()
  const identity = useIdentity()
  const { confirmAndRun, dialog } = useConfirmedDeletion(
    companies,
    `Je verwijdert het account van ${fullName}. Dit kun je niet ongedaan maken.`,
  )
  const form = useForm(DeletionInput, {
    fallback: DELETION_FAILED,
    save: (input) =>
      confirmAndRun(input.companies, async () => {
        await identity.withIdentity(() => deleteAccountOf(userId, input))
        for (const { companyId, choice } of input.companies)
          if (choice === DELETE_COMPANY) rememberDeletedCompany(Number(companyId))
        await navigate('/gebruikersbeheer', { replace: true, state: { isUserDeleted: true } })
      }),
  })

  return (
    <>
      <Form form={form} name="gebruiker-verwijderen" mayBeLeft>
        <CompanyChoices
          title={companies.length === 1 ? 'Bedrijf' : 'Bedrijven'}
          companies={companies}
          withoutSuccessors="Niemand kijkt mee bij dit bedrijf. Wil je het overdragen? Wijzig dan eerst de eigenaar bij Bedrijvenbeheer."
        />
        <div className="bw-actions">
          <Button type="submit" isDestructive isPending={form.isSaving}>
            Account verwijderen
          </Button>
          <ButtonLink variant="secondary" href={`/gebruikersbeheer/${userId}`}>
            Annuleren
          </ButtonLink>
        </div>
      </Form>
      {dialog}
      {identity.dialog}
    </>
  )
}
