import type { Script } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, red } from '../answers.ts'
import { arbobesluit, arbowet8, ownChoice } from '../sources.ts'
import { arbowet14and18, gdpr9, iso11228 } from './sources.ts'

/** The kinds of heavy work decide which other scripts are asked. */
export const education: Script[] = [
  {
    scriptKey: 'INFO_EDUCATION',
    scriptType: 'INFORMATION',
    title: 'Voorlichting',
    nextScript: 'EDUCATION',
    genericScript: false,
    dependsOn: null,
    text: 'Je gaat per functiegroep na welk zwaar werk er voorkomt. Je kijkt ook of iedereen weet hoe het gezond kan. Vraag het aan de mensen die het werk doen, maar schrijf niets op over iemands gezondheid.',
  },
  {
    scriptKey: 'EDUCATION',
    scriptType: 'SURVEY',
    title: 'Voorlichting',
    nextScript: 'INFO_LIFTING',
    genericScript: false,
    dependsOn: null,
    hasFactsheets: false,
    questions: [
      {
        questionKey: 'tasks',
        text: 'Welke werkzaamheden komen in de groep {functiegroep} minstens één keer per week voor?',
        type: 'MULTI',
        since: 1,
        norm: {
          explanation:
            'Kies alles wat minstens één keer per week voorkomt. We vragen daarna alleen door over wat je kiest. Lasten onder 3 kg en dragen tot 1 meter tellen niet mee. Trillend gereedschap staat er apart bij: wie veel slijpt, merkt de schade aan handen en vingers pas laat.',
          sources: [
            iso11228('tillen vanaf 3 kg, dragen vanaf 1 meter'),
            ownChoice('minstens één keer per week'),
          ],
          reviewed: '2026-11-29',
        },
        answers: [
          choice('liftMid', 'Tillen tussen knie- en schouderhoogte (lasten van 3 kg of meer)'),
          choice('liftLow', 'Tillen van of naar een plek onder kniehoogte (3 kg of meer)'),
          choice('liftHigh', 'Tillen boven schouderhoogte (3 kg of meer)'),
          choice('carry', 'Lasten van 3 kg of meer lopend dragen (meer dan 1 meter)'),
          choice('pushPull', 'Karren, pallets of andere lasten duwen of trekken'),
          choice('posture', 'Werken in een inspannende houding (bukken, knielen, reiken, lang staan)'),
          choice('repetitive', 'Steeds dezelfde hand- of armbeweging herhalen'),
          choice('vibration', 'Werken met trillend gereedschap (slijper, slagmoersleutel, bikhamer)', {
            since: 3,
          }),
          choice('none', 'Geen van deze werkzaamheden', { excludesOthers: true }),
        ],
      },
      {
        questionKey: 'instructed',
        text: 'Zijn de medewerkers in de groep {functiegroep} de afgelopen 12 maanden voorgelicht over lichamelijk zwaar werk en over gezond werken met de hulpmiddelen?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Je moet medewerkers voorlichten over de risico’s van hun werk en over gezond werken. Hoe vaak, staat niet in de wet: elk jaar is goede praktijk. Leg het vast, dan kun je laten zien dat het is gebeurd.',
          sources: [arbowet8, arbobesluit('5.5 (voorlichting)', 'B'), ownChoice('elke 12 maanden')],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yesRecorded', 'Ja, en dat is vastgelegd'),
          red('yesNotRecorded', 'Ja, maar dat is niet vastgelegd', {
            label: 'Voorlichting is niet aantoonbaar',
            urgency: 'LATER',
            actions: ['Leg van elke voorlichting onderwerp, datum en deelnemers vast in het bedrijfsdossier'],
          }),
          red('no', 'Nee, of alleen bij indiensttreding', {
            label: 'Medewerkers zijn niet (recent) voorgelicht',
            urgency: 'SOON',
            actions: [
              'Plan een toolbox over tillen, duwen en houding, en herhaal die elk jaar',
              'Laat op de werkplek zien hoe de hulpmiddelen werken',
              'Hang de factsheet op bij de werkplek',
            ],
          }),
        ],
      },
      {
        questionKey: 'newcomers',
        text: 'Krijgen nieuwe medewerkers, uitzendkrachten en stagiairs vóór het eerste zware werk instructie in een taal die zij begrijpen?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Voorlichting helpt alleen als iemand die begrijpt. Dat geldt ook voor uitzendkrachten en stagiairs. Geef de instructie dus vóór het eerste zware werk en in een taal die de nieuwe medewerker begrijpt.',
          sources: [arbowet8],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja, altijd'),
          red('no', 'Nee, of niet altijd', {
            label: 'Nieuwkomers werken zonder begrijpelijke instructie',
            urgency: 'SOON',
            actions: [
              'Geef instructie vóór het eerste zware werk',
              'Maak een instructiekaart met foto’s in de talen van de ploeg',
              'Wijs voor elke nieuwe medewerker een ervaren collega aan',
            ],
          }),
        ],
      },
      {
        questionKey: 'supervision',
        text: 'Ziet de leidinggevende erop toe dat de hulpmiddelen worden gebruikt en werkafspraken nagekomen?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Afspraken werken alleen als iemand erop let. Je bent verplicht om toe te zien op gezond werken, ook zonder dat er een klacht is.',
          sources: [arbowet8],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee, of alleen na een klacht', {
            label: 'Onvoldoende toezicht op gezond werken',
            urgency: 'LATER',
            actions: [
              'Neem fysieke belasting op in de werkplekronde',
              'Bespreek in het werkoverleg wat beter kan',
            ],
          }),
        ],
      },
      {
        questionKey: 'complaints',
        text: 'Kunnen medewerkers klachten door het werk melden en wordt er iets mee gedaan?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Wie een klacht op tijd meldt, kan erger voorkomen. Medewerkers mogen daarvoor naar de bedrijfsarts, ook zonder dat je het weet. Leg nooit vast welke persoon welke klacht heeft.',
          sources: [arbowet14and18, gdpr9],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja, bij de leidinggevende, de preventiemedewerker of de bedrijfsarts'),
          red('no', 'Nee, of dat is niet geregeld', {
            label: 'Klachten over fysieke belasting blijven buiten beeld',
            urgency: 'LATER',
            actions: [
              'Maak bekend hoe iedereen naar het spreekuur van de bedrijfsarts kan',
              'Tel klachten per functiegroep, zonder namen',
            ],
          }),
        ],
      },
    ],
  },
]
