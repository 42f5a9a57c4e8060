import type { NeverGreen } from '../content.ts'

export const neverGreen: readonly NeverGreen[] = [
  {
    because: 'een kantpers zonder handbescherming werkt',
    answers: ['START.kind: pressBrake', 'PRESS_BRAKE.protection: no'],
  },
  {
    because: 'een kantpers zonder beveiliging snel sluit',
    answers: ['START.kind: pressBrake', 'PRESS_BRAKE.slowSpeed: no'],
  },
  {
    because: 'niet bekend is hoe snel een kantpers sluit waar hij niet beveiligd is',
    answers: ['START.kind: pressBrake', 'PRESS_BRAKE.slowSpeed: unknown'],
  },
  {
    because: 'iemand achter een kantpers kan komen terwijl de aanslagen bewegen',
    answers: ['START.kind: pressBrake', 'PRESS_BRAKE.rear: no'],
  },
  {
    because: 'handen in het gereedschap van een pers kunnen komen',
    answers: ['START.kind: press', 'PRESS.tooling: no'],
  },
  {
    because: 'een pers met een lichtscherm te laat stopt',
    answers: ['START.kind: press', 'PRESS.tooling: device', 'PRESS.stops: no'],
  },
  {
    because: 'niet bekend is of een pers met een lichtscherm op tijd stopt',
    answers: ['START.kind: press', 'PRESS.tooling: device', 'PRESS.stops: unknown'],
  },
  {
    because: 'een pers zonder veiligheidsblok wordt ingesteld',
    answers: ['START.kind: press', 'PRESS.block: no'],
  },
  {
    because: 'vingers onder het mes van een schaar kunnen',
    answers: ['START.kind: shear', 'GUILLOTINE_SHEAR.fingerGuard: no'],
  },
  {
    because: 'iemand achter de schaar kan staan',
    answers: ['START.kind: shear', 'GUILLOTINE_SHEAR.rear: no'],
  },
  {
    because: 'de klauwplaat van een draaibank open draait',
    answers: ['START.kind: lathe', 'LATHE.chuckGuard: no'],
  },
  {
    because: 'de klauwsleutel in een draaiende klauw kan blijven',
    answers: ['START.kind: lathe', 'LATHE.chuckKey: no'],
  },
  {
    because: 'een frees open draait',
    answers: ['START.kind: mill', 'MILLING_MACHINE.cutterGuard: no'],
  },
  {
    because: 'een zaagblad open draait',
    answers: ['START.kind: saw', 'SAWING_MACHINE.bladeGuard: no'],
  },
  {
    because: 'de boorkop niet is afgeschermd',
    answers: ['START.kind: drillPress', 'DRILL_PRESS.chuckGuard: no'],
  },
  {
    because: 'iemand een werkstuk met de hand vasthoudt bij het boren',
    answers: ['START.kind: drillPress', 'DRILL_PRESS.clamped: no'],
  },
  {
    because: 'de leunspaan te ver van de slijpsteen staat',
    answers: ['START.kind: benchGrinder', 'BENCH_GRINDER.rest: no'],
  },
  {
    because: 'een haakse slijper zonder beschermkap wordt gebruikt',
    answers: ['START.kind: angleGrinder', 'ANGLE_GRINDER.guardHandle: no'],
  },
  {
    because: 'een haakse slijper doordraait na loslaten',
    answers: ['START.kind: angleGrinder', 'ANGLE_GRINDER.switch: no'],
  },
  {
    because: 'een lasrobot zonder hek beweegt',
    answers: ['START.kind: weldingRobot', 'WELDING_ROBOT.fence: no'],
  },
  {
    because: 'een lasrobot doorgaat als de deur opengaat',
    answers: ['START.kind: weldingRobot', 'WELDING_ROBOT.doors: no'],
  },
  {
    because: 'een lasrobot kan starten terwijl iemand in de cel is',
    answers: ['START.kind: weldingRobot', 'WELDING_ROBOT.reset: no'],
  },
  {
    because: 'niet bekend is of de deur van een robotcel beveiligd blijft bij een storing',
    answers: ['START.kind: weldingRobot', 'WELDING_ROBOT.performance: unknown'],
  },
  {
    because: 'een heftruck mensen optilt',
    answers: ['START.kind: forklift', 'FORKLIFT.noPeople: no'],
  },
  {
    because: 'een dieselheftruck binnen rijdt',
    answers: ['START.kind: forklift', 'FORKLIFT.fuel: diesel'],
  },
  {
    because: 'een dieselheftruck binnen rijdt, ook met ventilatie',
    answers: ['START.kind: forklift', 'FORKLIFT.fuel: diesel', 'FORKLIFT.ventilation: yes'],
  },
  {
    because: 'een heftruck op LPG binnen rijdt zonder ventilatie',
    answers: ['START.kind: forklift', 'FORKLIFT.fuel: lpg', 'FORKLIFT.ventilation: no'],
  },
  {
    because: 'niet bekend is of de hal genoeg ventilatie heeft voor een heftruck op LPG',
    answers: ['START.kind: forklift', 'FORKLIFT.fuel: lpg', 'FORKLIFT.ventilation: unknown'],
  },
  {
    because: 'iemand zonder gordel op een heftruck rijdt',
    answers: ['START.kind: forklift', 'FORKLIFT.cabin: no'],
  },
  {
    because: 'mensen onder de last staan',
    answers: ['START.kind: overheadCrane', 'OVERHEAD_CRANE.under: no'],
  },
  {
    because: 'iemand bij de kraanbaan werkt terwijl de kraan kan rijden',
    answers: ['START.kind: overheadCrane', 'OVERHEAD_CRANE.trackWork: no'],
  },
  {
    because: 'met een kapotte laskabel wordt gelast',
    answers: ['START.kind: weldingSet', 'WELDING_SET.power: electric', 'WELDING_SET.cables: no'],
  },
  {
    because: 'niet bekend is of de lasspanning laag genoeg is voor een nauwe plek',
    answers: ['START.kind: weldingSet', 'WELDING_SET.power: electric', 'WELDING_SET.voltage: unknown'],
  },
  {
    because: 'een snijbrander geen vlamdovers heeft',
    answers: ['START.kind: weldingSet', 'WELDING_SET.power: gas', 'WELDING_SET.flashback: no'],
  },
  {
    because: 'een snijbrander geen gasflessen zou hebben',
    answers: ['START.kind: weldingSet', 'WELDING_SET.power: gas', 'WELDING_SET.cylinders: none'],
  },
  {
    because: 'een gasfles kan omvallen',
    answers: ['START.kind: weldingSet', 'WELDING_SET.cylinders: no'],
  },
  {
    because: 'er brandbaar materiaal ligt waar wordt gelast',
    answers: ['START.kind: weldingSet', 'WELDING_SET.fire: no'],
  },
  {
    because: 'een gevaarlijk deel van een andere machine niet is beveiligd',
    answers: ['START.kind: other', 'OTHER_MACHINE.otherDangers: no'],
  },
  {
    because: 'bewegende delen deels zijn afgeschermd',
    answers: ['START.kind: other', 'GUARDING.guards: some'],
  },
  { because: 'een beveiliging is overbrugd', answers: ['START.kind: mill', 'GUARDING.bypassed: yes'] },
  {
    because: 'de noodstop ontbreekt of niet werkt',
    answers: ['START.kind: lathe', 'GUARDING.emergencyStop: no'],
  },
  {
    because: 'de noodstop niet is getest',
    answers: ['START.kind: lathe', 'GUARDING.emergencyStop: untested'],
  },
  {
    because: 'aan een machine wordt gewerkt die niet is vergrendeld',
    answers: ['START.kind: saw', 'MAINTENANCE.lockout: switchedOff'],
  },
  {
    because: 'een machine van vóór 1995 CE-papieren zou hebben',
    answers: ['DOCUMENTS.era: before1995', 'DOCUMENTS.ce: ce'],
  },
  {
    because: 'een machine van 1995 of later als oude machine is beoordeeld',
    answers: ['DOCUMENTS.era: from1995', 'DOCUMENTS.ce: before1995'],
  },
  {
    because: 'een jongere zonder toezicht aan de machine werkt',
    answers: ['START.kind: drillPress', 'USERS.young: no'],
  },
]
