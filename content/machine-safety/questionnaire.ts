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
import { neverGreen } from './never-green.ts'
import { oneFact } from './one-fact.ts'
import { otherMachine } from './other-machine.ts'
import { overheadCrane } from './overhead-crane.ts'
import { press } from './press.ts'
import { pressBrake } from './press-brake.ts'
import { sawingMachine } from './sawing-machine.ts'
import { start } from './start.ts'
import { users } from './users.ts'
import { weldingRobot } from './welding-robot.ts'
import { weldingSet } from './welding-set.ts'

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
  weldingSet,
  otherMachine,
]

export const machineSafety: Content = {
  check: 'MACHINE_SAFETY',
  version: 2,
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
    'De normen EN 12622, EN ISO 23125, EN 692, EN ISO 16092, EN ISO 10218, EN ISO 13849, EN ISO 13855, EN ISO 13857, EN IEC 60974-1 en NEN 3140 zijn niet gelezen, ook de 10 mm/s, de 250 mm/s, PL d en het teken S niet. Richtlijn 2009/104/EG is ook niet gelezen.',
    'De ruimte tussen leunspaan en steen: we vragen 3 mm, één fabrikant noemt 1,5 mm. De handleiding gaat voor.',
    'De schakelaar van een haakse slijper: de bronnen noemen 127 of 155 mm. Een kleine slijper met vastzetknop is oranje.',
    'Hand-armtrillingen van gereedschap horen bij fysieke belasting, en worden hier niet gevraagd.',
    'De artikelen 1.37, 3.4, 3.5, 3.11, 6.12d, 6.12e en 8.3 van het Arbobesluit zijn niet in de tekst van nu gelezen; de andere wel.',
    'Een dieselheftruck binnen moet binnen drie maanden weg. De Arbeidsinspectie zou zes maanden geven, en langer voor een truck van 4 tot 8 ton die jonger is dan vijf jaar; de inspectiemodule zelf is niet gelezen.',
    'LPG binnen is groen met mechanische ventilatie. Hoeveel lucht genoeg is, vraagt de check niet.',
    'Van een cobot zonder hek vraagt de check alleen waar de beoordeling ligt.',
    'Het niveau van de beveiliging (PL d) wordt alleen bij de lasrobot gevraagd. Moet dat ook bij het lichtscherm van een kantpers?',
    'Handgereedschap, heftruck en lasapparaat krijgen niet alle algemene vragen, zoals die over noodstop en verplaatsing. Klopt die keuze?',
    'Een uur nawacht na heet werk is onze eigen keuze.',
    'Hijsmagneten en vacuümheffers, stellingen, en de soorten lasersnijder, ponsmachine, walsmachine, straalcabine en drukvat hebben geen eigen vragen.',
  ],
  oneFact,
  neverGreen,
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
