import type { Condition, Question } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { besluit, knowledge, ownChoice } from '../sources.ts'

/** Of grinding and of welding. `work`: inside a sentence. `urgentWhen`: what burns was not taken away. */
export const createFireWatch = (work: string, urgentWhen: Condition): Question => ({
  questionKey: 'fireWatch',
  text: `Bij {machine}: ${work} je buiten de vaste werkplek alleen met een vergunning, en let iemand daarna op brand?`,
  type: 'SINGLE',
  since: 2,
  norm: {
    explanation:
      'Een vonk smeult uren voordat er vlammen zijn, vaak als iedereen weg is. Op een plek die er niet voor is ingericht, kijk je vooraf samen wat kan branden. Na afloop blijft iemand kijken.',
    sources: [
      besluit('7.4 lid 3', 'brand'),
      knowledge('vergunning en nawacht bij brandgevaarlijk werk'),
      ownChoice('een uur nawacht'),
    ],
    reviewed: '2026-11-29',
  },
  answers: [
    green('yes', 'Ja, en iemand blijft een uur kijken'),
    green('fixedPlace', 'Er wordt alleen op een vaste plek gewerkt, die ervoor is ingericht'),
    red(
      'no',
      'Nee',
      {
        label: 'Vonken buiten de vaste werkplek zonder vergunning of nawacht',
        urgency: 'SOON',
        actions: [
          'Doe het werk op de vaste plek',
          'Maak een vergunning van één bladzijde: plek, brandbaar, blusser, tijd',
          'Wijs iemand aan die een uur na afloop kijkt',
        ],
      },
      { urgentWhen: [urgentWhen] },
    ),
  ],
})
