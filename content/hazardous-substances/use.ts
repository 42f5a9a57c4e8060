import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, open, orange, red } from '../answers.ts'
import { besluit, ownChoice } from '../sources.ts'
import { whenCmr, whenInUse, withoutHealthHazard } from './conditions.ts'
import * as pictures from './pictures.ts'

const whenMethod = { scriptKey: 'USE', questionKey: 'methodCount', answerKeys: ['le2', 'gt2'] }

const mustBeMeasured = {
  ...whenCmr('yes'),
  because: 'bij deze stof moet de blootstelling gemeten zijn',
}

export const use: Survey = {
  scriptKey: 'USE',
  scriptType: 'SURVEY',
  title: 'Taken en blootstelling',
  nextScript: 'INFO_MEASURES',
  genericScript: false,
  dependsOn: whenInUse,
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'methodCount',
      text: 'Hoeveel taken met een veilige werkwijze doet één persoon op een dag?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      norm: {
        explanation:
          'Elke werkwijze is voor één stof beoordeeld. Bij meer taken telt de blootstelling op, en dat is niet bekeken.',
        sources: [ownChoice('hooguit 2 taken per dag, zonder bron uit het vak')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('le2', 'Hooguit 2'),
        red('gt2', 'Meer dan 2', {
          label: 'Meer dan 2 taken met een veilige werkwijze per dag',
          urgency: 'NOW',
          actions: [
            'Vervang één van de stoffen',
            'Spreid de taken over meer dagen',
            'Verdeel de taken over meer mensen',
            'Laat de hele dag beoordelen door een arbeidshygiënist',
          ],
        }),
        green('na', 'Er wordt niet met zo’n werkwijze gewerkt'),
      ],
    },
    {
      questionKey: 'methodTime',
      text: 'Blijft elke taak binnen de helft van de tijd die de werkwijze noemt?',
      type: 'SINGLE',
      fromRecord: true,
      since: 1,
      dependsOn: [whenMethod],
      norm: {
        explanation:
          'De tijden in de oude werkwijzen bleken te ruim. Tot er nieuwe zijn, geldt de helft van de tijd.',
        sources: [ownChoice('de tijd per taak gehalveerd, zonder bron uit het vak')],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja'),
        red('no', 'Nee', {
          label: 'Te lang met een veilige werkwijze',
          urgency: 'NOW',
          actions: [
            'Zet afzuiging in en laat opnieuw beoordelen',
            'Kort de taak in of verdeel hem',
            'Wissel van persoon',
          ],
        }),
        open('unknown', 'Weet ik niet'),
      ],
    },
    {
      // Also for a substance without a hazard for health: work with it may release dust or smoke.
      questionKey: 'exposure',
      text: 'Is beoordeeld hoeveel iemand van {stof} binnenkrijgt, vergeleken met de grenswaarde?',
      picture: pictures.exposureMeasured,
      type: 'SINGLE',
      since: 1,
      norm: {
        explanation:
          'Je moet beoordelen wat iemand binnenkrijgt, hoeveel en hoe lang, en dat vergelijken met de grenswaarde. Is er geen wettelijke grenswaarde, dan kies je zelf een veilige. Bij een stof die kanker geeft, de erfelijke aanleg of de voortplanting schaadt, is rekenen niet genoeg: daar laat je meten.',
        sources: [
          besluit('4.2 lid 1, 3, 4 en 7'),
          besluit('4.3 lid 2, 3 en 5'),
          besluit('4.16', 'grenswaarden bij CMR-stoffen'),
          ownChoice('bij een CMR-stof is alleen een meting groen'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('below', 'Ja, gemeten of berekend, en onder de grenswaarde', {
          contradictedBy: [mustBeMeasured],
        }),
        green('measured', 'Ja, gemeten, en onder de grenswaarde', { onlyWhen: [whenCmr('yes')], since: 2 }),
        orange(
          'calculated',
          'Ja, berekend en onder de grenswaarde, maar niet gemeten',
          {
            label: 'Blootstelling aan CMR-stof niet gemeten',
            urgency: 'SOON',
            actions: [
              'Laat een arbeidshygiënist meten',
              'Kies een ander product of een gesloten proces',
              'Zet de uitkomst in het register',
            ],
          },
          { onlyWhen: [whenCmr('yes')], since: 2 },
        ),
        red('above', 'Ja, boven de grenswaarde', {
          label: 'Blootstelling boven de grenswaarde',
          urgency: 'NOW',
          actions: [
            'Stop of beperk het werk tot de blootstelling lager is',
            'Vervang de stof of kies een schoner proces',
            'Breng bronafzuiging aan',
            'Geef zolang passende adembescherming',
            'Laat nameten',
            'Schrijf in het plan van aanpak hoe en wanneer de overschrijding stopt',
          ],
        }),
        green('method', 'Er wordt gewerkt volgens een goedgekeurde veilige werkwijze', {
          onlyWhen: [whenMethod],
          contradictedBy: [mustBeMeasured],
        }),
        green('noHealth', 'Niet nodig: geen gezondheidsgevaar en geen stof of damp', {
          onlyWhen: [withoutHealthHazard],
          freeText: 'Waarom niet?',
          since: 2,
        }),
        red('no', 'Nee', {
          label: 'Blootstelling niet beoordeeld',
          urgency: 'SOON',
          actions: [
            'Vul de taken in en gebruik een rekenmodel zoals Stoffenmanager',
            'Vraag een arbeidshygiënist',
            'Laat zo nodig meten',
          ],
        }),
        open('busy', 'Wordt uitgezocht'),
      ],
    },
  ],
}
