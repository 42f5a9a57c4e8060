import { formatDay } from '#shared/domain/basics/date.ts'

type ActionPoint = {
  id: number
  description: string
  /** '' for none. */
  actionHolder: string
  /** yyyy-mm-dd; '' for none. */
  deadline: string
  completed: boolean
}
type Props = { companyId: number; actionPoints: readonly ActionPoint[] }

const detailsOf = ({ actionHolder, deadline, completed }: ActionPoint) =>
  [actionHolder, deadline && `klaar op ${formatDay(deadline)}`, completed && 'afgerond']
    .filter(Boolean)
    .join(' · ')

export const ActionPointList = ({ companyId, actionPoints }: Props) => (
  <ul role="list">
    {actionPoints.map((actionPoint) => (
      <li key={actionPoint.id}>
        <a href={`/bedrijven/${companyId}/actiepunten/${actionPoint.id}`}>{actionPoint.description}</a>
        {detailsOf(actionPoint) && <p className="bw-soft">{detailsOf(actionPoint)}</p>}
      </li>
    ))}
  </ul>
)
