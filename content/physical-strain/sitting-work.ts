import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { arbobesluit, besluit, ownChoice } from '../sources.ts'
import * as pictures from './pictures.ts'

/** Asked once for the company. */
export const sittingWork: Script[] = [
  {
    scriptKey: 'INFO_SITTING_WORK',
    scriptType: 'INFORMATION',
    title: 'Kantoormedewerkers',
    nextScript: 'SITTING_WORK',
    genericScript: true,
    dependsOn: null,
    text: 'Dit onderdeel vul je één keer in voor het hele bedrijf. Denk aan kantoor, werkvoorbereiding, tekenen en planning.',
  },
  {
    scriptKey: 'SITTING_WORK',
    scriptType: 'SURVEY',
    title: 'Kantoormedewerkers',
    nextScript: 'INFO_PREGNANCY',
    genericScript: true,
    dependsOn: null,
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'applies',
        text: 'Zijn er medewerkers die gewoonlijk 2 uur of meer per werkdag achter een beeldscherm werken?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De regels voor beeldschermwerk gelden voor wie gewoonlijk 2 uur per dag of langer achter een beeldscherm werkt. Is er niemand die dat doet, dan is dit onderdeel klaar.',
          sources: [besluit('5.8 lid 2', 'minder dan 2 uur per etmaal')],
          reviewed: '2026-11-21',
        },
        answers: [choice('yes', 'Ja'), green('no', 'Nee', { endsScript: true })],
      },
      {
        questionKey: 'breaks',
        text: 'Wordt beeldschermwerk na hooguit 2 uur achter elkaar afgewisseld met ander werk of een pauze?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'De wet zegt sinds 2019 dat je beeldschermwerk regelmatig moet afwisselen, en noemt geen aantal uren meer. We houden de oude grens van 2 uur aan. In de praktijk duurt zo’n onderbreking 10 minuten.',
          sources: [
            besluit('5.10', 'afwisselen op gezette tijden'),
            {
              name: 'Staatsblad 2018, 465: grens van 2 uur vervallen op 1 januari 2019',
              url: 'https://www.nen.nl/NEN-Shop/Nieuwsberichten-Arbeid-Veiligheid/Niet-meer-elke-2-uur-pauzes-bij-beeldschermwerk.htm',
              grade: 'B',
            },
            {
              name: 'Arbocatalogus contactcenters: na 2 uur minstens 10 minuten',
              url: 'https://klantenservicefederatie.nl/arbocatalogus-contactcenters/hoofdstuk-1-wetgeving-beeldschermwerk/12-wetgeving-beeldschermwerk/',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Te lang achter elkaar beeldschermwerk',
            urgency: 'SOON',
            actions: ['Deel het werk zo in dat na 2 uur ander werk of een pauze van 10 minuten volgt'],
          }),
        ],
      },
      {
        questionKey: 'total',
        text: 'Hoe lang werkt iemand op een gewone dag in totaal zittend achter het beeldscherm?',
        picture: pictures.screenWork,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Wie alleen beeldschermwerk doet, werkt liefst niet langer dan 5 of 6 uur per dag achter het scherm. Dat is een advies, geen wettelijke grens. We kiezen 6 uur.',
          sources: [
            {
              name: 'Toelichting bij het vroegere Besluit beeldschermwerk: 5 à 6 uur per dag',
              url: 'https://ergonomiespecialist.nl/ergonomie/arbowetgeving/tijdsduur-beeldschermwerk/',
              grade: 'B',
            },
            ownChoice('6 uur'),
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('le6', '6 uur of minder'),
          red('gt6', 'Meer dan 6 uur', {
            label: 'Meer dan 6 uur per dag beeldschermwerk',
            urgency: 'SOON',
            actions: [
              'Combineer taken, zodat er ook werk zonder beeldscherm is',
              'Overleg lopend of staand',
              'Zet bureaus neer waaraan iemand kan zitten en staan',
            ],
          }),
        ],
      },
      {
        questionKey: 'workstation',
        text: 'Zijn alle vaste beeldschermplekken instelbaar (stoel, bureau, scherm op ooghoogte) en is er bij laptops een los toetsenbord, en een los scherm of een standaard?',
        picture: pictures.workstation,
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een werkplek moet passen bij wie er werkt. Daarom zijn stoel, bureau en scherm instelbaar. Een laptop alleen is niet genoeg voor wie er lang achter zit.',
          sources: [
            besluit('5.4', 'inrichting van de werkplek'),
            arbobesluit('5.12 (beeldschermwerkplek)', 'B'),
            {
              name: 'Arboregeling, artikelen 5.1 en 5.2 (apparatuur, meubilair en inrichting)',
              url: 'https://wetten.overheid.nl/BWBR0008587',
              grade: 'B',
            },
          ],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Beeldschermwerkplek voldoet niet',
            urgency: 'SOON',
            actions: [
              'Vervang stoelen en bureaus die niet in te stellen zijn',
              'Geef bij elke laptop een los toetsenbord, een muis, en een los scherm of een standaard',
              'Stel elke werkplek in samen met wie er werkt',
            ],
          }),
        ],
      },
      {
        questionKey: 'eyes',
        text: 'Is aan beeldschermwerkers een oogonderzoek aangeboden (voor de start en bij klachten)?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Wie met beeldschermwerk begint of klachten aan de ogen heeft, mag een oogonderzoek laten doen. Jij betaalt het onderzoek, en ook de bril als die voor het beeldscherm nodig is.',
          sources: [arbobesluit('5.11 (ogen en gezichtsvermogen)', 'B')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Geen oogonderzoek aangeboden',
            urgency: 'LATER',
            actions: [
              'Bied elke beeldschermwerker een oogonderzoek aan',
              'Vergoed een beeldschermbril als die nodig is',
            ],
          }),
        ],
      },
    ],
  },
]
