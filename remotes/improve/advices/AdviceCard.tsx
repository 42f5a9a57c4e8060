import '../parts/LinkCard.css'
import '#shared/parts/basics/clamp.css'

import { formatInstant } from '#shared/domain/basics/date.ts'
import type { Advice } from '#shared/domain/improve/advice.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { formatAuthor } from '../parts/format-author.ts'
import { Tags } from '../parts/Tags.tsx'

/** The whole card is the link. */
export const AdviceCard = ({ advice }: { advice: Advice }) => (
  <article className="bw-link-card">
    <div className="bw-row">
      <h2>
        <a href={`/bedrijven/${advice.companyId}/adviezen/${advice.id}`}>
          Advies van {formatInstant(advice.createdDate)}
        </a>
      </h2>
      {advice.archived && <StatusPill color="GREY">Gearchiveerd</StatusPill>}
    </div>
    <p className="bw-clamp" data-lines="3">
      {advice.description}
    </p>
    <Tags themes={advice.themes} />
    <p className="bw-link-card-by">{formatAuthor(advice)}</p>
  </article>
)
