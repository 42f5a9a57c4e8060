import './SectionPhoto.css'

import { useRef, useState } from 'react'

import { photoAddresses, removePhoto } from '#shared/api/checks/section-photos.ts'
import {
  MAX_PHOTO_SIZE,
  PHOTO_TOO_LARGE,
  PHOTO_TYPE_REFUSED,
  photoTypes,
} from '#shared/domain/basics/picture.ts'
import type { Section } from '#shared/domain/checks/section-check.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useCheckRef, useDefinition } from '../check-context.ts'
import { useNewPhoto } from './use-new-photo.ts'

type Props = {
  section: Pick<Section, 'id' | 'name' | 'photoId'>
  mayChange: boolean
  onChanged: () => Promise<unknown>
}

/** '' when it can become a photo. */
function faultOf({ type, size }: File): string {
  if (!photoTypes.includes(type)) return PHOTO_TYPE_REFUSED
  return size > MAX_PHOTO_SIZE ? PHOTO_TOO_LARGE : ''
}

export function SectionPhoto({ section: { id, name, photoId }, mayChange, onChanged }: Props) {
  const check = useCheckRef()
  const { one } = useDefinition()
  const input = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')
  const makePhoto = useNewPhoto(id)
  const { run, isPending, failure } = useAction('Foto kon niet worden toegevoegd')
  const removal = useConfirmedAction({
    message: `Je haalt de foto weg bij de ${one}. In het bedrijfsdossier blijft de foto gewoon bewaard.`,
    run: async () => {
      await removePhoto(check, id)
      await onChanged()
      setMessage('De foto is weggehaald.')
      // The button that was pressed is not rendered any more.
      addButton.current?.focus()
    },
    fallback: 'Foto kon niet worden weggehaald',
  })
  if (!mayChange && photoId === null) return null

  async function choose(picture: File | undefined) {
    if (!picture) return
    setMessage('')
    setFault(faultOf(picture))
    if (faultOf(picture)) return
    await run(async () => {
      await makePhoto(picture)
      await onChanged()
      setMessage('De foto is toegevoegd.')
    })
  }

  return (
    <div className="bw-section-photo">
      {photoId !== null && <Photo id={id} name={name} photoId={photoId} />}
      {mayChange && (
        <div className="bw-section-photo-change">
          <input
            ref={input}
            hidden
            type="file"
            accept={photoTypes.join(',')}
            aria-label={`Foto van ${name}`}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = ''
            }}
          />
          <div className="bw-actions">
            <Button
              ref={addButton}
              variant={photoId === null ? 'secondary' : 'quiet'}
              isPending={isPending}
              onClick={() => input.current?.click()}
            >
              {photoId === null ? 'Foto toevoegen' : 'Andere foto'}
            </Button>
            {photoId !== null && (
              <Button variant="quiet" isPending={removal.isPending} onClick={removal.start}>
                Foto weghalen
              </Button>
            )}
          </div>
          {photoId === null && (
            <p className="bw-soft">
              Aan een foto herkent iedereen de {one}. Hij komt ook in het bedrijfsdossier.
            </p>
          )}
          <p role="status" className="bw-soft bw-section-photo-message">
            {isPending ? 'De foto wordt opgeslagen…' : message}
          </p>
          {fault && <Warning title={fault} />}
          {failure && !fault && <Warning title={failure.title}>{failure.detail}</Warning>}
          {removal.dialog}
        </div>
      )}
    </div>
  )
}

function Photo({ id, name, photoId }: { id: number; name: string; photoId: number }) {
  const { picture } = photoAddresses(useCheckRef(), id, photoId)
  return (
    <a href={picture} target="_blank" rel="noreferrer">
      <img src={picture} alt={`Foto van ${name}`} />
    </a>
  )
}
