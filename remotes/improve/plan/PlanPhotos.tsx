import '../photos/photo.css'

import { formatInstant } from '#shared/domain/basics/date.ts'
import { photoMomentLabels } from '#shared/domain/improve/action-point-photo.ts'
import type { PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import { Card } from '#shared/ui/Card.tsx'
import { alternativeOf } from '../photos/alternative-of.ts'

/** Renders nothing when there are no photos. */
export const PlanPhotos = ({ measures }: { measures: readonly PlanMeasure[] }) =>
  measures
    .filter(({ photos }) => photos.length > 0)
    .map(({ number, title, photos }) => (
      <Card key={number}>
        <h2>
          Foto’s bij nr. {number}: {title}
        </h2>
        <div className="bw-plan-photos">
          {photos.map((photo) => (
            <figure key={photo.id} className="bw-photo">
              <img src={photo.url} alt={alternativeOf(photo)} loading="lazy" />
              <figcaption>
                <b>{photoMomentLabels[photo.moment]}</b> · {formatInstant(photo.date)}
                {photo.caption && ` · ${photo.caption}`}
              </figcaption>
            </figure>
          ))}
        </div>
      </Card>
    ))
