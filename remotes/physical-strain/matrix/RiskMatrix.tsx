import './RiskMatrix.css'

import { type Matrix, statusSummaryText } from '#shared/domain/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { GroupRow } from './GroupRow.tsx'
import { type MatrixHrefs, resultsHrefs } from './matrix-hrefs.ts'

type Props = {
  companyId: number
  matrix: Pick<Matrix, 'matrixLabels' | 'checkSections' | 'genericResults'>
  mayAnswer: boolean
  /** Without them the links lead to the results. */
  hrefs?: MatrixHrefs
}

/** The risks of each function group per subject, followed by those of the whole company. On narrow screens a card per row. */
export function RiskMatrix({ companyId, matrix, mayAnswer, hrefs = resultsHrefs(companyId) }: Props) {
  const { matrixLabels, checkSections, genericResults } = matrix
  const { column: columnHref } = hrefs

  return (
    <div className="bw-matrix-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that does not fit scrolls, also by keyboard */}
      <section className="bw-matrix" aria-label="Risicomatrix" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Functiegroep</th>
              {matrixLabels.map(({ scriptKey, label }) => (
                <th key={scriptKey} scope="col">
                  {columnHref ? <a href={columnHref(scriptKey)}>{label}</a> : label}
                </th>
              ))}
            </tr>
          </thead>
          {checkSections.length > 0 && (
            <tbody>
              {checkSections.map((section) => (
                <GroupRow key={section.id} {...{ companyId, section, mayAnswer, hrefs }} />
              ))}
            </tbody>
          )}
          <tbody>
            <tr className="bw-matrix-group">
              <th scope="rowgroup" colSpan={matrixLabels.length + 1}>
                Hele bedrijf
              </th>
            </tr>
            {genericResults.map((result) => (
              <tr key={result.scriptKey}>
                <th scope="row">
                  <a href={hrefs.script(result.scriptKey)}>{result.name}</a>
                </th>
                <td colSpan={matrixLabels.length}>
                  <StatusPill color={result.status}>{formatCompanyResult(result)}</StatusPill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {columnHref && (
        <nav className="bw-matrix-columns" aria-label="Resultaten per onderdeel">
          <p>Bekijk één onderdeel in alle groepen</p>
          <ul role="list">
            {matrixLabels.map(({ scriptKey, label }) => (
              <li key={scriptKey}>
                <a href={columnHref(scriptKey)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** The status of a script of the company part, with the names of its risks: the row has room for them. */
function formatCompanyResult({ risks, ...summary }: Matrix['genericResults'][number]): string {
  const labels = risks.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  return [statusSummaryText(summary), labels.join(', ')].filter(Boolean).join(': ')
}
