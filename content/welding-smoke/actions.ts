import { createMeasures } from '../measures.ts'
import { arbowet3, arbowet5 } from '../sources.ts'
import { whenWelded } from './conditions.ts'

export const actions = createMeasures({
  dependsOn: whenWelded,
  nextScript: 'WELDING_POLICY',
  hasFactsheets: false,
  wrong: 'ongezond',
  sources: [arbowet5, arbowet3],
  since: 1,
})
