import { type Matrix, statusSummaryText } from '#shared/domain/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { checkHref, resultsHref } from '../hrefs.ts'

type Section = Matrix['checkSections'][number]
type Props = { companyId: number; section: Section; mayAnswer: boolean }

/** A function group in the matrix: how it stands in each subject. */
export const GroupRow = ({ companyId, section, mayAnswer }: Props) => (
  <tr>
    <th scope="row">
      <a href={resultsHref(companyId, section.id)}>{section.name}</a>{' '}
      <Progress companyId={companyId} section={section} mayAnswer={mayAnswer} />
    </th>
    {section.scripts.map((cell) => (
      <td key={cell.scriptKey} data-column={cell.name} data-color={cell.status}>
        <StatusPill color={cell.status}>
          {/* The dash alone keeps the matrix quiet: it stands in the legend. */}
          <span className={cell.status === 'WHITE' ? 'bw-visually-hidden' : undefined}>
            {statusSummaryText(cell)}
          </span>
        </StatusPill>
      </td>
    ))}
  </tr>
)

/** Whether a function group is finished, and the way on when it is not. */
function Progress({ companyId, section: { id, name, status, isStarted }, mayAnswer }: Props) {
  if (status !== 'GREY') return <small>Af</small>
  if (!mayAnswer) return <small>{isStarted ? 'Niet af' : 'Niet begonnen'}</small>
  const label = isStarted ? 'Ga verder' : 'Begin'
  return (
    <small>
      <a href={checkHref(companyId, { functionGroupId: id, resume: true })} aria-label={`${label}: ${name}`}>
        {label}
      </a>
    </small>
  )
}
