import type { Content } from '../content.ts'
import { actions } from './actions.ts'
import { angleGrinder } from './angle-grinder.ts'
import { benchGrinder } from './bench-grinder.ts'
import { documents } from './documents.ts'
import { drillPress } from './drill-press.ts'
import { fields } from './fields.ts'
import { forklift } from './forklift.ts'
import { guarding } from './guarding.ts'
import { guillotineShear } from './guillotine-shear.ts'
import { lathe } from './lathe.ts'
import { machinePolicy } from './machine-policy.ts'
import { maintenance } from './maintenance.ts'
import { millingMachine } from './milling-machine.ts'
import { overheadCrane } from './overhead-crane.ts'
import { press } from './press.ts'
import { pressBrake } from './press-brake.ts'
import { sawingMachine } from './sawing-machine.ts'
import { start } from './start.ts'
import { users } from './users.ts'
import { weldingRobot } from './welding-robot.ts'

/** In the order in which they are asked. */
const kinds = [
  drillPress,
  lathe,
  millingMachine,
  sawingMachine,
  pressBrake,
  guillotineShear,
  benchGrinder,
  angleGrinder,
  press,
  weldingRobot,
  forklift,
  overheadCrane,
]

export const machineSafety: Content = {
  check: 'MACHINE_SAFETY',
  version: 1,
  section: {
    one: 'machine',
    many: 'machines',
    placeholder: '{machine}',
    phrase: 'bij {machine}',
    suggestions: [],
    fields,
    copiesWithout: [
      { scriptKey: 'DOCUMENTS', label: 'de papieren' },
      { scriptKey: 'MAINTENANCE', questionKey: 'inspection', label: 'de keuring' },
    ],
  },
  openPoints: [
    'Een machine elk jaar keuren en de noodstop elk jaar en elke maand testen: die termijnen zijn onze eigen keuze.',
    'De normen EN 12622, EN ISO 23125, EN 692, EN ISO 16092 en EN ISO 10218 zijn niet gelezen, ook de 10 mm/s en de 250 mm/s niet. Richtlijn 2009/104/EG is ook niet gelezen.',
    'De ruimte tussen leunspaan en steen: drie bronnen noemen 3 mm, één fabrikant 1,5 mm. De handleiding gaat voor.',
    'De schakelaar van een haakse slijper: de bronnen noemen 127 of 155 mm.',
    'Trillingen van handgereedschap (2,5 en 5 m/s²) horen bij fysieke belasting, en worden hier niet gevraagd.',
    'De artikelen van het Arbobesluit zijn gelezen in de tekst van 2017 of van 1 januari 2020. Wat er daarna is veranderd, moet worden nagekeken.',
    'Of CE verplicht is, volgt uit het bouwjaar (vanaf 1995). De check vraagt dat apart, en vergelijkt het antwoord niet met het bouwjaar in de lijst.',
  ],
  startScriptKey: 'INFO_MACHINE',
  columns: [
    { columnKey: 'START', label: 'Machine', scriptKeys: ['START'] },
    { columnKey: 'DOCUMENTS', label: 'Papieren', scriptKeys: ['DOCUMENTS'] },
    { columnKey: 'GUARDING', label: 'Afscherming', scriptKeys: ['GUARDING'] },
    { columnKey: 'MAINTENANCE', label: 'Onderhoud en keuring', scriptKeys: ['MAINTENANCE'] },
    { columnKey: 'USERS', label: 'Gebruikers', scriptKeys: ['USERS'] },
    { columnKey: 'KIND', label: 'Deze soort machine', scriptKeys: kinds.map(({ scriptKey }) => scriptKey) },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [...start, documents, guarding, maintenance, users, ...kinds, ...actions, machinePolicy],
}
