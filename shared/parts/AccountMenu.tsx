import './AccountMenu.css'

import { portalUrl } from '#shared/api/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { leave } from './leave.ts'
import { useAction } from './use-action.ts'

const links = [
  ['/bedrijven', 'Mijn bedrijven'],
  ['/gegevens', 'Mijn gegevens'],
  ['/bestellingen', 'Mijn bestellingen'],
] as const

type Props = {
  /** One of its links is followed. */
  onFollow?: () => void
  /** What comes after logging out. */
  onLoggedOut: () => void
}

/** What is theirs, for behind the name of who is logged in: links, and the way out. */
export function AccountMenu({ onFollow, onLoggedOut }: Props) {
  const { run, isPending, failure } = useAction()

  return (
    <div className="bw-account-menu">
      {failure && <Warning title={failure.title} />}
      <ul role="list">
        {links.map(([path, label]) => (
          <li key={path}>
            <a href={portalUrl(path)} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-disabled={isPending}
            onClick={() =>
              run(async () => {
                await leave()
                onLoggedOut()
              })
            }
          >
            Log uit
          </button>
        </li>
      </ul>
    </div>
  )
}
