import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { whenCmr, whenInUse, whenStored } from './conditions.ts'
import * as pictures from './pictures.ts'

export const cmr: Survey = {
  scriptKey: 'CMR',
  scriptType: 'SURVEY',
  title: 'Kankerverwekkend, mutageen, reprotoxisch',
  nextScript: 'SUSPECT',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [whenCmr('yes')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'substitution',
      text: 'Is onderzocht en opgeschreven waarom {stof} niet te vervangen is?',
      picture: pictures.substitution,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Voor deze stoffen is vervangen verplicht als dat technisch kan. Kosten zijn geen reden om het niet te doen.',
        sources: [besluit('4.17'), besluit('4.13 onder a')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, vervanging is technisch niet uitvoerbaar en dat staat op papier'),
        red('planned', 'Er is een vervanger; we stappen over', {
          label: 'CMR-stof nog niet vervangen',
          urgency: 'SOON',
          actions: [
            'Leg de datum van overstap vast',
            'Vraag de leverancier om een proef met het nieuwe product',
            'Voer oude voorraad af zodra het nieuwe product werkt',
          ],
        }),
        red('no', 'Nee, niet onderzocht', {
          label: 'Vervanging van CMR-stof niet onderzocht',
          urgency: 'NOW',
          actions: [
            'Vraag leverancier en branche naar een product zonder H340, H350 of H360',
            'Kies een ander proces (mechanisch of met water)',
            'Leg uitkomst en datum vast',
            'Vraag advies van een arbeidshygiënist',
          ],
        }),
      ],
    },
    {
      questionKey: 'extraData',
      text: 'Zijn de extra gegevens voor de RI&E vastgelegd: reden, hoeveelheid per jaar, soort werk, aantal mensen, maatregelen en beschermingsmiddelen?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'De wet noemt precies wat je van deze stoffen moet opschrijven. Dit register kan die lijst maken.',
        sources: [besluit('4.13 onder a t/m g')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, alle zes'),
        red('no', 'Nee, of niet volledig', {
          label: 'Extra registratie CMR ontbreekt',
          urgency: 'SOON',
          actions: [
            'Vul taken, hoeveelheid en maatregelen in dit register in',
            'Voeg de reden van gebruik toe',
            'Download het register en voeg het bij de RI&E',
          ],
        }),
      ],
    },
    {
      questionKey: 'list',
      text: 'Is er een lijst van medewerkers die aan {stof} blootstaan of kunnen blootstaan, met hun blootstelling?',
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Ziekte komt soms na tientallen jaren. De lijst laat dan zien wie waarmee werkte. Zet hier geen namen.',
        sources: [
          besluit('4.15', 'ook bij stoffen die de voortplanting schaden'),
          besluit('4.10c lid 4', '40 jaar bewaren'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, afgeschermd bewaard en in te zien voor de medewerker zelf'),
        red('no', 'Nee', {
          label: 'Geen lijst van blootgestelde medewerkers',
          urgency: 'SOON',
          actions: [
            'Maak de lijst bij personeelszaken, niet in dit register',
            'Neem ook uitzendkrachten en oud-medewerkers op',
            'Spreek af dat de lijst 40 jaar bewaard blijft',
            'Vraag de arbodienst om een voorbeeld',
          ],
        }),
      ],
    },
    {
      questionKey: 'minimised',
      text: 'Is de blootstelling aan {stof} zo laag als technisch kan, en mag niemand anders de plek in?',
      picture: pictures.noEntry,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Bij deze stoffen telt niet alleen de grenswaarde. De blootstelling moet zo ver daaronder als de techniek toelaat.',
        sources: [besluit('4.18'), besluit('4.19 lid 1 onder b en c')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja: gesloten systeem of afzuiging bij de bron, en een gemarkeerde zone'),
        red('zone', 'Wel afzuiging, geen gemarkeerde zone', {
          label: 'Gevarenzone niet gemarkeerd',
          urgency: 'SOON',
          actions: [
            'Breng een gesloten aanvoer of een kap aan',
            'Markeer de zone met borden',
            'Laat alleen toe wie er moet zijn',
            'Geef daar adembescherming',
          ],
        }),
        red('no', 'Nee', {
          label: 'Blootstelling aan CMR-stof niet beperkt',
          urgency: 'NOW',
          actions: [
            'Stop het werk tot er afzuiging is',
            'Sluit het proces af',
            'Laat meten en vergelijk met de grenswaarde',
            'Geef zolang passende adembescherming',
          ],
        }),
      ],
    },
    {
      questionKey: 'yearly',
      text: 'Krijgt iedereen die met {stof} werkt elk jaar voorlichting?',
      picture: pictures.yearlyToolbox,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Wie de stof kent, werkt schoner. Voor deze stoffen staat de jaarlijkse herhaling in de wet.',
        sources: [besluit('4.19 lid 1 onder a', 'ten minste één keer per jaar')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, en dat is vastgelegd'),
        red('no', 'Nee, of niet elk jaar', {
          label: 'Geen jaarlijkse voorlichting over CMR-stof',
          urgency: 'SOON',
          actions: [
            'Plan een toolbox',
            'Gebruik de instructiekaart in de taal van de ploeg',
            'Leg datum en deelnemers vast in het bedrijfsdossier',
          ],
        }),
      ],
    },
    {
      questionKey: 'hygiene',
      text: 'Kunnen mensen die met {stof} werken zich wassen en werkkleding apart hangen, en eten zij ergens anders?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Wat op handen en kleren zit, gaat mee naar de kantine en naar huis. Zo krijg je het alsnog binnen. De wet vraagt werkkleding, een eigen plek daarvoor, wassen en een schone plek om te eten.',
        sources: [besluit('4.20 lid 1 t/m 5', 'hygiëne')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of niet alles', {
          label: 'CMR-stof gaat mee op kleren en handen',
          urgency: 'SOON',
          actions: [
            'Verbied eten, drinken en roken op de werkplek',
            'Zorg voor een wastafel en een douche',
            'Geef werkkleding, en hang die apart van gewone kleren',
            'Laat werkkleding door het bedrijf wassen',
          ],
        }),
      ],
    },
    {
      questionKey: 'containers',
      text: 'Zitten {stof} en het afval ervan in gesloten bakken waarop duidelijk staat wat erin zit?',
      type: 'SINGLE',
      dependsOn: [whenStored],
      since: 2,
      norm: {
        explanation:
          'Uit een open emmer of een losse poetsdoek blijft de stof in de lucht komen. De wet vraagt dichte, herkenbare bakken voor opslag, vervoer en afval.',
        sources: [besluit('4.19 lid 1 onder d en e', 'opslag en afval')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee, of niet altijd', {
          label: 'CMR-stof of afval staat open of zonder naam',
          urgency: 'SOON',
          actions: [
            'Doe open verpakkingen en afval meteen in een dichte bak',
            'Zet op elke bak wat erin zit, met de pictogrammen',
            'Laat het afval ophalen als gevaarlijk afval',
          ],
        }),
      ],
    },
  ],
}
