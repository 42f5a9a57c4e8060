import { deleteCheck } from '#shared/api/companies/companies.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'

export function DeleteCheck({ check, onDeleted }: { check: Check; onDeleted: () => void }) {
  const { id, name } = useCompany()
  const reload = useReload()
  const label = checkLabels[check]
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je verwijdert de verbetercheck ${label} van ${name}, met alle antwoorden en resultaten. Dit kun je niet ongedaan maken.`,
    isDestructive: true,
    run: async () => {
      await deleteCheck(id, check)
      await reload()
      onDeleted()
    },
    fallback: 'Verwijderen verbetercheck is niet gelukt',
  })

  return (
    <li>
      {label}
      <Button
        variant="quiet"
        isDestructive
        aria-label={`Verwijder ${label}`}
        isPending={isPending}
        onClick={start}
      >
        Verwijder
      </Button>
      {dialog}
    </li>
  )
}
