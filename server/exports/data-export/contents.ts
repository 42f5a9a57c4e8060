import type { PlacedFile, PlacedPlan } from './layout.ts'
import type { Plan } from './plans.ts'
import type { Snapshot } from './snapshot.ts'
import type { FileOutcome } from './zip-process.ts'

/** What the ZIP contains, and what it should contain but does not. `product`: the name of the portal. */
export type Contents = {
  product: string
  snapshot: Snapshot
  files: (PlacedFile & { outcome: FileOutcome })[]
  plans: (PlacedPlan & { outcome: Plan['outcome'] })[]
}
