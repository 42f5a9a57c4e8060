import type { Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit } from '../sources.ts'
import { whenInUse, withHazard } from './conditions.ts'
import { leadDirective, occupationalDiseases } from './sources.ts'

export const lead: Survey = {
  scriptKey: 'LEAD',
  scriptType: 'SURVEY',
  title: 'Lood',
  nextScript: 'REVIEW',
  genericScript: false,
  dependsOn: whenInUse,
  alsoDependsOn: [withHazard('lead')],
  hasFactsheets: false,
  questions: [
    {
      questionKey: 'bloodTest',
      text: 'Kan iedereen die met {stof} werkt zijn bloed laten onderzoeken op lood, vooraf en daarna regelmatig?',
      type: 'SINGLE',
      since: 2,
      norm: {
        explanation:
          'Lood stapelt zich op in het lichaam. In het bloed zie je het voordat iemand ziek wordt. Europa noemt 0,03 mg per m³ lucht en 30 microgram per 100 ml bloed, vanaf 2029 de helft van dat laatste. De uitslag blijft bij de arts.',
        sources: [
          besluit('4.10b lid 1', 'onderzoek bij een biologische grenswaarde'),
          leadDirective('0,03 mg/m³; 30, later 15 µg per 100 ml bloed'),
          occupationalDiseases('minstens twee keer per jaar'),
        ],
        reviewed: '2026-11-29',
      },
      answers: [
        green('yes', 'Ja, via de arbodienst of de bedrijfsarts'),
        red('no', 'Nee', {
          label: 'Geen bloedonderzoek bij werk met lood',
          urgency: 'SOON',
          actions: [
            'Kies een product zonder lood',
            'Vraag de bedrijfsarts om bloedonderzoek voor iedereen die met lood werkt',
            'Begin het werk pas na het eerste onderzoek',
            'Laat de uitslagen bij de arts',
          ],
        }),
      ],
    },
  ],
}
