import { useState } from 'react'
import { formatSize } from '#shared/domain/basics/format-size.ts'
import { photoTypes } from '#shared/domain/basics/picture.ts'
import { useField } from '#shared/ui/use-field.tsx'

export function PictureInput({ name, label }: { name: string; label: string }) {
  const field = useField(name)
  const [picture, setPicture] = useState<File>()

  return (
    <div className="bw-field">
      <label className="bw-field-label" htmlFor={field.id}>
        {label}
      </label>
      <div className="bw-picture-input">
        {/* A native input, so that a phone offers its camera. Its button is styled because its own text is in the browser's language. */}
        <input
          {...field.aria}
          id={field.id}
          name={name}
          type="file"
          accept={photoTypes.join(',')}
          required
          onChange={({ currentTarget }) => setPicture(currentTarget.files?.[0])}
        />
        <label className="bw-button" data-variant="secondary" htmlFor={field.id} aria-hidden="true">
          <span className="bw-button-label">
            {picture ? 'Kies een andere foto' : 'Kies of maak een foto'}
          </span>
        </label>
        {picture && (
          <span className="bw-soft" role="status">
            {picture.name} · {formatSize(picture.size)}
          </span>
        )}
      </div>
      {field.error}
    </div>
  )
}
