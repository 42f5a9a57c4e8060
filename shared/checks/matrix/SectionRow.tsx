import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { type Matrix, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { resumeSectionHref } from '../hrefs.ts'
import type { MatrixHrefs } from './matrix-hrefs.ts'

type Section = Matrix['checkSections'][number]
type Props = { check: CheckRef; section: Section; mayAnswer: boolean }
type RowProps = Props & { hrefs: MatrixHrefs }

export const SectionRow = ({ check, section, mayAnswer, hrefs }: RowProps) => (
  <tr>
    <th scope="row">
      <a href={hrefs.section(section.id)}>{section.name}</a>{' '}
      {section.numRisks > 0 && <small>{formatUrgencies(section.risksByUrgency)}</small>}{' '}
      <Progress check={check} section={section} mayAnswer={mayAnswer} />
    </th>
    {section.scripts.map((cell) => (
      <td key={cell.scriptKey} data-column={cell.name} data-color={cell.status}>
        <a
          href={hrefs.subject(section.id, cell.scriptKey)}
          className="bw-matrix-cell"
          aria-label={`${statusSummaryText(cell)}, ${cell.name.toLowerCase()} bij ${section.name}`}
        >
          <StatusPill color={cell.status}>
            {/* Shows the dash only: the legend explains it, and the text would clutter the matrix. */}
            <span className={cell.status === 'WHITE' ? 'bw-visually-hidden' : undefined}>
              {statusSummaryText(cell)}
            </span>
          </StatusPill>
        </a>
      </td>
    ))}
  </tr>
)

function Progress({ check, section: { id, name, status, isStarted }, mayAnswer }: Props) {
  if (status !== 'GREY') return <small>Af</small>
  if (!mayAnswer) return <small>{isStarted ? 'Niet af' : 'Niet begonnen'}</small>
  const label = isStarted ? 'Ga verder' : 'Begin'
  return (
    <small className="bw-screen-only">
      <a href={resumeSectionHref(check, id)} aria-label={`${label}: ${name}`}>
        {label}
      </a>
    </small>
  )
}
