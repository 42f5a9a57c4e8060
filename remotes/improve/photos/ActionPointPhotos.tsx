import './ActionPointPhotos.css'

import { useId, useRef, useState } from 'react'

import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { photoMomentLabels, photoMoments } from '#shared/domain/improve/action-point-photo.ts'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PhotoFigure } from './PhotoFigure.tsx'
import { PHOTO_DIALOG } from './photo-dialog.ts'

type Props = {
  actionPoint: ActionPointDetails
  mayChange: boolean
}

const importDialog = () => import('./AddPhotoDialog.tsx').then(({ AddPhotoDialog }) => AddPhotoDialog)

/** Photos before and after the action. Renders nothing when there are none and the user may not add any. */
export function ActionPointPhotos({ actionPoint, mayChange }: Props) {
  const { photos } = actionPoint
  const [message, setMessage] = useState('')
  const dialog = useDialogInAddress(PHOTO_DIALOG, importDialog)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  if (!mayChange && photos.length === 0) return null

  function showRemoval() {
    setMessage('De foto is weggehaald.')
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={headingId}>
      <Card isScreenOnly={photos.length === 0}>
        <div className="bw-row">
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            Foto’s
          </h2>
          {mayChange && (
            <Button variant="secondary" onClick={dialog.open}>
              Foto toevoegen
            </Button>
          )}
        </div>
        <p role="status" className="bw-soft bw-photo-message">
          {message}
        </p>
        {photos.length === 0 && (
          <p className="bw-soft">Laat met foto’s zien hoe het was, en hoe het is geworden.</p>
        )}
        {photos.length > 0 && (
          <div className="bw-photo-groups">
            {photoMoments.map((moment) => {
              const shown = photos.filter((photo) => photo.moment === moment)
              if (shown.length === 0) return null
              return (
                <div key={moment} className="bw-photo-group">
                  <h3>{photoMomentLabels[moment]}</h3>
                  <ul role="list">
                    {shown.map((photo) => (
                      <PhotoFigure
                        key={photo.id}
                        actionPoint={actionPoint}
                        photo={photo}
                        mayRemove={mayChange}
                        onRemoved={showRemoval}
                      />
                    ))}
                  </ul>
                </div>
              )
            })}
          </div>
        )}
      </Card>
      {mayChange && dialog.show({ actionPoint, onAdded: () => setMessage('De foto is toegevoegd.') })}
    </section>
  )
}
