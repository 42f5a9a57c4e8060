import { MAX_PROPOSALS, type Proposal } from '#shared/domain/substances/safety-data-sheet.ts'
import { hazardProposals } from './hazards.ts'
import { ingredientProposals } from './ingredients.ts'
import { limitProposals } from './limits.ts'
import type { Line } from './lines.ts'
import { productProposals } from './product.ts'
import { withSections } from './sections.ts'
import { transportProposals } from './transport.ts'

/** Leaves out values that were proposed before, and the worst ones of a field with more than the maximum. */
function withoutRepetitions(proposals: readonly Proposal[]): Proposal[] {
  const different = Object.values(
    Object.groupBy(proposals, ({ field, value }) => `${field} ${JSON.stringify(value)}`),
  ).map((alike) => alike![0]!)
  const fields = Object.groupBy(different, ({ field }) => field)
  return Object.values(fields).flatMap((ofField) => ofField!.slice(0, MAX_PROPOSALS))
}

/** By field, the best of each first. Undefined when the lines have no sections of a sheet. */
export function proposalsOf(lines: readonly Line[]): Proposal[] | undefined {
  const sheet = withSections(lines)
  return (
    sheet &&
    withoutRepetitions([
      ...productProposals(sheet),
      ...hazardProposals(sheet),
      ...limitProposals(sheet),
      ...ingredientProposals(sheet),
      ...transportProposals(sheet),
    ])
  )
}
