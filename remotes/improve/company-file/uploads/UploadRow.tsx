import { useEffect, useState } from 'react'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileIcon } from '../FileIcon.tsx'
import { cancelUpload, type FileUpload, retryUpload } from './store.ts'

/** How long an upload is measured before its remaining time is shown, in milliseconds. */
const MIN_MEASURED_MS = 3_000
const SECOND_MS = 1_000
const MINUTE_S = 60

/** "nog ongeveer 20 seconden"; '' while it is unknown. */
function remainingText({ sent, started, file }: FileUpload, now: number): string {
  const elapsed = now - started.at
  const measured = sent - started.sent
  if (elapsed < MIN_MEASURED_MS || measured <= 0 || sent >= file.size) return ''
  const seconds = Math.ceil(((file.size - sent) * elapsed) / measured / SECOND_MS)
  if (seconds < MINUTE_S) return `nog ongeveer ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`
  const minutes = Math.round(seconds / MINUTE_S)
  return `nog ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
}

function progressText(upload: FileUpload, now: number) {
  const { status, sent, file } = upload
  if (status === 'WAITING') return 'Wacht op de andere bestanden'
  if (sent >= file.size) return 'Wordt bewaard'
  return [`${formatSize(sent)} van ${formatSize(file.size)}`, remainingText(upload, now)]
    .filter(Boolean)
    .join(' · ')
}

export function UploadRow({ upload }: { upload: FileUpload }) {
  const { key, file, status, sent, failure } = upload
  const now = useNow(status === 'UPLOADING')

  return (
    <li>
      <FileIcon name={file.name} />
      <div>
        <b>{file.name}</b>
        {failure ? (
          <div role="alert">
            <p className="bw-files-failure">{failure.title}</p>
            {failure.detail && <p className="bw-files-details">{failure.detail}</p>}
          </div>
        ) : (
          <>
            <progress value={sent} max={file.size} aria-label={`${file.name} uploaden`} />
            <p className="bw-files-details">{progressText(upload, now)}</p>
          </>
        )}
      </div>
      <div className="bw-actions">
        {status === 'FAILED' && (
          <Button
            variant="quiet"
            aria-label={`Probeer opnieuw: ${file.name}`}
            onClick={() => retryUpload(key)}
          >
            Probeer opnieuw
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`${failure ? 'Verberg' : 'Stop'}: ${file.name}`}
          onClick={() => cancelUpload(key)}
        >
          {failure ? 'Verberg' : 'Stop'}
        </Button>
      </div>
    </li>
  )
}

/** In milliseconds, updated every second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
