import './photo.css'

import { removePhoto } from '#shared/api/improve/action-point-photos.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { type ActionPointPhoto, photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { alternativeOf } from './alternative-of.ts'

type Props = {
  actionPoint: Pick<ActionPoint, 'id' | 'companyId'>
  photo: ActionPointPhoto
  mayRemove: boolean
  onRemoved: () => void
}

/** Opens the whole picture; its button removes the photo from the action point. */
export function PhotoFigure({ actionPoint, photo, mayRemove, onRemoved }: Props) {
  const { id, url, moment, createdDate, caption } = photo
  const reload = useReload()
  const { start, isPending, dialog } = useConfirmedAction({
    message:
      'Je haalt deze foto weg bij het actiepunt. In het bedrijfsdossier blijft de foto gewoon bewaard.',
    run: async () => {
      await removePhoto(actionPoint.companyId, actionPoint.id, id)
      await reload()
      onRemoved()
    },
    fallback: 'Foto kon niet worden weggehaald',
  })

  return (
    <li>
      <figure className="bw-photo">
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={alternativeOf(photo)} loading="lazy" />
        </a>
        <figcaption>
          {[photoMomentLabels[moment], formatInstant(createdDate), caption].filter(Boolean).join(' · ')}
        </figcaption>
      </figure>
      {mayRemove && (
        <Button
          variant="quiet"
          aria-label={`Weghalen: ${alternativeOf(photo)}`}
          isPending={isPending}
          onClick={start}
        >
          Weghalen
        </Button>
      )}
      {dialog}
    </li>
  )
}
