import './Stars.css'

import { type Stars as Rating, starLabels, stars } from '#shared/domain/improve/visit-report.ts'

/** Decorative: the text beside it contains the rating. */
export const Star = ({ isFilled = false }: { isFilled?: boolean }) => (
  <svg className="bw-star" data-filled={isFilled || undefined} viewBox="0 0 20 20" aria-hidden="true">
    <path d="m10 2.6 2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5L5.4 17l.9-5.2-3.8-3.7 5.2-.7z" />
  </svg>
)

/** "1 ster", "4 sterren". */
export const formatStars = (count: Rating) => (count === 1 ? '1 ster' : `${count} sterren`)

/** Read out as "4 sterren: Goed". */
export const Stars = ({ count }: { count: Rating }) => (
  <p className="bw-stars">
    <span aria-hidden="true">
      {stars.map((place) => (
        <Star key={place} isFilled={place <= count} />
      ))}
    </span>
    <span>
      <span className="bw-visually-hidden">{formatStars(count)}: </span>
      {starLabels[count]}
    </span>
  </p>
)
