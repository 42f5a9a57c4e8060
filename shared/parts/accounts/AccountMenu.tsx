import './AccountMenu.css'

import { portalHref } from '#shared/api/basics/store.ts'
import { mayLeave } from '#shared/forms/store.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { useSession } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { endSession } from './end-session.ts'

const coachLinks = [['/vandaag', 'Vandaag']] as const
const links = [
  ['/bedrijven', 'Mijn bedrijven'],
  ['/gegevens', 'Mijn gegevens'],
  ['/bestellingen', 'Mijn bestellingen'],
] as const

type Props = {
  onFollow?: () => void
  onLoggedOut: () => void
}

export function AccountMenu({ onFollow, onLoggedOut }: Props) {
  const { run, isPending, failure } = useAction()
  const isCoach = useSession(({ user }) => user.roles.includes('BW_COACH'))

  return (
    <div className="bw-account-menu">
      {failure && <Warning title={failure.title} />}
      <ul role="list">
        {[...(isCoach ? coachLinks : []), ...links].map(([path, label]) => (
          <li key={path}>
            <a href={portalHref(path)} onClick={onFollow}>
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
                if (!(await mayLeave())) return
                await endSession()
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
