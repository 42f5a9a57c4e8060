import type { RoundResult, RoundSection } from '#shared/domain/checks/check-round.ts'
import type { MatrixHrefs } from '../matrix/matrix-hrefs.ts'

export const anchorOf = ({ id }: Pick<RoundSection, 'id'>, scriptKey?: string) =>
  scriptKey ? `deel-${id}-${scriptKey}` : `deel-${id}`

export function hrefsInRound({ columns, sections }: RoundResult): MatrixHrefs {
  const company = sections.find(({ name }) => name === null) ?? { id: 0 }
  return {
    section: (id) => `#${anchorOf({ id })}`,
    subject: (id, columnKey) => {
      const keys = columns.find((column) => column.columnKey === columnKey)?.scriptKeys ?? []
      const scripts = sections.find((section) => section.id === id)?.scripts ?? []
      const script = scripts.find(({ scriptKey, status }) => status !== 'WHITE' && keys.includes(scriptKey))
      return `#${anchorOf({ id }, script?.scriptKey)}`
    },
    script: (scriptKey) => `#${anchorOf(company, scriptKey)}`,
  }
}
