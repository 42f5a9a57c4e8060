import { formatInstant } from '#shared/domain/basics/date.ts'

type Props = { lastUpdated: string | null; lastUpdatedBy: string | null }

/** "laatst bijgewerkt op 21-11-2026 door Els", for use inside a sentence. Falsy when there is no update. */
export const formatLastUpdate = ({ lastUpdated, lastUpdatedBy }: Props) =>
  lastUpdated &&
  `laatst bijgewerkt op ${formatInstant(lastUpdated)}${lastUpdatedBy ? ` door ${lastUpdatedBy}` : ''}`
