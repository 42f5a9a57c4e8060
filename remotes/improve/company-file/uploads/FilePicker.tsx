import './FilePicker.css'

import { type DragEvent, type InputHTMLAttributes, useState } from 'react'

import { Icon } from '#shared/ui/Icon.tsx'
import { startUploads, type UploadTarget } from './store.ts'

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'multiple'> & {
  label: string
  onFiles: (files: File[]) => void
}

/** A native input, so that a phone shows its own picker. */
const FileButton = ({ label, onFiles, ...input }: InputProps) => (
  <label className="bw-button" data-variant="secondary">
    <span className="bw-button-label">{label}</span>
    <input
      {...input}
      type="file"
      className="bw-visually-hidden"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Choosing the same file again is a change, too.
        currentTarget.value = ''
      }}
    />
  </label>
)

/** Files are dropped, chosen, or taken as a picture on a phone, and uploaded at once. */
export function FilePicker({ target }: { target: UploadTarget }) {
  const [isOver, setOver] = useState(false)
  const upload = (files: File[]) => startUploads(target, files)

  function allowDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for the keyboard
    <div
      className="bw-file-picker bw-screen-only"
      data-over={isOver || undefined}
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon shape="upload" />
      <p className="bw-file-picker-drop">
        <b>Sleep bestanden hierheen</b> of
      </p>
      <div className="bw-actions">
        <FileButton label="Kies bestanden" multiple onFiles={upload} />
        <span className="bw-file-picker-camera">
          <FileButton label="Maak een foto" accept="image/*" capture="environment" onFiles={upload} />
        </span>
      </div>
      <p className="bw-soft">Foto, pdf, kantoorbestand of film, tot 100 MB per bestand.</p>
    </div>
  )
}
