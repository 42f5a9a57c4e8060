import { orangeRisk, redRisk, type Scenario } from '../content.ts'

const used = (kind: string, era: 'before1995' | 'from1995' | 'unknown' = 'from1995') => [
  'START.inUse: yes',
  `START.kind: ${kind}`,
  `DOCUMENTS.era: ${era}`,
]

const closeGap = 'Zet de machine stil tot de open delen zijn afgeschermd'
const lock = 'Werk alleen nog aan de machine met een slot op de schakelaar of de stekker bij je'

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Oude draaibank die niemand meer gebruikt: stekker eraf en slot erop.',
    answers: ['START.inUse: no', 'START.kind: lathe', 'DOCUMENTS.era: before1995'],
    expected: {},
  },
  {
    situation: 'Kolomboor uit 2015 met kap, bankschroef, noodstop en stekker die eruit gaat bij onderhoud.',
    answers: [...used('drillPress'), 'MAINTENANCE.lockout: plug'],
    expected: {},
  },
  {
    situation:
      'Haakse slijper met kap en handgreep, stekker eruit bij het wisselen, alleen op de slijpplek. Een noodstop en een vaste plaats heeft hij niet.',
    answers: [...used('angleGrinder'), 'MAINTENANCE.lockout: plug', 'ANGLE_GRINDER.fireWatch: fixedPlace'],
    expected: {},
  },
  {
    situation: 'Elektrische heftruck, bewijs, gordel om, paden gemarkeerd, geladen bij de open deur.',
    answers: [...used('forklift'), 'FORKLIFT.fuel: electric'],
    expected: {},
  },
  {
    situation: 'MIG-apparaat in een lascabine: droog, gordijnen, fles aan de ketting, niets dat kan branden.',
    answers: [...used('weldingSet'), 'WELDING_SET.power: electric', 'WELDING_SET.voltage: dryPlace'],
    expected: {},
  },
  {
    situation: 'Kantpers uit 1998 zonder handbescherming, met een open achterkant.',
    answers: [
      ...used('pressBrake'),
      'PRESS_BRAKE.protection: no',
      'PRESS_BRAKE.slowSpeed: no',
      'PRESS_BRAKE.rear: no',
    ],
    expected: { KIND: redRisk('NOW', 'Zet de kantpers stil tot de beveiliging werkt') },
  },
  {
    situation: 'Kantpers met laser. Niemand weet hoe snel hij het laatste stuk sluit.',
    answers: [...used('pressBrake'), 'PRESS_BRAKE.slowSpeed: unknown'],
    expected: { KIND: 'GREY' },
  },
  {
    situation: 'Draaibank uit 1962, waarvan iemand zegt dat de CE-papieren in orde zijn.',
    answers: [...used('lathe', 'before1995'), 'DOCUMENTS.ce: ce'],
    expected: { DOCUMENTS: 'GREY' },
  },
  {
    situation: 'Draaibank uit 1962: nooit beoordeeld, klauwplaat open, noodstop kapot.',
    answers: [
      ...used('lathe', 'before1995'),
      'DOCUMENTS.ce: noAssessment',
      'GUARDING.emergencyStop: no',
      'LATHE.chuckGuard: no',
    ],
    expected: {
      DOCUMENTS: redRisk('SOON', 'Vervang de machine als hij moeilijk te beveiligen is'),
      GUARDING: redRisk('NOW', 'Zet de machine stil tot de noodstop werkt'),
      KIND: redRisk('NOW', 'Zet de draaibank stil tot de klauwplaat is afgeschermd'),
    },
  },
  {
    situation: 'Freesbank waarvan de noodstop werkt, maar al drie jaar niet is getest.',
    answers: [...used('mill'), 'GUARDING.emergencyStop: untested'],
    expected: { GUARDING: redRisk('SOON', 'Test de noodstop met een lege machine') },
  },
  {
    situation: 'Lintzaag zonder bandkap, materiaal ligt los, riem deels open, bij onderhoud alleen uitgezet.',
    answers: [
      ...used('saw'),
      'GUARDING.guards: some',
      'MAINTENANCE.lockout: switchedOff',
      'SAWING_MACHINE.bladeGuard: no',
      'SAWING_MACHINE.clamped: no',
    ],
    expected: {
      GUARDING: redRisk('NOW', closeGap),
      MAINTENANCE: redRisk('NOW', lock),
      KIND: redRisk('NOW', 'Zet de zaag stil tot de kap erop zit'),
    },
  },
  {
    situation: 'Lintzaag met kap, waar lange stukken aan de afzaagkant vallen.',
    answers: [...used('saw'), 'SAWING_MACHINE.clamped: no'],
    expected: { KIND: redRisk('SOON', 'Gebruik klem en rolbok') },
  },
  {
    situation: 'Dieselheftruck van 3 ton in de hal, met ventilatie.',
    answers: [...used('forklift'), 'FORKLIFT.fuel: diesel', 'FORKLIFT.ventilation: yes'],
    expected: { KIND: redRisk('SOON', 'Rijd met de dieseltruck alleen nog buiten') },
  },
  {
    situation: 'Heftruck op LPG in een dichte hal zonder ventilatie.',
    answers: [...used('forklift'), 'FORKLIFT.fuel: lpg', 'FORKLIFT.ventilation: no'],
    expected: { KIND: redRisk('NOW', 'Rijd niet binnen met de motor') },
  },
  {
    situation: 'Dieselheftruck die nooit binnenkomt.',
    answers: [...used('forklift'), 'FORKLIFT.fuel: outside'],
    expected: {},
  },
  {
    situation: 'Heftruck die de schilder in een bak optilt.',
    answers: [...used('forklift'), 'FORKLIFT.noPeople: no'],
    expected: { KIND: redRisk('NOW', 'Til niemand meer op met de heftruck') },
  },
  {
    situation: 'Bovenloopkraan die doorrijdt als de elektricien bij de kraanbaan lampen vervangt.',
    answers: [...used('overheadCrane'), 'OVERHEAD_CRANE.trackWork: no'],
    expected: { KIND: redRisk('NOW', 'Laat niemand bij de kraanbaan werken zonder slot op de kraan') },
  },
  {
    situation: 'Bovenloopkraan waarvan de stroppen in vier jaar niet zijn onderzocht.',
    answers: [...used('overheadCrane'), 'OVERHEAD_CRANE.slings: no'],
    expected: { KIND: redRisk('SOON', 'Laat alles onderzoeken en sorteer afgekeurd uit') },
  },
  {
    situation: 'Haakse slijper zonder kap en met een schijf van een grotere machine.',
    answers: [...used('angleGrinder'), 'ANGLE_GRINDER.guardHandle: no', 'ANGLE_GRINDER.disc: no'],
    expected: { KIND: redRisk('NOW', 'Gebruik de slijper niet tot de kap erop zit') },
  },
  {
    situation: 'Kleine haakse slijper van 125 mm met een schuifknop die blijft staan, verder alles goed.',
    answers: [...used('angleGrinder'), 'ANGLE_GRINDER.switch: lockOn'],
    expected: { KIND: orangeRisk('LATER', 'Koop bij vervanging een slijper die stopt als je loslaat') },
  },
  {
    situation:
      'Slijpen aan een trap in het kantoor van de klant, zonder vergunning. Er ligt niets brandbaars.',
    answers: [...used('angleGrinder'), 'ANGLE_GRINDER.fireWatch: no'],
    expected: { KIND: redRisk('SOON', 'Doe het werk op de vaste plek') },
  },
  {
    situation: 'Excenterpers met een lichtscherm, die zijn slag altijd afmaakt.',
    answers: [...used('press'), 'PRESS.tooling: device', 'PRESS.stops: no'],
    expected: { KIND: redRisk('NOW', 'Zet de pers stil') },
  },
  {
    situation: 'Hydraulische werkplaatspers: langzaam, alleen zolang je de knop indrukt.',
    answers: [...used('press'), 'PRESS.tooling: slow'],
    expected: {},
  },
  {
    situation:
      'Lasrobot met een hek, waar een losse ketting de open kant afsluit en de herstelknop binnen zit.',
    answers: [...used('weldingRobot'), 'WELDING_ROBOT.doors: no', 'WELDING_ROBOT.reset: no'],
    expected: { KIND: redRisk('NOW', 'Zet de robot stil') },
  },
  {
    situation:
      'Nieuwe lasrobot; of de deuren bij een storing beveiligd blijven, moet de leverancier nog zeggen.',
    answers: [...used('weldingRobot'), 'WELDING_ROBOT.performance: unknown'],
    expected: { KIND: 'GREY' },
  },
  {
    situation: 'Snijbrander met losse flessen en zonder vlamdovers, naast een stapel pallets.',
    answers: [
      ...used('weldingSet'),
      'WELDING_SET.power: gas',
      'WELDING_SET.flashback: no',
      'WELDING_SET.cylinders: no',
      'WELDING_SET.fire: no',
    ],
    expected: { KIND: redRisk('NOW', 'Sluit de flessen en gebruik de brander niet') },
  },
  {
    situation: 'Elektrodelassen in een natte kelder met een kapotte houder en een apparaat zonder S.',
    answers: [
      ...used('weldingSet'),
      'WELDING_SET.power: electric',
      'WELDING_SET.cables: no',
      'WELDING_SET.voltage: no',
    ],
    expected: { KIND: redRisk('NOW', 'Las niet met deze kabel of houder') },
  },
  {
    situation: 'Straalcabine uit 2005 als andere machine: kappen goed, deur gaat open terwijl hij straalt.',
    answers: [...used('other'), 'OTHER_MACHINE.otherDangers: no'],
    expected: { KIND: redRisk('NOW', 'Zet de machine stil tot het gevaar is beveiligd') },
  },
  {
    situation: 'Slijpzuil met een leunspaan op 8 mm en zonder brillen.',
    answers: [...used('benchGrinder'), 'BENCH_GRINDER.rest: no', 'BENCH_GRINDER.eyes: no'],
    expected: { KIND: redRisk('NOW', 'Zet de slijpmachine uit en stel de leunspaan af') },
  },
]
