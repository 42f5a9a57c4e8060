import { dayOf } from '#shared/domain/date.ts'

type Props = { lastUpdated: string | null; lastUpdatedBy: string | null }

/** When something was last updated and by whom, for in the middle of a line; nothing when nobody did. */
export const formatLastUpdate = ({ lastUpdated, lastUpdatedBy }: Props) =>
  lastUpdated && `laatst bijgewerkt op ${dayOf(lastUpdated)}${lastUpdatedBy ? ` door ${lastUpdatedBy}` : ''}`
