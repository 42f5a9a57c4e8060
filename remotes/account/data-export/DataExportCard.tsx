import { useRef } from 'react'

import { messageFor } from '#shared/api/errors.ts'
import { DATA_EXPORT_URL, type DataExport } from '#shared/domain/data-export.ts'
import { formatDay } from '#shared/domain/date.ts'
import { formatSize } from '#shared/domain/format-size.ts'
import { useAction } from '#shared/parts/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { useDataExport } from './use-data-export.ts'

const NOT_LOADED = 'De stand van je download kon niet worden opgehaald'
const NOT_REQUESTED = 'Je gegevens klaarzetten is niet gelukt'

/** The download with all data of the user: a button to make it, its progress, and the link to it. */
export function DataExportCard({ loaded }: { loaded: Promise<DataExport> }) {
  const { state, error, request } = useDataExport(loaded)
  const { run, isPending, failure } = useAction(NOT_REQUESTED)
  const heading = useRef<HTMLHeadingElement>(null)
  const notLoaded = error === undefined ? undefined : messageFor(error, NOT_LOADED)

  const start = () =>
    run(async (key) => {
      await request(key)
      // The button that had the focus is gone.
      heading.current?.focus()
    })

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        Je gegevens
      </h2>
      <p className="bw-soft">
        Download alles wat we van je bewaren: je account, je bedrijven met checks, plannen en bestanden, en je
        bestellingen. Je krijgt een zip-bestand met een leesbare pagina.
      </p>
      {!state && !notLoaded && <Skeleton label="De stand van je download wordt geladen..." lines={1} />}
      {notLoaded && <Warning title={notLoaded.title}>{notLoaded.detail}</Warning>}
      {state?.status === 'FAILED' && <Warning title="Het is niet gelukt om je gegevens klaar te zetten." />}
      {/* The same element in each state, so that a screen reader announces a change. */}
      {state && state.status !== 'FAILED' && <p role="status">{sentenceOf(state)}</p>}
      {state?.status === 'PENDING' && <ExportProgress done={state.done} total={state.total} />}
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {state && state.status !== 'PENDING' && (
        <div className="bw-actions">
          {state.status === 'READY' && (
            <ButtonLink variant="secondary" href={DATA_EXPORT_URL} download>
              Download ({formatSize(state.size)})
            </ButtonLink>
          )}
          <Button variant="secondary" isPending={isPending} onClick={start}>
            {labels[state.status]}
          </Button>
        </div>
      )}
    </Card>
  )
}

function sentenceOf(state: Exclude<DataExport, { status: 'FAILED' }>): string {
  if (state.status === 'NONE') return 'Er staat nu geen download klaar.'
  if (state.status === 'READY')
    return `De download staat klaar tot en met ${formatDay(state.availableUntil)}.`
  return 'We zetten je gegevens klaar. Dat kan even duren. Je krijgt een mail als het klaar is, dus je hoeft niet te wachten.'
}

/** The label of the button that lets a download be made. */
const labels = {
  NONE: 'Download al je gegevens',
  READY: 'Maak een nieuwe download',
  FAILED: 'Opnieuw',
}
