import { type ReactNode, useRef } from 'react'

import { messageFor } from '#shared/api/basics/errors.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { formatDay } from '#shared/domain/basics/date.ts'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { type DataExportRequests, useDataExport } from './use-data-export.ts'

const NOT_LOADED = 'De stand van je download kon niet worden opgehaald'

type Words = {
  heading: string
  start: string
  pending: string
  progress: string
  failed: string
  notRequested: string
}

type Props = {
  words: Words
  loaded: Promise<DataExport>
  requests: DataExportRequests
  href: string
  children: ReactNode
}

export function DownloadCard({ words, loaded, requests, href, children }: Props) {
  const { state, error, request } = useDataExport(loaded, requests)
  const { run, isPending, failure } = useAction(words.notRequested)
  const heading = useRef<HTMLHeadingElement>(null)
  const notLoaded = error === undefined ? undefined : messageFor(error, NOT_LOADED)
  const labels = { NONE: words.start, READY: 'Maak een nieuwe download', FAILED: 'Opnieuw' }

  const start = () =>
    run(async (key) => {
      await request(key)
      // The button that had the focus is gone.
      heading.current?.focus()
    })

  return (
    <Card isScreenOnly>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="bw-soft">{children}</p>
      {!state && !notLoaded && <Skeleton label="De stand van je download wordt geladen..." lines={1} />}
      {notLoaded && <Warning title={notLoaded.title}>{notLoaded.detail}</Warning>}
      {state?.status === 'FAILED' && <Warning title={words.failed} />}
      {/* The same element in each state, so that a screen reader announces a change. */}
      {state && state.status !== 'FAILED' && <p role="status">{sentenceOf(state, words)}</p>}
      {state?.status === 'PENDING' && (
        <ExportProgress label={words.progress} done={state.done} total={state.total} />
      )}
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {state && state.status !== 'PENDING' && (
        <div className="bw-actions">
          {state.status === 'READY' && (
            <ButtonLink variant="secondary" href={href} download>
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

function sentenceOf(state: Exclude<DataExport, { status: 'FAILED' }>, { pending }: Words): string {
  if (state.status === 'NONE') return 'Er staat nu geen download klaar.'
  if (state.status === 'READY')
    return `De download staat klaar tot en met ${formatDay(state.availableUntil)}.`
  return `${pending} Dat kan even duren. Je krijgt een mail als het klaar is, dus je hoeft niet te wachten.`
}
