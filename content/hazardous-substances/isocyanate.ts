import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { choice, green, open, red } from '../answers.ts'
import { whenInUse, withHazard } from './conditions.ts'
import { bovag, isocyanateRestriction } from './sources.ts'

export const isocyanate: Survey = {
  scriptKey: 'ISOCYANATE',
  scriptType: 'SURVEY',
  title: 'Isocyanaat',
  nextScript: 'LEAD',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [withHazard('isocyanate')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'present',
      text: 'Zit er in {stof} 0,1 % of meer vrij di-isocyanaat?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Het zit in verharders, tweecomponentenlak, PUR-schuim en lijm. Op de verpakking en in het blad staat dan dat een opleiding verplicht is. Anders staat het gehalte in rubriek 3.',
        sources: [
          isocyanateRestriction('vanaf 0,1 gewichtsprocent'),
          bovag('het staat op het etiket of de verpakking'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        choice('yes', 'Ja, of op de verpakking staat dat een opleiding verplicht is'),
        green('no', 'Nee, minder of geen', { freeText: 'Waar staat dat?', endsScript: true }),
        open('unknown', 'Zoek uit: kijk op de verpakking of in rubriek 3 en 15'),
      ],
    },
    {
      questionKey: 'trained',
      text: 'Heeft iedereen die met {stof} werkt in de laatste vijf jaar de verplichte opleiding gehaald?',
      type: 'SINGLE',
      isPrimarySafeguard: true,
      dependsOn: [{ scriptKey: 'ISOCYANATE', questionKey: 'present', answerKeys: ['yes'] }],
      since: 2,
      norm: {
        explanation:
          'Wie een allergie voor isocyanaat krijgt, houdt astma voor het leven. Sinds 24 augustus 2023 mag alleen wie de opleiding heeft gehaald ermee werken, ook een zzp’er. Elke vijf jaar moet ze opnieuw.',
        sources: [
          isocyanateRestriction('opleiding sinds 24 augustus 2023, elke vijf jaar opnieuw'),
          bovag('zonder opleiding niet meer mee werken'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, met een bewijs van iedereen'),
        red('old', 'Wel gehaald, maar van iemand is het langer dan vijf jaar geleden', {
          label: 'Opleiding voor isocyanaat verlopen',
          urgency: 'NOW',
          actions: [
            'Laat wie een verlopen bewijs heeft er niet mee werken',
            'Plan de herhaling bij de leverancier of online',
            'Zet de einddatum van elk bewijs in de agenda',
          ],
        }),
        red('no', 'Nee, niet iedereen', {
          label: 'Werken met isocyanaat zonder verplichte opleiding',
          urgency: 'NOW',
          actions: [
            'Stop het werk van wie geen bewijs heeft',
            'Vraag de leverancier om een product zonder isocyanaat',
            'Laat iedereen de opleiding halen die bij het werk past',
            'Bewaar de bewijzen',
          ],
        }),
      ],
    },
  ],
}
