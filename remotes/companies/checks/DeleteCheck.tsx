import { deleteCheck } from '#shared/api/companies.ts'
import { type Check, checkLabels } from '#shared/domain/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useRevalidator } from '#shared/federation/router.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { useAction } from '../use-action.ts'

/** A check that was started, and the button that deletes it for good once that is confirmed. */
export function DeleteCheck({ check, onDeleted }: { check: Check; onDeleted: () => void }) {
  const { id, name } = useCompany()
  const { revalidate } = useRevalidator()
  const { confirm, alert, dialog } = useDialog()
  const { run, isPending } = useAction('Verwijderen verbetercheck is niet gelukt')
  const label = checkLabels[check]

  async function ask() {
    const message = `Je verwijdert de verbetercheck ${label} van ${name}, met alle antwoorden en resultaten. Dit kun je niet ongedaan maken.`
    if (!(await confirm({ message }).catch(() => false))) return
    const failure = await run(async () => {
      await deleteCheck(id, check)
      await revalidate()
      onDeleted()
    })
    if (failure) await alert({ title: failure.title, message: failure.detail })
  }

  return (
    <li>
      {label}
      <Button variant="secondary" aria-label={`Verwijder ${label}`} isPending={isPending} onClick={ask}>
        Verwijder
      </Button>
      {dialog}
    </li>
  )
}
