import { createMeasures } from '../measures.ts'
import { arbowet3, arbowet5 } from '../sources.ts'
import { whenOffFloor } from './conditions.ts'

export const actions = createMeasures({
  dependsOn: whenOffFloor,
  nextScript: 'HEIGHT_POLICY',
  hasFactsheets: false,
  wrong: 'gevaarlijk',
  sources: [arbowet5, arbowet3],
  since: 1,
})
