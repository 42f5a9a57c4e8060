import type { NeverGreen } from '../content.ts'

export const neverGreen: readonly NeverGreen[] = [
  {
    because: 'trillend gereedschap boven de grenswaarde komt',
    answers: ['EDUCATION.tasks: vibration', 'REPETITIVE_MOVEMENT.vibrationExposure: gt5'],
  },
  {
    because: 'trillend gereedschap boven de actiewaarde komt, ook naast ander zwaar werk',
    answers: ['EDUCATION.tasks: posture vibration', 'REPETITIVE_MOVEMENT.vibrationExposure: 25to5'],
  },
  {
    because: 'trillend gereedschap gekozen is, en toch niet zou voorkomen',
    answers: ['EDUCATION.tasks: repetitive vibration', 'REPETITIVE_MOVEMENT.vibratingTools: no'],
  },
  {
    because: 'trillingen bij herhaald werk boven de grenswaarde komen',
    answers: [
      'EDUCATION.tasks: repetitive',
      'REPETITIVE_MOVEMENT.vibratingTools: yes',
      'REPETITIVE_MOVEMENT.vibrationExposure: gt5',
    ],
  },
  {
    because: 'iemand onder de 18 met schadelijk trillend gereedschap werkt',
    answers: [
      'EDUCATION.tasks: vibration',
      'REPETITIVE_MOVEMENT.vibrationExposure: 25to5',
      'REPETITIVE_MOVEMENT.youngVibration: yes',
    ],
  },
  {
    because: 'iemand alleen meer dan 25 kg tilt',
    answers: ['EDUCATION.tasks: liftMid', 'LIFT_ABOVE_KNEE.load: gt25'],
  },
  {
    because: 'iemand bukkend meer dan 25 kg tilt',
    answers: ['EDUCATION.tasks: liftLow', 'LIFT_BELOW_KNEE.load: gt25'],
  },
  {
    because: 'iemand meer dan 25 kg boven de schouder tilt',
    answers: ['EDUCATION.tasks: liftHigh', 'LIFT_ABOVE_SHOULDER.load: gt25'],
  },
  {
    because: 'iemand meer dan 23 kg draagt',
    answers: ['EDUCATION.tasks: carry', 'CARRY.load: gt23'],
  },
  {
    because: 'iemand meer dan 6.000 kg per dag draagt',
    answers: ['EDUCATION.tasks: carry', 'CARRY.total: gt6000'],
  },
  {
    because: 'een kar meer dan 300 N vraagt',
    answers: ['EDUCATION.tasks: pushPull', 'PUSH_AND_PULL.force: gt300'],
  },
  {
    because: 'de kracht voor de zwaarste kar niet is gemeten',
    answers: ['EDUCATION.tasks: pushPull', 'PUSH_AND_PULL.force: unknown'],
  },
  {
    because: 'iemand verder dan 60° voorover werkt',
    answers: ['EDUCATION.tasks: posture', 'STRENUOUS_POSTURE.trunk: gt60'],
  },
  {
    because: 'herhaald werk veel kracht van één hand vraagt',
    answers: ['EDUCATION.tasks: repetitive', 'REPETITIVE_MOVEMENT.force: yes'],
  },
  {
    because: 'niemand is voorgelicht over zwaar werk',
    answers: ['EDUCATION.tasks: posture', 'EDUCATION.instructed: no'],
  },
]
