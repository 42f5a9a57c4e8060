import './RiskMatrix.css'

import type { CSSProperties } from 'react'

import { capitalize } from '#shared/domain/basics/capitalize.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { type Matrix, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useDefinition } from '../check-context.ts'
import { type MatrixHrefs, resultsHrefs } from './matrix-hrefs.ts'
import { SectionRow } from './SectionRow.tsx'

type Props = {
  check: CheckRef
  matrix: Pick<Matrix, 'matrixLabels' | 'checkSections' | 'genericResults'>
  mayAnswer: boolean
  hrefs?: MatrixHrefs
}

/** The most that fits beside the names on a screen of common width. */
const MAX_FITTING_COLUMNS = 7

/** In rem: of a column at least, and of a letter in its name. */
const [COLUMN_WIDTH, LETTER_WIDTH] = [6.5, 0.55]
/** Of a word, in a column of that width. */
const MAX_FITTING_LETTERS = 12

/** In rem; undefined when the word fits in any column. */
function longWordWidth(label: string): number | undefined {
  const letters = Math.max(...label.split(' ').map(({ length }) => length))
  return letters > MAX_FITTING_LETTERS ? letters * LETTER_WIDTH + 1 : undefined
}

export function RiskMatrix({ check, matrix, mayAnswer, hrefs = resultsHrefs(check) }: Props) {
  const { matrixLabels, checkSections, genericResults } = matrix
  const { column: columnHref } = hrefs
  const { one, short } = useDefinition()
  const columns = matrixLabels.map(({ scriptKey, label }) => ({
    scriptKey,
    label,
    width: longWordWidth(label),
  }))
  const columnsWidth = columns.reduce((sum, { width = COLUMN_WIDTH }) => sum + width, 0)

  return (
    <div className="bw-matrix-frame">
      <section
        className="bw-matrix"
        data-many={matrixLabels.length > MAX_FITTING_COLUMNS || undefined}
        style={{ '--columns-width': `${columnsWidth}rem` } as CSSProperties}
        aria-label="Risicomatrix"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that does not fit scrolls, also by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{capitalize(one)}</th>
              {columns.map(({ scriptKey, label, width }) => (
                <th key={scriptKey} scope="col" style={width ? { width: `${width}rem` } : undefined}>
                  {columnHref ? <a href={columnHref(scriptKey)}>{label}</a> : label}
                </th>
              ))}
            </tr>
          </thead>
          {checkSections.length > 0 && (
            <tbody>
              {checkSections.map((section) => (
                <SectionRow key={section.id} {...{ check, section, mayAnswer, hrefs }} />
              ))}
            </tbody>
          )}
          {genericResults.length > 0 && (
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
          )}
        </table>
      </section>
      {columnHref && (
        <nav className="bw-matrix-columns" aria-label="Resultaten per onderdeel">
          <p>Bekijk één onderdeel in alle {short.many}</p>
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

/** With the names of the risks: the row has room for them. */
function formatCompanyResult({ risks, ...summary }: Matrix['genericResults'][number]): string {
  const labels = risks.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  return [statusSummaryText(summary), labels.join(', ')].filter(Boolean).join(': ')
}
