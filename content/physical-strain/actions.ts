import { createMeasures } from '../measures.ts'
import { arbobesluit, arbowet3, arbowet5 } from '../sources.ts'
import { limitDanger } from './sources.ts'
import { whenTask } from './tasks.ts'

export const actions = createMeasures({
  dependsOn: whenTask(
    'liftMid',
    'liftLow',
    'liftHigh',
    'carry',
    'pushPull',
    'posture',
    'repetitive',
    'vibration',
  ),
  nextScript: 'INFO_SITTING_WORK',
  hasFactsheets: true,
  wrong: 'zwaar',
  sources: [arbowet5, arbowet3, arbobesluit('5.2 (gevaar voorkomen)', 'B'), limitDanger],
  since: 2,
})
