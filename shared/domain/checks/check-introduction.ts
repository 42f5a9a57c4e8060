import type { Check } from '#shared/domain/basics/check.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'

// What a user reads about a check before choosing it. Source: the questionnaires (`content/`), whose first question or
// introduction says when they concern a company.

type CheckIntroduction = {
  audience: string
  purpose: string
  /**
   * The most about one section: with the questions of one kind of machine, about work at height with one means, and
   * about a substance that causes cancer with what its record answers. Those about the company (one or two) do not
   * count. Source: the questionnaires.
   */
  numQuestions: number
}

export const checkIntroductions: Record<Check, CheckIntroduction> = {
  PHYSICAL_STRAIN: {
    audience:
      'Doe deze check als mensen bij jullie tillen, dragen, duwen, trekken, gebukt of geknield werken, of vaak dezelfde beweging maken.',
    purpose:
      'Je gaat per functiegroep na welk zwaar werk er voorkomt. Zo zie je wat te zwaar is en wat je eraan kunt doen. Een functiegroep bestaat uit mensen die hetzelfde soort werk doen. Aan het eind krijg je een paar vragen over kantoorwerk en zwangere medewerkers. Stoppen kan altijd: wat je invult, wordt bewaard.',
    numQuestions: 38,
  },
  HAZARDOUS_SUBSTANCES: {
    audience:
      'Houd dit register bij als jullie gevaarlijke stoffen gebruiken, maken of bewaren, zoals verf, lijm, ontvetter of snijolie.',
    purpose:
      'Je zet elke gevaarlijke stof in een lijst: wat er op het etiket staat, waar je de stof voor gebruikt en hoe je mensen beschermt. Zo weet je welke stoffen je het eerst vervangt. Pak het veiligheidsinformatieblad erbij.',
    numQuestions: 30,
  },
  MACHINE_SAFETY: {
    audience:
      'Doe deze check als mensen bij jullie met machines werken, zoals een kolomboor, draaibank, kantpers, slijpmachine of heftruck.',
    purpose:
      'Je gaat per machine na of de papieren, de afscherming, het onderhoud en de uitleg aan gebruikers in orde zijn. Zo voorkom je dat iemand gewond raakt. Loop naar de machine en kijk mee terwijl je antwoordt.',
    numQuestions: 24,
  },
  NOISE_HAZARD: {
    audience:
      'Doe deze check als mensen op 1 meter afstand hun stem moeten verheffen om elkaar te verstaan, of als er harde klappen zijn.',
    purpose:
      'Lawaai maakt doof, en doof worden gaat ongemerkt. Je schat per functiegroep hoeveel geluid iemand op een drukke dag krijgt. Zo zie je waar het stiller moet. Een functiegroep bestaat uit mensen die hetzelfde soort werk doen.',
    numQuestions: 18,
  },
  TEMP_WORK_AT_HEIGHT: {
    audience:
      'Doe deze check als iemand weleens hoger dan de vloer werkt, zoals op een ladder, trap, dak, bordes of laadvloer.',
    purpose:
      'Een val van hoogte loopt vaak slecht af, ook van een lage plek. Je bekijkt klussen zoals lampen vervangen of werk op het dak één voor één. Zo kies je voor elke klus het veiligste hulpmiddel.',
    numQuestions: 19,
  },
  WELDING_SMOKE: {
    audience: 'Doe deze check als er in je bedrijf wordt gelast, gesneden, gegutst of hardgesoldeerd.',
    purpose:
      'Onderzoekers noemen alle lasrook kankerverwekkend, ook die van gewoon staal. Je kijkt per ruimte wat er vrijkomt en wat ertegen gedaan wordt. Zo zie je waar mensen nog te veel rook inademen.',
    numQuestions: 26,
  },
}

/** Our own estimate, from only choosing to looking at the place first. */
const MINUTES_PER_QUESTION = { least: 0.5, most: 1 }

/** "Ongeveer 20 tot 40 minuten per functiegroep". From the number of questions, rounded up to five minutes. */
export function formatDuration(check: Check): string {
  const { numQuestions } = checkIntroductions[check]
  const [least, most] = [MINUTES_PER_QUESTION.least, MINUTES_PER_QUESTION.most].map(
    (minutes) => Math.ceil((numQuestions * minutes) / 5) * 5,
  )
  return `Ongeveer ${least} tot ${most} minuten per ${definitionOf(check).one}`
}
