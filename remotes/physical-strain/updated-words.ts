import { formatInstant } from '#shared/domain/date.ts'

type Props = { lastUpdated: string | null; lastUpdatedBy: string | null }

/** When something was last updated and by whom, for in the middle of a line; nothing when nobody did. */
export const updatedWords = ({ lastUpdated, lastUpdatedBy }: Props) =>
  lastUpdated &&
  `laatst bijgewerkt op ${formatInstant(lastUpdated)}${lastUpdatedBy ? ` door ${lastUpdatedBy}` : ''}`
