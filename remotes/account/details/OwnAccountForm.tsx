import { getAccount, updateAccount } from '#shared/api/accounts/account.ts'
import type { Account } from '#shared/domain/accounts/account.ts'
import { refreshUserName } from '#shared/parts/accounts/refresh-user-name.ts'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { AccountForm } from './AccountForm.tsx'

type Props = {
  account: Account
  /** Called when the user discards their input, and the page has loaded what another tab or an administrator saved. */
  onKept: () => void
}

/** After a change elsewhere, it shows both versions. */
export function OwnAccountForm({ account, onKept }: Props) {
  const { other, save } = useConflict(getAccount)
  const reload = useReload()

  return (
    <AccountForm
      account={account}
      other={other}
      save={async ({ revision: ownRevision, ...input }) => {
        let saved = account
        await save(ownRevision, async (revision) => {
          saved = await updateAccount({ ...input, revision })
        })
        await refreshUserName()
        return saved
      }}
      onKeep={async () => {
        await reload()
        onKept()
        focusHeading()
      }}
    />
  )
}
