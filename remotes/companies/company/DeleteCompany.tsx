import { deleteCompany } from '#shared/api/companies/companies.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { removeAnswersAbout } from '#shared/parts/checks/waiting-answers/queue.ts'
import { rememberDeletedCompany } from '#shared/parts/companies/deleted-companies.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

export function DeleteCompany({ id, name }: { id: number; name: string }) {
  const navigate = useNavigate()
  const identity = useIdentity()
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert ${name} met alles wat erbij hoort: de verbeterchecks met hun antwoorden en resultaten, de bestanden, en de toegang van iedereen die meekijkt. Dit kun je niet ongedaan maken.`,
    isDestructive: true,
    run: async () => {
      await identity.withIdentity(() => deleteCompany(id))
      removeAnswersAbout(id)
      rememberDeletedCompany(id)
      await navigate('/bedrijven', { replace: true, state: { isCompanyDeleted: true } })
    },
    fallback: 'Bedrijf verwijderen is niet gelukt.',
  })

  return (
    <Card>
      <h2>Bedrijf verwijderen</h2>
      <p className="bw-soft">
        Alle verbeterchecks en bestanden van dit bedrijf gaan dan ook weg. Niemand kan er daarna nog bij.
      </p>
      <div className="bw-actions">
        <Button variant="secondary" isDestructive isPending={isPending} onClick={start}>
          Bedrijf verwijderen
        </Button>
      </div>
      {dialog}
      {identity.dialog}
    </Card>
  )
}
