import { orangeRisk, redRisk, type Scenario } from '../content.ts'

const keepLowering = 'Laat altijd gehoorbescherming dragen en blijf het geluid verlagen'
const quieterSource = 'Vervang of demp de hardste bron'

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Kantoor en tekenkamer: niemand hoeft de stem te verheffen.',
    answers: ['START.applies: no'],
    expected: {},
  },
  {
    situation:
      'Monteurs met handgereedschap, gemeten op 76 dB(A). Bij het oor en in zones valt niets te vragen.',
    answers: ['START.applies: doubt', 'DOSE.level: below'],
    expected: {},
  },
  {
    situation: 'Machinebedieners op 78 dB(A), maar niemand heeft het ooit beoordeeld.',
    answers: ['START.applies: yes', 'DOSE.level: below', 'DOSE.assessed: no'],
    expected: { DOSE: redRisk('SOON', 'Gebruik deze check als eerste beoordeling') },
  },
  {
    situation: 'Lassers op 83 dB(A), met otoplastieken en elk jaar uitleg: meer vraagt de wet daar niet.',
    answers: ['START.applies: yes', 'DOSE.level: lower'],
    expected: { DOSE: orangeRisk('LATER', quieterSource) },
  },
  {
    situation: 'Dezelfde lassers op 83 dB(A), waar alleen losse oordopjes liggen.',
    answers: ['START.applies: yes', 'DOSE.level: lower', 'HEARING_PROTECTION.available: loose'],
    expected: {
      DOSE: redRisk('SOON', quieterSource),
      HEARING_PROTECTION: redRisk('SOON', 'Kies minder lawaaiig gereedschap'),
    },
  },
  {
    situation: 'Bankwerkers op 82 dB(A) zonder gehoorbescherming.',
    answers: ['START.applies: yes', 'DOSE.level: lower', 'HEARING_PROTECTION.available: no'],
    expected: {
      DOSE: redRisk('SOON', quieterSource),
      HEARING_PROTECTION: redRisk('NOW', 'Stop het lawaaiige werk tot er bescherming is'),
    },
  },
  {
    situation:
      'Plaatbewerkers op 89 dB(A): plan, zone, gehoortest en uitleg zijn er, en iedereen draagt kappen.',
    answers: ['START.applies: yes', 'DOSE.level: upper'],
    expected: { DOSE: orangeRisk('LATER', keepLowering) },
  },
  {
    situation: 'Slijpers op 95 dB(A): alles geregeld, maar een gehoortest is nooit aangeboden.',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'PEOPLE.audiometry: no'],
    expected: {
      DOSE: redRisk('NOW', keepLowering),
      PEOPLE: redRisk('SOON', 'Regel de gehoortest met de arbodienst'),
    },
  },
  {
    situation: 'Een leerling van 17 staat in een hal van 89 dB(A), met oorkappen op.',
    answers: ['START.applies: yes', 'DOSE.level: upper', 'PEOPLE.young: yes'],
    expected: {
      DOSE: orangeRisk('LATER', keepLowering),
      PEOPLE: redRisk('NOW', 'Laat wie jonger is dan 18 hier vandaag niet meer werken'),
    },
  },
  {
    situation: 'Ponserij: 97 dB(A), goedkope doppen die half worden gedragen; bij het oor 90 dB(A).',
    answers: [
      'START.applies: yes',
      'DOSE.level: upper',
      'DOSE.atEar: gt87',
      'HEARING_PROTECTION.worn: sometimes',
      'HEARING_PROTECTION.attenuation: low',
    ],
    expected: {
      DOSE: redRisk('NOW', keepLowering),
      HEARING_PROTECTION: redRisk('NOW', 'Laat niemand zonder bescherming in de zone'),
    },
  },
  {
    situation: 'Constructiehal: 91 dB(A), geen plan, geen borden, niemand draagt iets.',
    answers: [
      'START.applies: yes',
      'DOSE.level: upper',
      'SOURCE.plan: no',
      'SOURCE.technical: no',
      'SOURCE.marking: no',
      'HEARING_PROTECTION.worn: no',
    ],
    expected: {
      DOSE: redRisk('NOW', keepLowering),
      SOURCE: redRisk('SOON', 'Zet per bron een maatregel in het plan van aanpak'),
      HEARING_PROTECTION: redRisk('NOW', 'Stop het werk van wie geen bescherming draagt'),
    },
  },
  {
    situation: 'Er wordt geslepen en geschreeuwd, maar niemand weet hoe hard het is.',
    answers: ['START.applies: yes', 'DOSE.level: unknown', 'DOSE.atEar: unknown'],
    expected: { DOSE: 'GREY', PEOPLE: 'GREY' },
  },
  {
    situation: 'Klappen van 136 dB(C) bij het richten, verder stil; doppen en uitleg zijn er.',
    answers: ['START.applies: yes', 'DOSE.level: lower'],
    expected: { DOSE: orangeRisk('LATER', quieterSource) },
  },
  {
    situation: 'Lasserij op 84 dB(A) zonder afspraak voor zwangere medewerkers.',
    answers: ['START.applies: yes', 'DOSE.level: lower', 'PEOPLE.pregnant: no'],
    expected: {
      DOSE: orangeRisk('LATER', quieterSource),
      PEOPLE: redRisk('NOW', 'Laat zwangere medewerkers niet in dit geluid werken'),
    },
  },
]
