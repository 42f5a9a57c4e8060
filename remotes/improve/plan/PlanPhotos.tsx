import { photoMomentLabels } from '#shared/domain/action-point-photo.ts'
import type { PlanMeasure } from '#shared/domain/company-plan.ts'
import { formatInstant } from '#shared/domain/date.ts'
import { Card } from '#shared/ui/Card.tsx'

/** The photos of the measures, before and after. Renders nothing when there are none. */
export const PlanPhotos = ({ measures }: { measures: readonly PlanMeasure[] }) =>
  measures
    .filter(({ photos }) => photos.length > 0)
    .map(({ number, title, photos }) => (
      <Card key={number}>
        <h2>
          Foto’s bij nr. {number}: {title}
        </h2>
        <div className="bw-plan-photos">
          {photos.map(({ id, moment, caption, date, url }) => (
            <figure key={id}>
              <img
                src={url}
                alt={caption || `Foto: ${photoMomentLabels[moment].toLowerCase()} de maatregel`}
                loading="lazy"
              />
              <figcaption>
                <b>{photoMomentLabels[moment]}</b> · {formatInstant(date)}
                {caption && ` · ${caption}`}
              </figcaption>
            </figure>
          ))}
        </div>
      </Card>
    ))
