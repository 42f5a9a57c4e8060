import './ChooseFile.css'

import { type DragEvent, useRef, useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { saveTemplate } from './template.ts'

type Props = { fileName: string | undefined; isReading: boolean; onChoose: (file: File) => void }

export function ChooseFile({ fileName, isReading, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <div
      className="bw-choose-file"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        {fileName ? <strong>{fileName}</strong> : 'Sleep een bestand hierheen, of kies het.'}{' '}
        <span className="bw-soft">Excel (.xlsx) of CSV, hooguit 2.000 rijen.</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Bestand met stoffen"
        accept=".xlsx,.xls,.csv,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
      <div className="bw-actions">
        <Button variant="secondary" isPending={isReading} onClick={() => input.current?.click()}>
          {fileName ? 'Kies opnieuw' : 'Kies een bestand'}
        </Button>
        <Button variant="quiet" onClick={saveTemplate}>
          Download een voorbeeld
        </Button>
      </div>
    </div>
  )
}
