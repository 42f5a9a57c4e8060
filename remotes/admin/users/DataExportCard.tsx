import { useState } from 'react'

import { prepareDataExportFor } from '#shared/api/admin/admin-users.ts'
import type { UserDetails } from '#shared/domain/admin/admin-user.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'

/** Requests a download of all data of a user who asked for it. */
export function DataExportCard({ user: { id, fullName } }: { user: UserDetails }) {
  const reload = useReload()
  const [isStarted, setStarted] = useState(false)
  const { start, isPending, dialog } = useConfirmedAction({
    message: `${fullName} krijgt een mail als de download klaarstaat, en kan hem na het inloggen downloaden. Jij krijgt de gegevens niet te zien.`,
    run: async (key) => {
      setStarted(false)
      await prepareDataExportFor(id, key)
      await reload()
      setStarted(true)
    },
    fallback: 'Gegevens klaarzetten is niet gelukt',
  })

  return (
    <Card>
      <h2>Gegevens van deze gebruiker</h2>
      <p className="bw-soft">Vraagt deze gebruiker om een kopie van alle gegevens? Zet die dan klaar.</p>
      {isStarted && <Warning variant="success" title="De gegevens worden klaargezet." />}
      <div className="bw-actions">
        <Button variant="secondary" isPending={isPending} onClick={start}>
          Gegevens klaarzetten
        </Button>
      </div>
      {dialog}
    </Card>
  )
}
