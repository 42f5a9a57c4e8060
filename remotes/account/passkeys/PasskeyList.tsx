import './PasskeyList.css'

import { removePasskey } from '#shared/api/accounts/passkeys.ts'
import { MAX_PASSKEYS, type OwnPasskeys, type Passkey } from '#shared/domain/accounts/passkey.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { canUsePasskeys } from '#shared/parts/accounts/passkeys/can-use-passkeys.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

type Props = {
  own: OwnPasskeys
  done?: string | undefined
  onAdd: () => void
  onRename: (passkey: Passkey) => void
  onRemoved: () => Promise<unknown>
}

export const PasskeyList = ({
  own: { passkeys, unverifiedEmail },
  done,
  onAdd,
  onRename,
  onRemoved,
}: Props) => (
  <div className="bw-stack">
    {done && <Warning variant="success" title={done} />}
    <p>
      Met een passkey log je in zonder wachtwoord. Je apparaat vraagt dan om je vingerafdruk, je gezicht of je
      pincode. Ook met tweestapslogin vul je dan geen code in.
    </p>
    {passkeys.length === 0 ? (
      <p className="bw-soft">Je hebt nog geen passkeys.</p>
    ) : (
      <ul role="list" className="bw-passkeys" aria-label="Je passkeys">
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRename={() => onRename(passkey)}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    )}
    {unverifiedEmail === null ? (
      <AddButton isFull={passkeys.length >= MAX_PASSKEYS} onAdd={onAdd} />
    ) : (
      <p>Je voegt een passkey toe zodra je e-mailadres is bevestigd.</p>
    )}
  </div>
)

function AddButton({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  if (!canUsePasskeys())
    return <p className="bw-soft">In deze browser, of op dit adres, kun je geen passkey maken.</p>
  if (isFull)
    return <p className="bw-soft">Je hebt {MAX_PASSKEYS} passkeys. Meer kan niet: verwijder er eerst een.</p>
  return (
    <div className="bw-actions">
      <Button onClick={onAdd}>Passkey toevoegen</Button>
    </div>
  )
}

function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt },
  onRename,
  onRemoved,
}: {
  passkey: Passkey
  onRename: () => void
  onRemoved: () => Promise<unknown>
}) {
  const identity = useIdentity()
  const removal = useConfirmedAction({
    message: `Je verwijdert de passkey "${name}". Je kunt er dan niet meer mee inloggen. Op andere apparaten word je uitgelogd.`,
    isDestructive: true,
    fallback: 'De passkey verwijderen is niet gelukt',
    run: async () => {
      await identity.withIdentity(() => removePasskey(id))
      await onRemoved()
    },
  })

  return (
    <li>
      <p className="bw-passkey-name">{name}</p>
      <p className="bw-soft">
        Toegevoegd op <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {lastUsedAt ? (
          <>
            , laatst gebruikt op <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
          </>
        ) : (
          ', nog niet gebruikt'
        )}
      </p>
      <div className="bw-actions">
        <Button variant="quiet" aria-label={`Naam wijzigen: ${name}`} onClick={onRename}>
          Naam wijzigen
        </Button>
        <Button
          variant="quiet"
          isDestructive
          aria-label={`Verwijderen: ${name}`}
          isPending={removal.isPending}
          onClick={removal.start}
        >
          Verwijderen
        </Button>
      </div>
      {removal.dialog}
      {identity.dialog}
    </li>
  )
}
