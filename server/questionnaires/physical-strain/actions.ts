import type { Script } from '#shared/domain/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { arbobesluit, arbowet3, arbowet5, arbowet12, limitDanger } from './sources.ts'
import { whenTask } from './tasks.ts'

const anyTask = whenTask('liftMid', 'liftLow', 'liftHigh', 'carry', 'pushPull', 'posture', 'repetitive')

export const actions: Script[] = [
  {
    scriptKey: 'INFO_ACTIONS',
    scriptType: 'INFORMATION',
    title: 'Maatregelen',
    nextScript: 'ACTIONS',
    genericScript: false,
    dependsOn: anyTask,
    text: 'Kies maatregelen in deze volgorde. Haal eerst de oorzaak weg. Kan dat niet, gebruik dan techniek die voor iedereen werkt. Regel daarna het werk anders. Geef als laatste persoonlijke bescherming.',
  },
  {
    scriptKey: 'ACTIONS',
    scriptType: 'SURVEY',
    title: 'Maatregelen',
    nextScript: 'INFO_SITTING_WORK',
    genericScript: false,
    dependsOn: anyTask,
    hasFactsheets: true,
    questions: [
      {
        questionKey: 'planned',
        text: 'Welke maatregelen gaan jullie in de groep {functiegroep} nemen?',
        type: 'MULTI',
        since: 1,
        showsActions: true,
        norm: {
          explanation:
            'Een oorzaak wegnemen werkt beter dan mensen beschermen. Daarom schrijft de wet deze volgorde voor. Wat je hier kiest, komt in het plan van aanpak.',
          sources: [arbowet3, arbobesluit('5.2 (gevaar voorkomen)', 'B'), limitDanger],
          reviewed: '2026-11-21',
        },
        answers: [
          green('source', 'Bron: werk anders doen zodat tillen, duwen of bukken niet meer nodig is', {
            isMeasure: true,
          }),
          green('technical', 'Techniek: hulpmiddel aanschaffen of aanpassen', { isMeasure: true }),
          green('organisation', 'Organisatie: taakroulatie, werkhoogte, volgorde, personeel', {
            isMeasure: true,
          }),
          green('training', 'Voorlichting en instructie', { isMeasure: true }),
          green('ppe', 'Persoonlijke middelen (kniebeschermers, handschoenen)', { isMeasure: true }),
          green('own', 'Eigen maatregel', { isMeasure: true, freeText: 'Welke maatregel?' }),
          green('noneNeeded', 'Geen maatregelen nodig, er zijn geen rode antwoorden', {
            excludesOthers: true,
            withoutRisks: true,
          }),
          open('undecided', 'Nog niet besloten', { excludesOthers: true }),
        ],
      },
      {
        questionKey: 'owner',
        text: 'Is per maatregel vastgelegd wie het doet en wanneer het klaar is?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Een plan van aanpak noemt bij elke maatregel wanneer die klaar is. Zet er ook bij wie het doet, dan gebeurt het eerder.',
          sources: [arbowet5],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja', { freeText: 'Wie doet het, en wanneer is het klaar?' }),
          green('na', 'Niet van toepassing, er zijn geen maatregelen nodig', { withoutRisks: true }),
          open('no', 'Nog niet'),
        ],
      },
      {
        questionKey: 'discussed',
        text: 'Zijn de uitkomsten besproken met de medewerkers of hun vertegenwoordiging (OR/PVT)?',
        type: 'SINGLE',
        since: 1,
        norm: {
          explanation:
            'Werkgever en medewerkers werken samen aan gezond werk. Medewerkers weten vaak het best wat er zwaar is en welke oplossing werkt.',
          sources: [arbowet12],
          reviewed: '2026-11-21',
        },
        answers: [
          green('yes', 'Ja'),
          red('no', 'Nee', {
            label: 'Medewerkers zijn niet betrokken bij de maatregelen',
            urgency: 'LATER',
            actions: ['Bespreek de matrix en het plan in het werkoverleg en leg de afspraken vast'],
          }),
        ],
      },
    ],
  },
]
