import { statusOf } from '#shared/api/basics/errors.ts'
import type { CompanyChoice, OwnCompany } from '#shared/domain/accounts/account-deletion.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { describeChoices } from './choices.ts'

export const DELETION_FAILED = 'Account verwijderen is niet gelukt'

/**
 * `confirmAndRun` asks for confirmation with what happens to each company, and then runs the deletion; after a 409 the
 * page loads its data again, since the companies are others. Rejects when `run` does. `dialog` must be rendered.
 */
export function useConfirmedDeletion(companies: readonly OwnCompany[], message: string) {
  const reload = useReload()
  const { confirm, dialog } = useDialog()

  const isConfirmed = (choices: readonly CompanyChoice[]) =>
    confirm({
      message,
      isDestructive: true,
      ...(companies.length > 0 && { details: describeChoices(companies, choices) }),
      confirmLabel: 'Ja, verwijder het account',
    }).catch(() => false)

  async function confirmAndRun(choices: readonly CompanyChoice[], run: () => Promise<unknown>) {
    if (!(await isConfirmed(choices))) return
    try {
      await run()
    } catch (error) {
      if (statusOf(error) === 409) await reload()
      throw error
    }
  }

  return { confirmAndRun, dialog }
}
