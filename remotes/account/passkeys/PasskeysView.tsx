import type { OwnPasskeys, Passkey } from '#shared/domain/accounts/passkey.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { AddPasskeyForm } from './AddPasskeyForm.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { RenamePasskeyForm } from './RenamePasskeyForm.tsx'

export type View = { name: 'list'; done?: string } | { name: 'add' } | { name: 'rename'; passkey: Passkey }

export const viewHeadings: Record<View['name'], string> = {
  list: 'Passkeys',
  add: 'Passkey toevoegen',
  rename: 'Naam wijzigen',
}

type Props = {
  view: View
  own: OwnPasskeys
  onView: (view: View) => void
}

export function PasskeysView({ view, own, onView }: Props) {
  const reload = useReload()
  const showList = () => onView({ name: 'list' })
  async function showChanged(done: string) {
    await reload()
    onView({ name: 'list', done })
  }

  switch (view.name) {
    case 'add':
      return (
        <AddPasskeyForm
          own={own}
          onAdded={() => showChanged('De passkey is toegevoegd.')}
          onCancel={showList}
        />
      )
    case 'rename':
      return (
        <RenamePasskeyForm
          passkey={view.passkey}
          onRenamed={() => showChanged('De naam is gewijzigd.')}
          onCancel={showList}
        />
      )
    case 'list':
      return (
        <PasskeyList
          own={own}
          done={view.done}
          onAdd={() => onView({ name: 'add' })}
          onRename={(passkey) => onView({ name: 'rename', passkey })}
          onRemoved={() => showChanged('De passkey is verwijderd.')}
        />
      )
  }
}
