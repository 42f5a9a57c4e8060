import { redRisk, type Scenario } from '../content.ts'

const stopVibrating = 'Stop direct, of werk er zo kort mee dat het onder de grenswaarde blijft'
const otherMethod = 'Kies een werkwijze zonder trillend gereedschap'

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Magazijn met lichte dozen op heuphoogte, alles met een kar over een vlakke vloer.',
    answers: ['EDUCATION.tasks: liftMid pushPull'],
    expected: {},
  },
  {
    situation: 'Kantoorgroep zonder lichamelijk werk, wel voorgelicht.',
    answers: ['EDUCATION.tasks: none'],
    expected: {},
  },
  {
    situation: 'Monteurs die een kwartier per dag slijpen, uitgerekend op 1,4 m/s².',
    answers: ['EDUCATION.tasks: vibration', 'REPETITIVE_MOVEMENT.vibrationExposure: le25'],
    expected: {},
  },
  {
    situation: 'Slijpers: zes uur per dag met de haakse slijper, in een inspannende houding.',
    answers: ['EDUCATION.tasks: posture vibration', 'REPETITIVE_MOVEMENT.vibrationExposure: gt5'],
    expected: { REPETITIVE_MOVEMENT: redRisk('NOW', stopVibrating) },
  },
  {
    situation: 'Bankwerkers die een uur per dag slijpen, en verder niets zwaars doen.',
    answers: ['EDUCATION.tasks: vibration', 'REPETITIVE_MOVEMENT.vibrationExposure: 25to5'],
    expected: { REPETITIVE_MOVEMENT: redRisk('SOON', otherMethod) },
  },
  {
    situation: 'Een leerling van 17 bikt en slijpt mee, boven de actiewaarde.',
    answers: [
      'EDUCATION.tasks: vibration',
      'REPETITIVE_MOVEMENT.vibrationExposure: 25to5',
      'REPETITIVE_MOVEMENT.youngVibration: yes',
    ],
    expected: {
      REPETITIVE_MOVEMENT: redRisk(
        'NOW',
        'Laat wie jonger is dan 18 dit gereedschap vandaag niet meer gebruiken',
      ),
    },
  },
  {
    situation: 'Montage met herhaald werk, waar bij de werkzaamheden geen trillend gereedschap is gekozen.',
    answers: [
      'EDUCATION.tasks: repetitive',
      'REPETITIVE_MOVEMENT.vibratingTools: yes',
      'REPETITIVE_MOVEMENT.vibrationExposure: gt5',
    ],
    expected: { REPETITIVE_MOVEMENT: redRisk('NOW', stopVibrating) },
  },
  {
    situation: 'Trillend gereedschap gekozen, en daarna gezegd dat het er niet is.',
    answers: ['EDUCATION.tasks: repetitive vibration', 'REPETITIVE_MOVEMENT.vibratingTools: no'],
    expected: { REPETITIVE_MOVEMENT: 'GREY' },
  },
  {
    situation: 'Plaatwerkers tillen platen van 30 kg alleen van de vloer.',
    answers: ['EDUCATION.tasks: liftLow', 'LIFT_BELOW_KNEE.load: gt25'],
    expected: { LIFTING: redRisk('NOW', 'Laat deze last niet meer door één persoon tillen') },
  },
  {
    situation: 'Lassers die boven het hoofd werken en lang voorovergebogen staan.',
    answers: ['EDUCATION.tasks: posture', 'STRENUOUS_POSTURE.arms: longer', 'STRENUOUS_POSTURE.trunk: gt60'],
    expected: {
      STRENUOUS_POSTURE: redRisk('SOON', 'Breng het werk op de juiste hoogte of kantel het werkstuk'),
    },
  },
  {
    situation: 'Een rolkar met profielen vraagt 350 N om in beweging te komen.',
    answers: ['EDUCATION.tasks: pushPull', 'PUSH_AND_PULL.force: gt300'],
    expected: {
      PUSH_AND_PULL: redRisk('NOW', 'Laat deze last niet meer door één persoon duwen of trekken'),
    },
  },
  {
    situation: 'Een pallet van 250 kg, waarvan niemand de duwkracht heeft gemeten.',
    answers: ['EDUCATION.tasks: pushPull', 'PUSH_AND_PULL.force: unknown'],
    expected: { PUSH_AND_PULL: 'GREY' },
  },
  {
    situation: 'Chauffeurs sjouwen zakken van 30 kg over een trap.',
    answers: ['EDUCATION.tasks: carry', 'CARRY.load: gt23', 'CARRY.route: yes'],
    expected: { CARRY: redRisk('NOW', 'Laat deze last niet meer met de hand dragen') },
  },
  {
    situation: 'Uitzendkrachten beginnen met tillen zonder uitleg die zij begrijpen.',
    answers: ['EDUCATION.tasks: liftMid', 'EDUCATION.newcomers: no'],
    expected: { EDUCATION: redRisk('SOON', 'Geef instructie vóór het eerste zware werk') },
  },
]
