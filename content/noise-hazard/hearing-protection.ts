import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { arbowet8, besluit } from '../sources.ts'
import { whenLoud, whenUpper } from './conditions.ts'
import * as pictures from './pictures.ts'
import { en458 } from './sources.ts'

export const hearingProtection: Script = {
  scriptKey: 'HEARING_PROTECTION',
  scriptType: 'SURVEY',
  title: 'Gehoorbescherming',
  nextScript: 'PEOPLE',
  genericScript: false,
  dependsOn: whenLoud,
  hasFactsheets: true,
  questions: [
    {
      questionKey: 'available',
      text: 'Heeft iedereen die dat nodig heeft eigen, passende gehoorbescherming gekregen?',
      picture: pictures.hearingProtectors,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Boven 80 dB(A) moet je passende bescherming geven die is aangemeten. Wat niet past, wordt niet gedragen.',
        sources: [
          besluit('6.8 lid 7 en 8', 'gehoorbescherming'),
          besluit('8.1', 'persoonlijke beschermingsmiddelen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, aangemeten of in meer maten, met keuze'),
        red('loose', 'Er liggen losse oordoppen', {
          label: 'Geen passende gehoorbescherming',
          urgency: 'SOON',
          actions: [
            'Kies minder lawaaiig gereedschap',
            'Laat otoplastieken of kappen aanmeten',
            'Geef keuze uit twee soorten',
            'Regel vervanging van pads en filters',
          ],
        }),
        red('no', 'Nee', {
          label: 'Geen gehoorbescherming boven 80 dB(A)',
          urgency: 'NOW',
          actions: [
            'Stop het lawaaiige werk tot er bescherming is',
            'Verlaag het geluid of de tijd',
            'Geef vandaag passende gehoorbescherming',
            'Laat mensen meedenken over de keuze',
          ],
        }),
      ],
    },
    {
      questionKey: 'worn',
      text: 'Draagt iedereen de gehoorbescherming altijd waar het moet (85 dB(A) of hoger)?',
      picture: pictures.hearingProtectionWorn,
      type: 'SINGLE',
      since: 1,
      dependsOn: [whenUpper],
      isPrimarySafeguard: true,
      norm: {
        explanation:
          'Vanaf 85 dB(A) is dragen verplicht, ook voor wie even langskomt. Vijf minuten zonder bescherming kan de hele dag bederven.',
        sources: [besluit('6.8 lid 9', '85 dB(A) of hoger'), arbowet8],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en er wordt op toegezien'),
        red('sometimes', 'Niet altijd', {
          label: 'Gehoorbescherming niet altijd gedragen',
          urgency: 'NOW',
          actions: [
            'Laat niemand zonder bescherming in de zone',
            'Maak de zone stiller of kleiner',
            'Neem het mee in de werkplekronde',
            'Kies kappen met radio of spraak als dat helpt',
            'Spreek mensen aan en leg het vast',
          ],
        }),
        red('no', 'Nee', {
          label: 'Gehoorbescherming niet gedragen',
          urgency: 'NOW',
          actions: [
            'Stop het werk van wie geen bescherming draagt',
            'Zet de bron uit of apart',
            'Maak dragen verplicht in de zone',
            'Geef ander type bij klachten',
            'Houd toezicht',
          ],
        }),
      ],
    },
    {
      questionKey: 'attenuation',
      text: 'Blijft er met de bescherming 70 tot 80 dB(A) bij het oor over?',
      picture: pictures.hearingAttenuation,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Te weinig demping helpt niet, te veel ook niet: dan mist iemand een alarm. De fabrikant geeft het getal SNR.',
        sources: [en458('keuze van gehoorbescherming, 70 tot 80 dB(A) bij het oor')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('good', 'Ja, 70-80 dB(A)'),
        red('low', 'Nee, meer dan 80 dB(A)', {
          label: 'Te weinig demping bij het oor',
          urgency: 'SOON',
          actions: [
            'Kies een hogere demping of dubbele bescherming',
            'Verlaag eerst het geluid',
            'Controleer de pasvorm',
          ],
        }),
        red('over', 'Nee, minder dan 70 dB(A)', {
          label: 'Te veel demping: mensen horen alarm niet',
          urgency: 'LATER',
          actions: [
            'Kies een lichtere demper of een niveau-afhankelijke',
            'Zet waarschuwingen ook als licht',
            'Vraag wat mensen nog moeten kunnen horen',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
  ],
}
