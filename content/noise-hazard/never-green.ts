import type { NeverGreen } from '../content.ts'

export const neverGreen: readonly NeverGreen[] = [
  { because: 'het geluid niet bekend is', answers: ['START.applies: yes', 'DOSE.level: unknown'] },
  {
    because: 'het geluid niet bekend is bij wie twijfelt',
    answers: ['START.applies: doubt', 'DOSE.level: unknown'],
  },
  {
    because: 'het geluid tussen 80 en 85 dB(A) is',
    answers: ['START.applies: yes', 'DOSE.level: lower'],
  },
  {
    because: 'het geluid 85 dB(A) of hoger is',
    answers: ['START.applies: yes', 'DOSE.level: upper'],
  },
  {
    because: 'iemand met bescherming op boven 87 dB(A) komt',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'DOSE.atEar: gt87'],
  },
  {
    because: 'niemand weet wat er bij het oor overblijft',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'DOSE.atEar: unknown'],
  },
  {
    because: 'het geluid nooit is beoordeeld',
    answers: ['START.applies: yes', 'DOSE.level: below', 'DOSE.assessed: no'],
  },
  {
    because: 'er geen gehoorbescherming is boven 80 dB(A)',
    answers: ['START.applies: yes', 'DOSE.level: lower', 'HEARING_PROTECTION.available: no'],
  },
  {
    because: 'gehoorbescherming niet wordt gedragen',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'HEARING_PROTECTION.worn: no'],
  },
  {
    because: 'gehoorbescherming soms niet wordt gedragen',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'HEARING_PROTECTION.worn: sometimes'],
  },
  {
    because: 'iemand van 17 werkt waar het 85 dB(A) of hoger is',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'PEOPLE.young: yes'],
  },
  {
    because: 'zwangere medewerkers boven 80 dB(A) kunnen werken',
    answers: ['START.applies: yes', 'DOSE.level: lower', 'PEOPLE.pregnant: no'],
  },
  {
    because: 'lawaaiige plekken niet zijn afgebakend',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'SOURCE.marking: no'],
  },
]
